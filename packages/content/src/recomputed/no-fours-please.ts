import type { Recomputation } from "../testing/recomputation.ts";

const TOP = 60;
const labels = Array.from({ length: TOP }, (_, index) => String(index + 1));
const floors = labels.filter((label) => !label.includes("4") && label !== "13");

export const recomputation: Recomputation = {
  answer: () => floors.length,
  slips: {
    "forgot-thirteen": labels.filter((label) => !label.includes("4")).length,
    twice: TOP - labels.join().replaceAll(/[^4]/g, "").length - 1,
    "only-ones": labels.filter((label) => !label.endsWith("4") && label !== "13").length,
    "missing-floors": TOP - floors.length,
  },
  right: ["44", "44层", "60-16"],
  wrong: ["60", "54", "15", "49"],
};
