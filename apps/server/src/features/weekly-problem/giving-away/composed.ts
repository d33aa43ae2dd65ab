/**
 * What a text says when it is put together: an expression in a letter whose meaning is told beside it, and the product of how long, wide and high something
 * is. In the signs of a reading; nothing where there is neither.
 */
export const composedOf = (text: string): string[] => [...substituted(text), ...productsOf(text)];

const term = "\\(?\\s?(?:\\d{1,3}\\s?\\*?\\s?)?[a-z](?:\\s?[-+*/]\\s?\\d{1,3})?\\s?\\)?(?![\\p{L}\\d^(])";

/** `k^2(k+1) with k=n-2` */
function substituted(text: string): string[] {
  const meant = [...text.matchAll(definition)].slice(0, DEFINITIONS_MAX);
  if (meant.length === 0) return [];
  const said = meant.reduce((rest, [told, letter = "", value = ""]) => {
    const lone = new RegExp(`(?<![\\p{L}\\\\])${letter}(?!\\p{L})`, "giu");
    return rest.replace(told, "\n").replace(lone, `(${value})`);
  }, text);
  return said === text ? [] : [said];
}

const DEFINITIONS_MAX = 3;
const definition = new RegExp(
  `(?:\\b(?:with|where|for|let|if|when|and)\\s|[,，]?\\s?(?:其中|令|设|当))?\\s?(?<![\\p{L}\\d])([a-z])\\s?(?:=|is|be|equals|stands for|means|是|为|等于|代表|表示)\\s?(?!\\1)(${term})`,
  "giu",
);

/** `width n-2, depth n-2, height n-1`, `长宽都是 n-2，高是 n-1` */
function productsOf(text: string): string[] {
  const factors = [...text.matchAll(measured)].flatMap(({ groups: { words = "", of, before } = {} }) => {
    const times = of === undefined ? 1 : Math.min(FACTORS_MAX, words.match(measures)?.length ?? 1);
    return Array<string>(times).fill(`(${(of ?? before ?? "").trim()})`);
  });
  const products = [factors, ...factors.map((_, first) => factors.slice(first, first + FACTORS_MAX))];
  return products.filter(({ length }) => length > 1 && length <= FACTORS_MAX).map((some) => some.join("*"));
}

const FACTORS_MAX = 3;
const MEASURE = "(?:widths?|lengths?|depths?|heights?|breadth|thickness|wide|long|deep|high|tall|[长宽高深厚]度?)";
const measures = new RegExp(MEASURE, "giu");
const measured = new RegExp(
  `(?<words>${MEASURE}(?:(?:\\s?,\\s?|\\s?、|\\s?和|\\s?与|\\s?跟)?\\s?(?:and\\s(?:the\\s)?)?${MEASURE}){0,2})` +
    `\\s?(?:is|are|of|=|:|be|都|均|各)?\\s?(?:both|each|all|是|为|有|等于|=)?\\s?(?<of>${term})` +
    `|(?<before>${term})(?=\\s?(?:wide|long|deep|high|tall|by)\\b)|(?<=\\bby\\s)(?<before>${term})`,
  "giu",
);
