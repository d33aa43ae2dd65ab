// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useIntoEditor } from "./use-into-editor.ts";

let brought: string[];
let grow: () => void;

beforeEach(() => {
  brought = [];
  grow = () => {};
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element) {
    brought.push(this.localName);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(tell: () => void) {
        grow = tell;
      }
      observe() {
        grow();
      }
      disconnect() {
        grow = () => {};
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Editor() {
  const form = useRef<HTMLFormElement>(null);
  useIntoEditor(form);
  return (
    <form ref={form}>
      <input aria-label="Why" />
      <textarea aria-label="Words" />
    </form>
  );
}

it("takes whoever opens an editor to its text, and again when what stands above has loaded, until they go on themselves", () => {
  render(<Editor />);
  expect(document.activeElement).toBe(screen.getByLabelText("Words"));
  expect(brought).toEqual(["form", "textarea"]);
  grow();
  expect(brought).toHaveLength(4);
  window.dispatchEvent(new Event("wheel"));
  grow();
  expect(brought).toHaveLength(4);
});

it("lets the page be once the editor is closed", () => {
  const { unmount } = render(<Editor />);
  unmount();
  grow();
  expect(brought).toHaveLength(2);
});
