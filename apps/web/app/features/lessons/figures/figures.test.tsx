// @vitest-environment happy-dom
import { type TouchFigure, touchFigures } from "@dripstone/contract/lessons/things";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { showPage } from "../../../testing/page.tsx";
import { figures } from "./figures.ts";
import type { FigureProps } from "./parts/settings.ts";

const FETCHED_MS = 20_000;

afterEach(cleanup);

async function show(name: TouchFigure, settings: FigureProps["settings"] = {}, locale: "en" | "ch" = "en") {
  const Figure = figures[name];
  showPage(
    <Suspense>
      <Figure settings={settings} />
    </Suspense>,
    { locale },
  );
  // Its code comes first.
  return screen.findByRole("figure", {}, { timeout: FETCHED_MS });
}

const said = (figure: HTMLElement) => figure.querySelector("figcaption")?.textContent;

describe.each(["en", "ch"] as const)("in %s", (locale) => {
  it.each(touchFigures)(
    "%s says what it is, and everything in it that is moved or pressed has a name",
    async (name) => {
      const figure = await show(name, {}, locale);
      expect(figure.getAttribute("aria-label")).toBeTruthy();
      const parts = [...figure.querySelectorAll("[role=slider], [role=button], button, input")];
      expect(parts.length).toBeGreaterThan(0);
      for (const part of parts) {
        const labelled = part instanceof HTMLInputElement ? part.labels?.[0]?.textContent : part.textContent;
        expect(part.getAttribute("aria-label") || labelled, part.outerHTML.slice(0, 120)).toBeTruthy();
      }
    },
  );
});

it("moves a point by the keys of a slider, and stops at the ends", async () => {
  const figure = await show("number-line", { from: 0, to: 4, points: [3, 1] });
  const [point] = screen.getAllByRole("slider");
  if (!point) throw new Error("There is no point");
  fireEvent.keyDown(point, { key: "ArrowRight" });
  fireEvent.keyDown(point, { key: "ArrowRight" });
  expect(point.getAttribute("aria-valuenow")).toBe("4");
  expect(said(figure)).toContain("2.5");
});

it("takes a factor only if it splits the number, and says at the end what it is made of", async () => {
  const figure = await show("factor-tree", { number: 12 });
  const split = (factor: string) => {
    fireEvent.change(screen.getByRole("textbox"), { target: { value: factor } });
    fireEvent.submit(screen.getByRole("textbox"));
  };
  split("5");
  expect(said(figure)).toContain("5");
  expect(screen.getAllByRole("button", { name: "12" })).toHaveLength(1);
  split("4");
  split("2");
  expect(said(figure)).toBe("12 = 2 × 2 × 3");
});

it("tells which numbers of ways are right, and gives none away", async () => {
  const figure = await show("grid-paths", { columns: 1, rows: 1 });
  const fields = screen.getAllByRole("textbox") as HTMLInputElement[];
  expect(fields.map(({ value }) => value)).toEqual(["", "", ""]);
  for (const field of fields) fireEvent.change(field, { target: { value: "1" } });
  expect(said(figure)).toContain("2");
  expect(fields.filter(({ dataset }) => dataset.right !== undefined)).toHaveLength(2);
});

it("keeps an equation level, whatever is done to its sides", async () => {
  const figure = await show("balance", { left: "2x+3", right: "11" });
  for (let time = 0; time < 3; time += 1) fireEvent.click(screen.getByRole("button", { name: /Take 1/ }));
  fireEvent.click(screen.getByRole("button", { name: /Divide both sides by 2/ }));
  expect(said(figure)).toContain("x = 4");
});

it("shows no area before somebody asks for it, and hides it when a corner moves", async () => {
  const figure = await show("geoboard", { size: 5 });
  expect(said(figure)).not.toMatch(/\d/);
  fireEvent.click(screen.getByRole("button", { name: "Show the area" }));
  expect(said(figure)).toContain("2");
  const [corner] = screen.getAllByRole("slider");
  if (corner) fireEvent.keyDown(corner, { key: "ArrowUp" });
  expect(said(figure)).not.toMatch(/\d/);
});
