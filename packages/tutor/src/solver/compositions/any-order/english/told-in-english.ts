import { type Clauses, numbered } from "../told-in-any-order.ts";

const number = "\\d{1,8}(?:\\.\\d{1,4})?";
/** Words that may change what is meant; no open place holds them. */
const turning =
  "(?:not|no|never|none|nobody|[a-z]+n't|cannot|without|except|unless|only|least|most|more|less|fewer|than|twice|thrice|half|halves|quarter|third|times|double[ds]?|triple[ds]?|per|each|every|average|total|both|difference|percent|left|remain(?:s|ing|ed)?|rest|again|extra|another|further|also|equal|same|but|minus|plus|sum|product|opposite|before|after|until|already|ago|maximum|minimum|exactly|altogether|and|or|if|how|what|which)(?![a-z'-])";
const word = `(?!${turning})[a-z][a-z'-]*`;
/** Any words before, each with its blank. */
const before = `(?:${word} ){0,7}?`;
/** Any words behind, each with its blank. */
const behind = `(?: ${word}){0,7}?`;
/** Somebody or something. */
export const name = (group: string) => `(?<${group}>${word}(?: ${word}){0,2}?)`;
export const fraction = (group: string) => `(?<${group}>\\d{1,3}/\\d{1,3})`;

const lead = " ?(?:(?:and|but|then|so|if|now|also|suppose|while|when|given that|finally),? )*";
const end = "(?:, ?|$|(?= (?:and|but|while|then|so|if|when) ))";
const ofWriting = [
  "(?:give|write|express|leave|put)(?: me)?(?: your| the| it)?(?: answer| result)?(?: as| in)(?: an?)? (?:improper |common |simplest )?(?:fraction|percent|percentage|decimal|simplest form|lowest terms|dollars|cents|km|miles|hours|minutes)(?: please)?",
  "(?:answer |as |in )+(?:an?|the)? ?(?:improper )?(?:fraction|percent|percentage|decimal|dollars|cents|km|miles|kilometers|hours|minutes|mph|km/h|years|°c)",
  "(?:please )?(?:show|explain) (?:your )?(?:working|work|steps)",
  "(?:assume|assuming|suppose) (?:that )?(?:the )?(?:same|constant) (?:rate|speed)s?(?: throughout)?",
];

const patternOf = (sentence: string) =>
  sentence
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)%>/g, `(?<$1>${number}) ?%`)
    .replaceAll(/(?<!\(\?|\\k)<([a-z]\w?)>/g, `(?<$1>${number})`)
    .replaceAll("~", before)
    .replaceAll("…", behind);

const made = new Map<string, RegExp>();
/** Clauses of English stories, which commas part, or a word like "and". */
export const inEnglish: Clauses = {
  clause(sentence) {
    const known = made.get(sentence);
    if (known) return known;
    // What ends on & may go on without a comma.
    const [bare, ending] = sentence.endsWith("&") ? [sentence.slice(0, -1), "(?:,? )?"] : [sentence, end];
    const pattern = new RegExp(`${lead}(?:${numbered(patternOf(bare))})${ending}`, "uy");
    made.set(sentence, pattern);
    return pattern;
  },
  idle: ofWriting,
};

/** The same words in one form: 10:47 am, km/h, mph, one spelling of metres and litres. */
export const inClauses = (plain: string): string =>
  forms.reduce((text, [form, said]) => text.replace(form, said), plain).replace(/[, .?]+$/, "");

const forms: [RegExp, string][] = [
  [/\bwhat's\b|\bwhats\b/g, "what is"],
  [/\((\d{1,3}\/\d{1,3})\)/g, "$1"],
  [/(?<=\d), ?(?=000(?!\d))/g, ""],
  [/(?<![\d.])(\d{1,2}), ?(\d\d) ?([ap])\.?m\.?(?![a-z])/g, "$1:$2 $3m"],
  [/(?<![\d.:])(\d{1,2}) ?([ap])\.?m\.?(?![a-z])/g, "$1:00 $2m"],
  [/(?<![\d.:])12 (?:noon|o'clock noon)|(?<=from |to |until |set (?:right|correctly) at )noon/g, "12:00 pm"],
  [/ ?\((?:it runs fast|true time|same prices each time|i know [^()]*|i think [^()]*|fraction|no [a-z ]{0,20})\)/g, ""],
  [/,? ?\(?i know it isn't \d+\)?/g, ""],
  [/kilomet(?:re|er)s?/g, "km"],
  [/(?<!peri|dia|para|thermo)met(?:re|er)s?/g, "meters"],
  [/lit(?:re|er)s?/g, "liters"],
  [/\bkm (?:per|an|every|each) hour|\bkm ph|\bkph|\bkmh/g, "km/h"],
  [/\bmiles? (?:per|an|every|each) hour|\bmi\/h/g, "mph"],
  [/\bmeters (?:per|a|every|each) second|(?<=\d )m\/s/g, "m/s"],
  [/(?<=\d) ?m(?= |,|$)/g, " meters"],
  [/\bthe 1(?= |,|$)/g, "the one"],
  [/(?<=^|, |and |while )1 (?=[a-z])/g, "one "],
  [/\((?=[a-z])|(?<=[a-z])\)/g, ","],
  [/ ?, ?(?:, ?)*/g, ", "],
  [/ {2,}/g, " "],
];
