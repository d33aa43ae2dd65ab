import type { Frames } from "../../../stories/frames.ts";

const thing = (name: string) => `( (of )?<${name}:noun>( of <${name}of:noun>)?)?`;
const atThisRate = "(at|with|if|using|when) (this|that|the same) (rate|pace|speed)";
const makes =
  "(in|for|on|with|from|every|per|costs?|cost|uses?|makes?|made|needs?|requires?|takes?|gives?|weighs?|calls for|produces?|contains?|holds?|earns?|yields?)";

/** Two amounts that belong together, and a question that gives or asks one of them anew. */
export const rateFrames: Frames = {
  pair: [
    `(if )?<~> ?(only |about )?<a>${thing("x")},? ${makes}( about| only| just)? <b>${thing("y")}`,
    `(for|with) (every )?<a>${thing("x")},? <~> ?<b>${thing("y")}<~.>`,
    `(there (are|is) )<a>${thing("x")} (in|on|for) (every |each )?<b>${thing("y")}`,
    `(if )?<~> ?<a>${thing("x")} (of|into|at|by) <b>${thing("y")}`,
    `it (takes|took|costs?|needs) <~><a>${thing("x")} to <~><b>${thing("y")}`,
    `(if )?it (takes|took) <a>${thing("x")} for <~> to <~> <b>${thing("y")}`,
  ],
  cue: [
    atThisRate,
    "(if|and|when)? ?(she|he|it|they|<_:word>|the <_:noun>) (keeps? up|keeps?|continues?|stays?|works?|goes|moves?|travels?|drives?|runs?)( on)?( at| with)? (the|this|that) same (rate|pace|speed)",
  ],
  askGiven: [
    `(${atThisRate},? )?how (many|much) (<asked:unit>|<p:noun>)( of <_:noun>)?<~>( in| for| on| with| from| if <~>| to <~>)? <c>${thing("z")}<~.>`,
    `(${atThisRate},? )?how (many|much) (<asked:unit>|<p:noun>)( of <_:noun>)?<~> (in|every|per|each) (an? |one |1 )?<per1:per><~.>`,
    `(${atThisRate},? )?how (long|far|much)<~> <c>${thing("z")}( cost| be| weigh| take| last)?<~.>`,
    `(${atThisRate},? )?(what|how much)( is| would be| will be| will| would| does| do) (the )?(cost|price|total cost|weight)( of| for) <c>${thing("z")}`,
    `(${atThisRate},? )?how far<~> in <c>`,
    `(how many|how much) (<asked:unit>|<p:noun>)( of <_:noun>)? (per|an?|each|every|for each|for one) (<per1:per>|<z:noun>)<~.>`,
  ],
};
