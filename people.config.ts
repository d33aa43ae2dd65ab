import { site } from "./site.config.ts";

/** Who teaches and runs the school, as its pages present them. A file of its own, as few pages show it. */
export const people = [
  {
    key: "elena",
    name: site.teachers.elena,
    role: { en: "Head of school, mathematics", ch: "校长，数学老师" },
    bio: {
      en: "Elena has taught middle school math for sixteen years. She asks for the wrong ideas first, because that’s where the right ones hide.",
      ch: "教了十六年初中数学。上课先请大家说错的想法，因为对的想法往往就藏在里面。",
    },
    hue: "math",
  },
  {
    key: "siyuan",
    name: site.teachers.siyuan,
    role: { en: "Chinese, English, programming", ch: "中文、英文与编程老师" },
    bio: {
      en: "Siyuan grew up in Chengdu and studied in Ohio. He reads Tang poems and stack traces with the same patience, and answers families in both languages.",
      ch: "在成都长大，在俄亥俄州读书。读唐诗和读报错信息一样有耐心，中文、英文的来信都由他回复。",
    },
    hue: "language",
  },
  {
    key: "marcus",
    name: site.teachers.marcus,
    role: { en: "Robotics, IT and AI consulting", ch: "机器人老师，信息技术与人工智能顾问" },
    bio: {
      en: "Marcus built machines for a hospital before he built robots with children. He also advises companies and schools on what AI can do for them, and what it shouldn’t.",
      ch: "以前在医院做设备，现在带孩子们做机器人。他也为企业和学校提供咨询：人工智能能做什么，不该做什么。",
    },
    hue: "robotics",
  },
] as const;
