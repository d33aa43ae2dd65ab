const number = "\\d{1,6}(?:\\.\\d{1,3})?";
const it = "(?:it|that|the (?:number|result|answer|total|product|sum)|my number|what i (?:get|got|have)|this)";
const who = "(?:(?:i|she|he|you|[a-z]+) )?";
type Step = (value: string, by: string) => string;
/** What is done to the number, and how it is undone. */
const done: [said: string, undo: Step][] = [
  [`(?:doubles?|doubled) ${it}|multipl(?:y|ies|ied) ${it} by (?:2|two)`, (value) => `(${value})/2`],
  [`(?:triples?|tripled) ${it}`, (value) => `(${value})/3`],
  [`(?:halves?|halved) ${it}`, (value) => `(${value})*2`],
  [`multipl(?:y|ies|ied)(?: ${it})? by (?<n>${number})`, (value, by) => `(${value})/${by}`],
  [`divid(?:e|es|ed)(?: ${it})? by (?<n>${number})`, (value, by) => `(${value})*${by}`],
  [`add(?:s|ed)? (?<n>${number})(?: to ${it})?`, (value, by) => `(${value})-${by}`],
  [
    `(?:take|takes|took) away (?<n>${number})(?: from ${it})?|subtract(?:s|ed)? (?<m>${number})(?: from ${it})?|(?:take|takes|took) (?<k>${number}) away(?: from ${it})?`,
    (value, by) => `(${value})+${by}`,
  ],
];
const start = new RegExp(
  `^${who}(?:think|thinks|thought|am thinking|chose|choose|chooses|pick|picks|picked) (?:of )?a number(?=,| and)`,
);
const lead = `(?:,? |and |then |next |finally |after that,? )*${who}(?:then )?`;
const results = new RegExp(
  `^${lead}(?:(?:end|ends|ended) up with|get|gets|got|the (?:final )?(?:answer|result) (?:is|was)|finish(?:es)? with|it (?:is|makes)) (?<r>${number})`,
);
const asked =
  /^(?:,? )?(?:what (?:number )?(?:was|is) (?:my|the|her|his|the original|the starting) number|what number did (?:i|she|he|[a-z]+) (?:think of|start with|pick|choose)|what (?:was|is) the number|find (?:the|my|her|his) number)[,? ]*$/;

/** A number that is thought of, what is done to it in turn, and what comes out: told back from there. */
export function readThoughtOf(story: string): string | null {
  const opening = start.exec(story);
  if (!opening) return null;
  let rest = story.slice(opening[0].length);
  const undo: ((value: string) => string)[] = [];
  for (let found = stepOf(rest); found; found = stepOf(rest)) {
    const { by, step, length } = found;
    undo.push((value) => step(value, by));
    rest = rest.slice(length);
  }
  const result = results.exec(rest);
  if (!result || undo.length < 2 || !asked.test(rest.slice(result[0].length))) return null;
  return `what is ${undo.reduceRight((value, back) => back(value), result.groups?.r ?? "")}`;
}

function stepOf(text: string) {
  for (const [said, step] of done) {
    const found = new RegExp(`^${lead}(?:${said})(?=,|$| and| then)`).exec(text);
    const by = found?.groups?.n ?? found?.groups?.m ?? found?.groups?.k ?? "";
    if (found) return { by, step, length: found[0].length };
  }
  return null;
}
