//! Small texts of imported files: numbers, points, days.

use crate::Exact;

/// A whole number of at most nine digits.
pub(super) fn whole(text: &str) -> Option<u32> {
    let digits = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok()).flatten()
}

/// Points as report files and tables print them: `4`, `4.5`, `4,5`, `4½`. Nothing longer is a number of points.
pub(super) fn points(text: &str) -> Option<Exact> {
    if text.len() > 12 { None } else { text.parse().ok() }
}

/// A day as `YYYY-MM-DD`: programs write `2026/05/01`, `2026-05-01`, `2026.05.01`, `26/05/01` and `01.05.2026`.
pub(super) fn day(text: &str) -> Option<String> {
    let parts: Vec<&str> = text.split(['/', '-', '.']).collect();
    let [first, month, last] = parts[..] else { return None };
    let (year, day) = if last.len() == 4 { (last, first) } else { (first, last) };
    let (year, month, day) = (whole(year).filter(|_| matches!(year.len(), 2 | 4))?, whole(month)?, whole(day)?);
    let year = if year < 100 { year + 2000 } else { year };
    ((1..=12).contains(&month) && (1..=31).contains(&day) && year >= 1900).then(|| format!("{year:04}-{month:02}-{day:02}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_days_as_programs_write_them() {
        for text in ["2026/05/01", "2026-05-01", "2026.05.01", "26/05/01", "01.05.2026", "1/5/2026", "2026/5/1"] {
            assert_eq!(day(text).as_deref(), Some("2026-05-01"), "{text}");
        }
        for text in ["", "2026", "2026/13/01", "2026/05/40", "May 2026", "1/2/3/4", "2026/05"] {
            assert_eq!(day(text), None, "{text}");
        }
    }
}
