import { endpoints } from "@dripstone/contract";
import { expect, it } from "vitest";
import audit from "../../../locales/en/audit.json";

it("has words for no deed that there is not", () => {
  expect(Object.keys(audit.deed).filter((endpoint) => !(endpoint in endpoints))).toEqual([]);
});
