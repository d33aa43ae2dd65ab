import { endpoints } from "@dripstone/contract";
import type { Endpoint } from "@dripstone/contract/endpoint";
import { expect, it } from "vitest";
import ch from "../../../locales/ch/audit.json";
import en from "../../../locales/en/audit.json";

it("has words for no deed that there is not", () => {
  const told = [...Object.keys(en.deed), ...Object.keys(en.way)];
  expect(told.filter((endpoint) => !(endpoint in endpoints))).toEqual([]);
});

it("has words in both languages for whatever teachers and admins can do", () => {
  const deeds = Object.entries<Endpoint>(endpoints).filter(
    ([key, { access, download, changesNothing }]) =>
      (access === "teacher" || access === "admin") && (download || !key.startsWith("GET ")) && !changesNothing,
  );
  for (const words of [en.deed, ch.deed])
    expect(deeds.map(([key]) => key).filter((key) => !(key in words))).toEqual([]);
});
