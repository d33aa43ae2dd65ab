// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { showPage } from "../../testing/page.tsx";
import { Keypad } from "./keypad.tsx";

beforeAll(() => {
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
});
afterEach(cleanup);

it.each(["en", "ch"] as const)(
  "has keys whose names hold what is printed on them, where that can be said, in %s",
  (locale) => {
    showPage(<Keypad letters={["n"]} disabled={false} onKey={() => {}} />, { locale });
    const lettered = screen
      .getAllByRole("button")
      .filter(({ textContent }) => /\p{Script=Latin}/u.test(textContent ?? ""));
    expect(lettered.map(({ textContent }) => textContent)).toEqual(["a⁄b", "xⁿ", "ⁿ√", "x²", "|x|", "n"]);
    for (const { ariaLabel, textContent } of lettered) expect(ariaLabel ?? textContent).toContain(textContent);
  },
);
