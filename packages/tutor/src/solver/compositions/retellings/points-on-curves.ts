import { type Retelling, told } from "./retelling.ts";

const place = "(?:(?:点)?[a-z]? ?)\\((?<x>[^,()]{1,12}), ?(?<y>[^,()]{1,12})\\)";
const curve = "(?<e>y ?= ?[^,一-龥]{1,60}?|[^,=一-龥]{0,20}[xy][^,=一-龥]{0,20}=[^,一-龥]{1,30}?)";
const ofEn =
  "(?:(?:the )?(?:straight )?(?:line|graph|parabola|curve|hyperbola|function|equation|with|of|given by|defined by|whose|is) ?)*";
const ofZh = "(?:直线|抛物线|双曲线|曲线|一次函数|正比例函数|反比例函数|二次函数|函数|方程)*";

/** A letter in a point that lies on a curve: the curve's equation with both in it. */
export const ofPointsOnCurves: Retelling[] = told(
  [
    `(?:if |suppose |given that )?(?:the )?(?:point )?${place} (?:lies |is |falls |sits )?(?:a )?(?:point )?on ${ofEn}${curve},? ?(?:then )?(?:find|what is|what's|what must|calculate|determine)(?: the value of)? (?<k>[a-z])(?: be| equal)?`,
    `(?:if |suppose |given that )?(?:the )?${ofEn}${curve},? (?:passes|goes|pass|go) through (?:the )?(?:point )?${place},? ?(?:then )?(?:find|what is|what's|what must|calculate|determine)(?: the value of)? (?<k>[a-z])(?: be| equal)?`,
    `(?:若|如果|已知|设)?${place}在${ofZh}${curve}的?(?:图[象像])?上,?(?:则|求|那么|,)*(?<k>[a-z])(?:的值)?(?:为|是|=|等于)?(?:多少|几|_+)?`,
    `(?:若|如果|已知|设)?${ofZh}${curve}的?(?:图[象像])?(?:经过|过|通过)${place},?(?:则|求|那么|,)*(?<k>[a-z])(?:的值)?(?:为|是|=|等于)?(?:多少|几|_+)?`,
  ],
  ({ x = "", y = "", e = "", k = "" }) => {
    const letters = new Set(`${x} ${y} ${e}`.replaceAll(/\\?(?:frac|sqrt|cdot|times|left|right)/g, "").match(/[a-z]/g));
    letters.delete("x");
    letters.delete("y");
    // Nothing but the letter that is asked for may be unknown.
    if (k === "x" || k === "y" || letters.size !== 1 || !letters.has(k) || /[xy]/.test(`${x}${y}`)) return null;
    const put = e.replaceAll(/(?<![a-z\\])x(?![a-z])/g, `(${x})`).replaceAll(/(?<![a-z\\])y(?![a-z])/g, `(${y})`);
    return put === e ? null : `solve ${put}`;
  },
);
