import type { Frames } from "../../../stories/frames.ts";

const rectangle =
  "(a|the|this) (rectangle|(garden|field|yard|lawn|pool|room|park|playground|court)|rectangular (garden|field|room|yard|lawn|pool|park|playground|table))";
const rectangleCh = "(一个|这个|一块)?(长方形|矩形)(花园|果园|教室|田地|球场|花坛|操场|菜地|草坪|菜园|游泳池)?";
const its = "(its|the)";

export const rectangleFrames: Frames = {
  rectangle: [`(there is )?${rectangle}`, rectangleCh],
  perimeter: [
    `(if )?${its} perimeter( of ${rectangle})? (is|equals|measures) <p>`,
    `${rectangle} has( a)? perimeter( of)? <p>`,
    `(and |has )?(a |its |the )perimeter (is|of) <p>`,
    `(用|拿)?(一根)?<p>长的(铁丝|绳子|篱笆)(正好|刚好)?围成${rectangleCh}`,
    `(${rectangleCh})?(的)?周长(是|为|等于)?<p>`,
    `用<p>长的(铁丝|绳子|篱笆)围成${rectangleCh}`,
    `(用|拿|把)?(一|1)(根|条)(长)<p>的(铁丝|绳子|篱笆|铁线|绳|栅栏)(正好|刚好)?(围成|围)${rectangleCh}`,
  ],
  times: [
    `${rectangleCh}的长是宽的<k>倍`,
    `${its} length( of ${rectangle})? is <k> times (its|the|as long as its|as long as the) width`,
    `${rectangle} is <k> times as long as( it is)? wide`,
    "(它的)?长是宽的<k>倍",
    `${rectangle}'s length is <k> times (its|the|as long as its) width`,
  ],
  ratio: [
    `(the |its )?(lengths of the )?sides( of ${rectangle})? are in (the|a) ratio( of)? <r:ratio>`,
    `(the |a |its )?(ratio of )?(the |its )?(${rectangle}'s )?length (and|to|to its|to the) width( of ${rectangle})? (are|is) (in )?(the |a )?(ratio )?(of )?<r:ratio>`,
    `${rectangle}'s length and width are in (the|a) ratio( of)? <r:ratio>`,
    "(它的)?(长和宽|长与宽|长、宽|长,宽)(的)?比(是|为)<r:ratio>",
  ],
  more: [
    `${rectangleCh}的长比宽(多|长)<d>`,
    `${rectangleCh}的宽比长(少|短)<d>`,
    `${its} length( of ${rectangle})? is <d> (more|longer|greater) than (its|the) width`,
    `${its} width( of ${rectangle})? is <d> (less|shorter) than (its|the) length`,
    `${rectangle} is <d> longer than( it is)? wide`,
    "(它的)?长比宽(多|长)<d>",
    `${rectangle}'s length is <d> (more|longer|greater) than (its|the) width`,
    `${its} length( of ${rectangle})? is <d> (more|longer|greater) than (its|the) width`,
    "(它的)?宽比长(少|短)<d>",
  ],
  length: [
    `(what is|find|what's) ${its} length( of ${rectangle})?`,
    "how long is (it|the rectangle)",
    `(求)?(${rectangleCh}的)?长(是|为)?((多少|几)(<asked:unit>)?)?`,
  ],
  width: [
    `(what is|find|what's) ${its} width( of ${rectangle})?`,
    "how wide is (it|the rectangle)",
    `(求)?(${rectangleCh}的)?宽(是|为)?((多少|几)(<asked:unit>)?)?`,
  ],
  both: [
    "(what are|find|what is|what's) (its|the|their) (length and( the| its)? width|width and( the| its)? length|dimensions|sides)( of (the|this) (rectangle|garden|field|yard|room|pool))?",
    `(求)?(${rectangleCh}的|它的)?(长和宽|长、宽|长与宽|宽和长)(各|分别|各是|分别是)?(是|为)?(多少|几)?(<asked:unit>)?`,
  ],
  area: [
    `${rectangleCh}的?面积(是|为)?(多少|几)(<asked:unit>)?`,
    `(what is|find|what's|then find) ${its} area( of ${rectangle})?`,
    `(求)?(${rectangleCh}的|它的)?面积(是|为)?((多少|几)(<asked:unit>)?)?`,
  ],
};
