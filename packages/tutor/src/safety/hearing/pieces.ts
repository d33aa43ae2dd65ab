/** A text in sentences, and long ones in overlapping stretches of so many words or characters: what stands together belongs together. */
export function piecesOf(text: string, end: " . " | "。", LENGTH: number): string[] {
  return text.split(end).flatMap((sentence) => {
    const parts = end === "。" ? [...sentence] : sentence.trim().split(" ");
    const between = end === "。" ? "" : " ";
    const put = (some: readonly string[]) => (end === "。" ? some.join(between) : ` ${some.join(between)} . `);
    if (parts.length <= LENGTH) return parts.length > 1 ? [put(parts)] : [];
    const half = Math.floor(LENGTH / 2);
    return Array.from({ length: Math.ceil(parts.length / half) - 1 }, (_, place) =>
      put(parts.slice(place * half, place * half + LENGTH)),
    );
  });
}
