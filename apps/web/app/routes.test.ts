import { pages } from "@dripstone/contract/paths";
import { expect, it } from "vitest";
import routes from "./routes.ts";

/** Takes whatever no page of ours has. */
const UNKNOWN = "*";

it("has a page behind every address, once", () => {
  const leaves = routes.flatMap((route) => route.children ?? route);
  const routed = leaves.map(({ path, index }) => (index ? "/" : path));
  expect(routed.toSorted()).toEqual([...Object.values(pages), UNKNOWN].toSorted());
});
