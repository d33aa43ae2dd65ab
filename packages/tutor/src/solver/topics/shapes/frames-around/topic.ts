import type { Frames } from "../../../stories/frames.ts";
import { count, defineStories, less, type StoryKind, same, sum, times } from "../../../stories/reckoned.ts";
import { withAround } from "../../../stories/units.ts";
import words from "./words.json" with { type: "json" };

const inner =
  "(garden|lawn|pool|swimming pool|picture|photo|photograph|painting|flower ?bed|yard|pond|field|patio|poster|mirror|rug|park|playground)";
const edge = "(path|walkway|sidewalk|border|frame|deck|walk|strip|road|trail|mat|sidewalk path)";
const innerCh = "(花坛|花园|草坪|草地|水池|游泳池|照片|画|相片|油画|花圃|菜地|池塘|喷水池|广场|菜园|镜子)";
const edgeCh = "(小路|路|石子路|木框|边框|框|画框|镜框|走道|水泥路|甬路|花边|边|相框|草坪)";
const wide = "( of)?( uniform width)?";

const frames: Frames = {
  inside: [
    `(a |the |there is a )?(rectangular )?${inner}( that)?( is| measures| measuring)? <a>( long)?( by| and| x) <b>( wide| tall| high)?`,
    `(a |the )?<a> by <b> (rectangular )?${inner}( is surrounded by (a |an )?<w>(-| )?(wide )?${edge}| has (a |an )?<w>(-| )?(wide )?${edge}( all)?( around it)?)?`,
    `(有)?(一|1)?(个|块|张|幅|座)?(长方形的?)?${innerCh}?(的)?(长)(是|为)?<a>,?(、|和)?宽(是|为)?<b>(的)?(长方形)?(的)?${innerCh}?`,
  ],
  square: [
    `(a |the |there is a )?square ${inner}( that)?( is| has sides of| with sides of| with side| has a side of)? <a>( long)?( on each side| on a side)?`,
    `(一|1)?(个|块|张|幅|座)?边长(是|为)?<a>的?正方形的?${innerCh}`,
    `(一|1)?(个|块|张|幅|座)?正方形的?${innerCh},?(的)?边长(是|为)?<a>`,
    `(有)?(一|1)?(个|块|张|幅|座)?边长(是|为)?<a>的?正方形${innerCh}`,
  ],
  edge: [
    `(it |the ${inner} )?(has |is surrounded by |is bordered by |with |is in )?(a |an )${edge}${wide}( that is)? <w>( wide)?,? ?(goes|runs|is built|is|built|placed)?( all)?( the way)?( around)?( (it|the ${inner}))?( on all (4 )?sides)?`,
    `(it |the ${inner} )?(has |is surrounded by |is bordered by |is in )(a |an )${edge} <w> wide( all)?( the way)?( around)?( it)?`,
    `(it |the ${inner} )?(has |is surrounded by |is bordered by )(a |an )<w>(-| )?(wide )?${edge}( all)?( the way)?( around)?( it)?( on all (4 )?sides)?`,
    `(a |an )<w>(-| )(wide )?${edge} (goes|runs|is built|is)( all)?( the way)? around (it|the ${inner})`,
    `(在(它|${innerCh}))?(的)?(四周|周围|外围|四边|的外面)(修|铺|围|有|镶|加|做|是)(了|着|上)?(一|1)?(条|圈|个)?(宽)?(是|为)?<w>宽?的${edgeCh}(围绕)?`,
    `(在(它|${innerCh}))?(的)?(四周|周围|外围|四边)(要)?(修|铺|围|有|镶|加|做)(了|着|上)?(一|1)?(条|圈|个)?<w>宽的?${edgeCh}`,
    `(在(它|${innerCh}))?(的)?(四周|周围|外围|四边)(修|铺|围|有|镶|加|做)(了|着|上)?(一|1)?(条|圈|个)?${edgeCh},?(路|框)?宽(是|为)?<w>`,
  ],
  askEdge: [
    `(what is|what's|find|how big is) the area of the ${edge}( itself| only)?( in <asked:unit>)?`,
    `how (much|many <asked:unit>)( of)?( area)? (is|does|are in) the ${edge}( cover| have| take up)?`,
    `(求|问)?(这条|这个)?${edgeCh}的?(占地)?面积(是)?(多少|几)[<asked:unit>]`,
  ],
  askAll: [
    `(what is|what's|find) the (total )?area of (the )?${inner} and( the)? ${edge}( together| combined)?`,
    `(求|问)?${innerCh}(和|连同|与)${edgeCh}(的)?(总面积|一共的面积|面积一共)(是)?(多少|几)[<asked:unit>]`,
  ],
};

type Kind = StoryKind<keyof typeof words.en>;
const two = count(2);

const inside = (b: string): Kind["steps"] => [
  ["innerArea", "inner", (all) => times(all.a, all[b])],
  ["difference", "answer", ({ outer, inner: small }) => less(outer, small)],
];

const around = (shape: "inside" | "square", asked: "askEdge" | "askAll"): Kind => {
  const b = shape === "square" ? "a" : "b";
  return {
    tells: [shape, "edge?", asked],
    numbers: [shape === "square" ? ["a", "w"] : ["a", "b", "w"]],
    problem: (shown) => ({
      en: `the area ${asked === "askEdge" ? "of a border" : "with a border"} $${shown.w}$ wide around $${shown.a}$ by $${shown[b]}$`,
      ch: `$${shown.a}$ 乘 $${shown[b]}$ 的四周有宽 $${shown.w}$ 的边，求${asked === "askEdge" ? "边的" : "总"}面积`,
    }),
    steps: [
      ["outerLength", "long", ({ a, w }) => sum(a, times(w, two))],
      ["outerWidth", "wide", (all) => sum(all[b], times(all.w, two))],
      ["outerArea", "outer", ({ long, wide: width }) => times(long, width)],
      ...(asked === "askEdge" ? inside(b) : []),
    ],
    answer: { name: asked === "askEdge" ? "answer" : "outer", unit: "a", squared: true },
    // By two long strips and two short ones, and the four corners.
    fits: (all) => {
      const strips = times(times(sum(all.a, all[b]), all.w), two);
      const edgeArea = sum(strips, times(count(4), times(all.w, all.w)));
      return asked === "askEdge" ? same(all.answer, edgeArea) : same(less(all.outer, times(all.a, all[b])), edgeArea);
    },
    doubled: shape === "square" ? ["a"] : ["a", "b"],
  };
};

/** A path, a border or a frame around a rectangle. */
export const framesAround = defineStories({
  name: "frames-around",
  words,
  about: "around|surround|border|frame|四周|周围|外围|四边",
  frames,
  prepared: withAround,
  everyReading: true,
  // What goes along one side, or inside, is another figure.
  arrange: (facts, story) =>
    /\b(?:inside|inner|within|one side|two sides|outer|including|corner)\b|里面|内侧|一侧|靠墙|一边|外侧/.test(story)
      ? null
      : facts,
  kinds: (["inside", "square"] as const).flatMap((shape) => [around(shape, "askEdge"), around(shape, "askAll")]),
});
