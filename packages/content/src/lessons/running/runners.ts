import type { Runners } from "./run-graded.ts";

/** What runs programs of lessons, begun when the first of a language is run. */
export function runners(): Runners {
  return (language) => (language === "python" ? openedPython() : openedCpp());
}

let python: ReturnType<Runners> | undefined;

function openedPython(): ReturnType<Runners> {
  python ??= import("./python.ts").then(({ openPython }) => openPython());
  return python;
}

const openedCpp = () => import("./cpp.ts").then(({ cpp }) => cpp);
