/**
 * Closes the gap that a Chinese text leaves beside a value, such as a name, where the value is Chinese, too: our texts leave it for Latin
 * letters and digits (`Mia 的帖子`, `雨桐的帖子`). Wide brackets bring their own room, whatever stands beside them. No other space is touched,
 * nor one within a value.
 */
export function withoutGaps(text: string, values: readonly unknown[]): string {
  return values.reduce<string>(
    (closed, value) => (typeof value === "string" ? closeGaps(closed, value) : closed),
    text,
  );
}

function closeGaps(text: string, value: string): string {
  let closed = text;
  if (beginsChinese.test(value)) {
    closed = closed.replaceAll(` ${value}`, (gap, at: number) =>
      opens.test(value) || endsChinese.test(closed.slice(0, at)) ? value : gap,
    );
  }
  if (!endsChinese.test(value)) return closed;
  return closed.replaceAll(`${value} `, (gap, at: number) =>
    closes.test(value) || beginsChinese.test(closed.slice(at + gap.length)) ? value : gap,
  );
}

const beginsChinese = /^[\p{sc=Han}（《「『【]/u;
const endsChinese = /[\p{sc=Han}）》」』】]$/u;
const opens = /^[（《「『【]/u;
const closes = /[）》」』】]$/u;
