// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { leadToWrong } from "./lead-to.ts";

beforeEach(() => {
  // What is drawn, no test of this kind knows.
  HTMLElement.prototype.checkVisibility = function isShown(this: HTMLElement) {
    return this.closest("[data-away]") === null;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
});

const half = (language: string, invalid: boolean, away: boolean) =>
  `<div id="${language}" ${away ? "data-away" : ""}><input name="${language}" aria-invalid="${invalid}"></div>`;
function formOf(halves: string): HTMLFormElement {
  document.body.innerHTML = `<form>${halves}</form>`;
  return document.querySelector("form") as HTMLFormElement;
}
const focused = () => document.activeElement?.getAttribute("name");

describe("the first field that is wrong", () => {
  it("has the focus where it is on the screen, and nothing else is brought there", () => {
    const show = vi.fn();
    leadToWrong(formOf(half("en", true, true) + half("ch", true, false)), show);
    expect([focused(), show.mock.calls.length]).toEqual(["ch", 0]);
  });

  it("is brought onto the screen where none there is wrong, and has the focus as soon as it stands there", async () => {
    const form = formOf(half("en", true, true) + half("ch", false, false));
    leadToWrong(form, () => {
      // Drawn a few frames later.
      const draw = () => document.getElementById("en")?.removeAttribute("data-away");
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(draw)));
    });
    expect(focused()).toBeNull();
    await vi.waitFor(() => expect(focused()).toBe("en"));
  });

  it("is looked for no longer than a few frames", async () => {
    const form = formOf(half("en", true, true) + half("ch", false, false));
    const frame = vi.spyOn(window, "requestAnimationFrame");
    leadToWrong(form, () => {});
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(frame.mock.calls.length).toBeLessThanOrEqual(20);
    document.getElementById("en")?.removeAttribute("data-away");
    expect(focused()).toBeNull();
    frame.mockRestore();
  });
});
