//! “Did you mean …?”

/// The number of letters to insert, delete, replace or swap to make one text of the other (restricted
/// Damerau-Levenshtein distance).
pub fn edit_distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut before = vec![0; b.len() + 1];
    let mut last: Vec<usize> = (0..=b.len()).collect();
    let mut row = last.clone();
    for i in 0..a.len() {
        row[0] = i + 1;
        for j in 0..b.len() {
            let replaced = last[j] + usize::from(a[i] != b[j]);
            row[j + 1] = replaced.min(last[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && a[i] == b[j - 1] && a[i - 1] == b[j] {
                row[j + 1] = row[j + 1].min(before[j - 1] + 1);
            }
        }
        std::mem::swap(&mut before, &mut last);
        std::mem::swap(&mut last, &mut row);
    }
    last[b.len()]
}

/// The candidate most like a mistyped text, when it is like enough to be what was meant. Long texts have no
/// suggestion, so that a hostile file cannot make this slow.
pub fn nearest<'a>(text: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = text.chars().count();
    if length > 60 {
        return None;
    }
    let lower = text.to_lowercase();
    // One letter is near to every other: only its case can be wrong.
    let allowed = if length < 2 { 0 } else { (length / 3).max(1) };
    candidates
        .into_iter()
        .filter(|candidate| candidate.len() <= 240)
        .map(|candidate| (edit_distance(&lower, &candidate.to_lowercase()), candidate))
        .filter(|&(distance, _)| distance <= allowed)
        .min_by_key(|&(distance, _)| distance)
        .map(|(_, candidate)| candidate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_letters_to_change() {
        for (a, b, distance) in
            [("", "", 0), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "acb", 1), ("Аслановь", "Асланов", 1), ("", "xy", 2)]
        {
            assert_eq!(edit_distance(a, b), distance, "{a} {b}");
        }
    }

    #[test]
    fn suggests_only_what_is_near() {
        assert_eq!(nearest("Timur Aslanow", ["Roman Kovalev", "Timur Aslanov"]), Some("Timur Aslanov"));
        assert_eq!(nearest("B", ["A", "C"]), None);
        assert_eq!(nearest("b", ["A", "B"]), Some("B"));
        assert_eq!(nearest("Petrosian", ["Roman Kovalev", "Timur Aslanov"]), None);
    }
}
