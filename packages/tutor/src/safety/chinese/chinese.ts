import type { WordedKind } from "../kinds.ts";
import type { Rule } from "../rule.ts";
import { abuse } from "./abuse.ts";
import { askedAbout } from "./asked-about.ts";
import { betweenTheLines } from "./between-the-lines.ts";
import { bullying } from "./bullying.ts";
import { gathered } from "./gathered.ts";
import { harmToOthers } from "./harm-to-others.ts";
import { inPassing } from "./in-passing.ts";
import { selfHarm } from "./self-harm.ts";
import { sexual } from "./sexual.ts";
import { stranger } from "./stranger.ts";
import { toldAround } from "./told-around.ts";

export const chineseTells: Record<WordedKind, readonly Rule[]> = {
  "self-harm": [
    ...selfHarm,
    ...gathered["self-harm"],
    ...toldAround["self-harm"],
    ...betweenTheLines["self-harm"],
    ...askedAbout["self-harm"],
  ],
  "harm-to-others": [...harmToOthers, ...gathered["harm-to-others"], ...toldAround["harm-to-others"]],
  abuse: [...abuse, ...gathered.abuse, ...toldAround.abuse, ...betweenTheLines.abuse, ...askedAbout.abuse],
  stranger: [
    ...stranger,
    ...gathered.stranger,
    ...toldAround.stranger,
    ...betweenTheLines.stranger,
    ...askedAbout.stranger,
  ],
  bullying: [...bullying, ...gathered.bullying, ...toldAround.bullying],
  sexual: [...sexual, ...gathered.sexual],
};

/** Without what sounds like more than it says; a sentence ends there. */
export const seriousChinese = (said: string): string => {
  let serious = said;
  for (const pattern of everyInPassing) serious = serious.replaceAll(pattern, "。");
  return serious;
};

const everyInPassing = inPassing.map((pattern) => new RegExp(pattern, "gu"));
