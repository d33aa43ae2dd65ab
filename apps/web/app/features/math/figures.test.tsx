// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, it } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { Amc8Page } from "./amc8-page.tsx";
import { Amc10Page } from "./amc10-page.tsx";

afterEach(cleanup);

/** What is written in each drawing: of those on the page, and of those in the solutions, which are folded. */
function drawings(page: ReactElement) {
  showPage(page);
  const all = [...document.querySelectorAll("svg")];
  const written = (folded: boolean) =>
    all
      .filter((it) => (it.closest("details:not([open])") !== null) === folded)
      .map((it) => [...it.querySelectorAll("text")].map(({ textContent }) => textContent).join(" "));
  return { open: written(false), folded: written(true) };
}

it.each([
  ["AMC 8", <Amc8Page key="8" lessons={null} toTry={null} />, "4 3", "4 3 5 h"],
  ["AMC 10", <Amc10Page key="10" lessons={null} toTry={null} />, "4 1 ?", "3 5 4"],
])(
  "shows on the %s page what a problem tells, and the idea only when its solution is opened",
  (_, page, told, idea) => {
    const { open, folded } = drawings(page);
    expect(open).toContain(told);
    expect(open).not.toContain(idea);
    expect(folded).toContain(idea);
  },
);
