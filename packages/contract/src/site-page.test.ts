import { expect, it } from "vitest";
import { isSitePage } from "./site-page.ts";

it.each(["/", "/classes", "/classes#schedule", "/forum?sort=votes", "/blog/how-we-teach", "/about"])(
  "takes %s",
  (it) => {
    expect(isSitePage(it)).toBe(true);
  },
);

it.each(["/clases", "/Classes", "/classes/", "/blog/a/b", "//evil.example", "/api/users", "classes", "", "/404"])(
  "refuses %s",
  (it) => {
    expect(isSitePage(it)).toBe(false);
  },
);
