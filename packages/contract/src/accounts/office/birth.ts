const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * The year and month of a birth as `2012-05`, however somebody or their spreadsheet has written it: `2012/5`, `2012-05-17`, `2012年5月`,
 * and what an American Excel makes of these, `5/1/2012` and `May-12`. What is none of these stays as it is.
 */
export function birthMonthIn(written: string): string {
  const text = written.normalize("NFKC").trim();
  const [, year, month] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})(?!\d)/.exec(text) ?? [];
  if (year && month) return `${year}-${month.padStart(2, "0")}`;
  const [, first, last] = /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4})$/.exec(text) ?? [];
  if (first && last) return `${last}-${first.padStart(2, "0")}`;
  const [, name = "", short] = /^([a-z]{3})[a-z]*[- ](?:20)?(\d\d)$/i.exec(text) ?? [];
  const at = months.indexOf(name.toLowerCase()) + 1;
  return at > 0 ? `20${short}-${String(at).padStart(2, "0")}` : written;
}
