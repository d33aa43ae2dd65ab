import { number, type Wording } from "./parts.ts";

const spot = (x: string, y: string) => `\\( ?(?<${x}>${number}) ?, ?(?<${y}>${number}) ?\\)`;
const sloped = `the line with slope (?<m>${number}) through ${spot("x", "y")}`;
const joined = `the line through ${spot("x", "y")} and ${spot("u", "v")}`;
const rule = "y=(<m>)*(x-(<x>))+(<y>)";
const through = "y=((<v>)-(<y>))/((<u>)-(<x>))*(x-(<x>))+(<y>)";

/** Of lines that are told by a slope or by points, of functions' changes, and of series whose sum is told. */
export const ofLines: readonly Wording[] = [
  ...["x", "y"].flatMap((axis): Wording[] => [
    [`where ${sloped} crosses the ${axis}-axis`, `Where does ${rule} cross the ${axis}-axis?`],
    [`where ${joined} crosses the ${axis}-axis`, `Where does ${through} cross the ${axis}-axis?`],
    [`the ${axis}-intercept of ${sloped}`, `What is the ${axis}-intercept of ${rule}?`],
    [`the ${axis}-intercept of ${joined}`, `What is the ${axis}-intercept of ${through}?`],
  ]),
  [
    `average rate of change of (?<f>[fgh])\\(x\\) ?= ?(?<e>[^,;?一-龥]{1,60}?) from x ?= ?(?<a>${number}) to x ?= ?(?<b>${number})`,
    "if <f>(x)=<e> what is (<f>(<b>)-<f>(<a>))/((<b>)-(<a>))",
  ],
  [
    `average rate of change of y ?= ?(?<e>[^,;?一-龥]{1,60}?) from x ?= ?(?<a>${number}) to x ?= ?(?<b>${number})`,
    "if f(x)=<e> what is (f(<b>)-f(<a>))/((<b>)-(<a>))",
  ],
  [
    `the ratio of the infinite geometric series with sum (?<s>${number}) and first term (?<a>${number})`,
    "solve (<a>)/(1-r) = <s>",
  ],
  [
    `the first term of the infinite geometric series with sum (?<s>${number}) and ratio (?<r>-?(?:\\d+/\\d+|0?\\.\\d+))`,
    "solve a/(1-(<r>)) = <s>",
  ],
];
