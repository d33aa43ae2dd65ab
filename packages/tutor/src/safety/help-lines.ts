import type { Locale } from "@dripstone/contract/locale";
import type { ConcernKind } from "./kinds.ts";

/** Where a child can call; a site may name its own. */
export type HelpLine = { name: Record<Locale, string>; number: Record<Locale, string>; for: readonly ConcernKind[] };

const all = [
  "self-harm",
  "harm-to-others",
  "abuse",
  "stranger",
  "bullying",
  "worry",
  "sexual",
  "personal-data",
] as const;
const inDanger = ["self-harm", "harm-to-others", "abuse", "stranger", "bullying", "worry"] as const;

/** Those of the United States and of China, as both are read in either language. */
export const helpLines: readonly HelpLine[] = [
  {
    name: { en: "988 Suicide & Crisis Lifeline", ch: "美国：988 自杀与危机生命热线" },
    number: { en: "call or text **988**", ch: "打电话或发短信到 **988**" },
    for: ["self-harm", "harm-to-others", "bullying", "worry"],
  },
  {
    name: { en: "Childhelp National Child Abuse Hotline", ch: "美国：Childhelp 儿童保护热线" },
    number: { en: "call or text **1-800-422-4453**", ch: "打电话或发短信到 **1-800-422-4453**" },
    for: ["abuse", "stranger", "sexual", "personal-data", "bullying"],
  },
  {
    name: { en: "Emergency, if you or someone else is in danger right now", ch: "美国：紧急求助，你或别人正有危险时" },
    number: { en: "call **911**", ch: "打 **911**" },
    for: inDanger,
  },
  {
    name: { en: "In China: mental health support line", ch: "中国：全国统一心理援助热线" },
    number: { en: "call **12356**", ch: "打 **12356**" },
    for: ["self-harm", "harm-to-others", "bullying", "worry"],
  },
  {
    name: { en: "In China: youth help line", ch: "中国：青少年服务热线" },
    number: { en: "call **12355**", ch: "打 **12355**" },
    for: all,
  },
  {
    name: { en: "In China: rights of women and children", ch: "中国：妇联维权热线，帮助妇女和儿童" },
    number: { en: "call **12338**", ch: "打 **12338**" },
    for: ["abuse", "sexual"],
  },
  {
    name: { en: "In China: police", ch: "中国：报警电话，正有危险时" },
    number: { en: "call **110**", ch: "打 **110**" },
    for: inDanger,
  },
];
