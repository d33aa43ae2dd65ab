import { latexOf, type Node } from "@dripstone/checker/mathematics";
import type { Relation } from "./relation.ts";

const signs = { "=": "=", "≠": "\\neq", "<": "<", ">": ">", "≤": "\\leq", "≥": "\\geq" };

export const latexSign = (sign: Relation["sign"]) => signs[sign];

export const latexNode = (of: Node) => latexOf({ kind: "expression", of, unit: null });

export const latexRelation = ({ left, right, sign }: Pick<Relation, "left" | "right" | "sign">) =>
  `${latexNode(left)} ${signs[sign]} ${latexNode(right)}`;

/** The same formula in both languages. */
export const inBoth = (latex: string) => ({ en: `$${latex}$`, ch: `$${latex}$` });
