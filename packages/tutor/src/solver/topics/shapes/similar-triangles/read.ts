import type { q } from "@dripstone/checker/mathematics";
import type { Question } from "../../../question.ts";
import { storyReader } from "../../../stories/frames.ts";
import { commonUnit, inUnit } from "../../../stories/unit-of-all.ts";
import type { Unit } from "../../../stories/units.ts";

type Side = { name: string; value: q.Rational };

/** `known` and `other` are partners in the two triangles; `partner` lies in the triangle of `known`, and its own partner is asked for. */
export type SimilarTriangles = { known: Side; other: Side; partner: Side; asked: string; unit: Unit | null };

const triangle = "(triangles?|△|∆|\\\\triangle|三角形)? ?";
const three = (place: string) => `(?<word_${place}>\\w\\w\\w)`;
const side = (place: string) => `(?<word_${place}>\\w\\w)(的长|的长度)?`;
const be = " ?(=|is|为|是|等于) ?";

const read = storyReader("similar|~|∽|相似|\\\\sim", {
  triangles: [
    `(given that |if |suppose |in the figure |已知|如图,?|若|设)?${triangle}${three("p")} ?(is similar to|~|∽|\\\\sim|相似于) ?${triangle}${three("r")}`,
    `(given that |if |suppose )?${triangle}${three("p")} and ${triangle}${three("r")} are similar( triangles)?`,
    `(已知|如图,?|若|设)?${triangle}${three("p")}(和|与)${triangle}${three("r")}相似`,
  ],
  side: [`(if |with |若|其中|且)?${side("of")}${be}<length>( long)?`],
  ask: [
    `(find|what is|what's|求|则|那么)( the length of)?( side)? ?${side("asked")}( (equal|long))?(=)?((是|为|等于)?(多少|几)?)?`,
    `how long is( side)? ${side("asked")}`,
    `(则)?${side("asked")} ?(=|是|为|等于) ?(\\?|多少|几|_+)?`,
  ],
});

/** Each letter of one triangle belongs to the letter of the other at the same place. */
export function readSimilar(question: Question): SimilarTriangles | null {
  const facts = read(question);
  const [triangles, ...others] = facts?.filter(({ says }) => says === "triangles") ?? [];
  const [ask, ...asks] = facts?.filter(({ says }) => says === "ask") ?? [];
  const told = facts?.filter(({ says }) => says === "side") ?? [];
  if (!triangles || !ask || others.length + asks.length > 0 || told.length !== 3) return null;
  const [first, second] = [triangles.words.p ?? "", triangles.words.r ?? ""];
  if ([first, second].some((letters) => new Set(letters).size < 3)) return null;
  const lengths = told.flatMap(({ words, numbers }) =>
    words.of && numbers.length && !numbers.length.pi ? [{ name: words.of, ...numbers.length }] : [],
  );
  const unit = commonUnit(lengths.map((length) => length.unit));
  if (unit === undefined || (unit && lengths.some((length) => !length.unit))) return null;
  const sides = lengths.map((length) => ({ name: length.name, value: unit ? inUnit(length, unit) : length.value }));
  return matched({ first, second, sides, asked: ask.words.asked ?? "", unit });
}

type Told = { first: string; second: string; sides: Side[]; asked: string; unit: Unit | null };

function matched({ first, second, sides, asked, unit }: Told): SimilarTriangles | null {
  const placeOf = (name: string, letters: string) => {
    const at = [...name].map((letter) => letters.indexOf(letter));
    return at.includes(-1) || name.length !== 2 || at[0] === at[1] ? null : at.sort().join("");
  };
  const [mine, theirs] = placeOf(asked, second) ? [first, second] : [second, first];
  const wanted = placeOf(asked, theirs);
  const partner = sides.find(({ name }) => placeOf(name, mine) === wanted);
  const known = sides.find((one) => one !== partner && placeOf(one.name, mine) !== null);
  const other = sides.find(({ name }) => known && placeOf(name, theirs) === placeOf(known.name, mine));
  if (!wanted || !partner || !known || !other || other === partner || sides.some(({ value }) => value.num <= 0n))
    return null;
  // A side with letters of both triangles can't be told apart.
  if (sides.some(({ name }) => placeOf(name, first) !== null && placeOf(name, second) !== null)) return null;
  const upper = (one: Side) => ({ ...one, name: one.name.toUpperCase() });
  return { known: upper(known), other: upper(other), partner: upper(partner), asked: asked.toUpperCase(), unit };
}
