import type { Frames } from "../../../stories/frames.ts";

const square = "(an?|the|this|that|his|her) <~>?square( <_:noun>)?";

export const squaresFrames: Frames = {
  around: [
    `${square} (has|with) a perimeter of <p>`,
    `(the )?perimeter of ${square} is <p>`,
    `<~> ?(has|uses|used|bought|with) <p> of (fencing|fence|rope|wire|ribbon|string|wood|trim|border|lace|tape) to (make|build|enclose|form|go around|put around|fence|surround) ${square}<~.>`,
    `<~>(用|把)?(一根|一条)?<p>长?的?(铁丝|绳子|篱笆|栅栏|彩带|铁条|竹篱笆)<~>(围成|折成|弯成|做成|正好围成)(一个)?(最大的)?正方形<~.>`,
    `(一个|一块)?正方形<~>(的)?周长(是|为)<p>`,
  ],
  inside: [
    `${square} has an area of <a>`,
    `(the )?area of ${square} is <a>`,
    `(一个|一块)?正方形<~>(的)?面积(是|为)<a>`,
  ],
  askArea: [
    `(what is|what's|what will be|find|what would be) (its|the) area( of <~>)?<.>`,
    `how much (area|space|ground|land) <~.>`,
    `(这个?|它|围成的?)?(正方形|<~>)?(的)?面积(是|有|为)?(多少|几)<asked:unit>`,
  ],
  askAround: [
    `(what is|what's|find) (its|the) perimeter( of <~>)?<.>`,
    `how (many <asked:unit>|much) of (fence|fencing|ribbon|trim)<~.>`,
    `(这个?|它)?(正方形|<~>)?(的)?周长(是|为)?(多少|几)<asked:unit>`,
  ],
  askSide: [
    `(what is|what's|find) (its|the) (side|side length|length of (each|one|a) side)( of <~>)?<.>`,
    `how long is (each|one|a) side<~.>`,
    `(这个?|它|围成的?)?(正方形|<~>)?(的)?边长(是|为)?(多少|几)<asked:unit>`,
  ],
};
