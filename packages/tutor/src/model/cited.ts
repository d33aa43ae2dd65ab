/** The passages that a text cites, by their place among those that were given, in the order in which they come. */
export function citedIn(text: string, given: number): number[] {
  const prose = text.replaceAll(/```[\s\S]*?(?:```|$)|`[^`\n]*`|\$\$[\s\S]*?\$\$|\$[^$\n]*\$/g, " ");
  const numbers = [...prose.matchAll(/[[［【]\s?(\d{1,2}(?:\s?[,，、]\s?\d{1,2}){0,5})\s?[\]］】]/g)].flatMap(
    ([, list]) => (list ?? "").split(/[,，、]/).map(Number),
  );
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= given).map((number) => number - 1);
}
