import { formula, is, many, number, type Wording, what } from "./parts.ts";

/** Of functions and their graphs. */
export const ofFunctions: readonly Wording[] = [
  [
    `(?:已知)?(?:函数)?(?<f>[fgh])\\(x\\) ?= ?(?<e>${formula})[,，]?(?:则|求|那么)?\\k<f>(?:\\(x\\))?的反函数(?:是|为|等于)?(?:什么|多少|哪个)?`,
    "solve for y: x = <i>",
  ],
  [
    `y of y ?= ?[km] ?/ ?x through \\( ?(?<a>${number}) ?, ?(?<b>${number}) ?\\) when x ?= ?(?<c>${number})`,
    "y is inversely proportional to x with x = <a> and y = <b>, find y when x = <c>",
  ],
  [
    `y of y ?= ?[km] ?x through \\( ?(?<a>${number}) ?, ?(?<b>${number}) ?\\) when x ?= ?(?<c>${number})`,
    "y is directly proportional to x with x = <a> and y = <b>, find y when x = <c>",
  ],
  [
    `the (?<k>[a-wyz]) that makes (?<n>${number}) a root of (?<e>${formula})`,
    "已知 x = <n> 是方程 <e> 的解，求 <k> 的值",
  ],
  [`the values of x that make (?<e>y ?= ?${formula}) rise`, "where <e> increases"],
  [`the values of x that make (?<e>y ?= ?${formula}) fall`, "where <e> decreases"],
  [
    `the graph of y ?= ?(?<e>${formula}) passes through \\((?<n>${number}), ?(?<k>[a-wyz])\\)\\. find \\k<k>`,
    "evaluate <e> for x = <n>",
  ],
  [
    `(?:抛物线|二次函数)?y ?= ?(?<e>${formula})(?:的图[象像])?(?:与|和|交)x轴(?:相?交于|于|的交点(?:为|是)|的?两个交点(?:为|是))(?:点)?A[、,]B(?:两点|2点)?[,。.]?(?:则|求)?(?:线段)?AB(?:的)?(?:长度?|距离)?(?:${is})?${many}?`,
    "the difference of the roots of <e> = 0",
  ],
  [
    `(?:the )?(?:parabola |graph of |curve )?y ?= ?(?<e>${formula}) (?:crosses|meets|cuts|intersects) the x-axis at A and B[,.;]? ?(?:${what}|how long is)? ?(?:the )?(?:length of )?(?:segment )?AB(?: equal)?`,
    "the difference of the roots of <e> = 0",
  ],
  [
    `in (?:y|[fgh]\\(x\\)) ?= ?(?<e>${formula}), when is (?:y|[fgh]\\(x\\)) ?(?<s>=|<=?|>=?|≤|≥|\\\\leq?|\\\\geq?) ?(?<n>${number})`,
    "solve <e> <s> <n>",
  ],
  [`the values of x with (?:\\d{1,6}|[a-z]|\\([^()]{1,30}\\)) ?/ ?\\((?<e>[^()/]{3,40})\\) undefined`, "solve <e> = 0"],
  [`the distance between the x-intercepts of y ?= ?(?<e>${formula})`, "the difference of the roots of <e> = 0"],
  [
    `the (?<k>[a-z]) with which y ?= ?(?<e>${formula}) meets the x-axis once`,
    "For which value of <k> does <e> = 0 have exactly one real solution",
  ],
  [
    `the (?<k>[a-z]) with which y ?= ?(?<e>${formula}) meets the x-axis twice`,
    "For what values of <k> does <e> = 0 have two different real solutions",
  ],
  [
    `the (?<k>[a-z]) with which y ?= ?(?<e>${formula}) meets the x-axis never`,
    "For what values of <k> does <e> = 0 have no real solutions",
  ],
  [`whether y ?= ?(?<e>${formula}) meets the x-axis`, "does <e> = 0 have real solutions"],
  [
    `(?<k>[km]) and b of the line through \\( ?(?<x>${number}) ?, ?(?<y>${number}) ?\\) and \\( ?(?<u>${number}) ?, ?(?<v>${number}) ?\\)`,
    "solve the system <y> = (<x>)<k> + b, <v> = (<u>)<k> + b",
  ],
];
