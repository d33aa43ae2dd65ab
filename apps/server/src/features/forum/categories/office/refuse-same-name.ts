import type { CategoryPayload } from "@dripstone/contract/forum/categories";
import { locales } from "@dripstone/contract/locale";
import { ApiError } from "../../../../http/errors.ts";
import type { CategoryRow } from "./read-all-categories.ts";

/** Refuses a name that another category has: whoever writes a post chooses by the name alone. */
export function refuseSameName({ name }: Pick<CategoryPayload, "name">, others: readonly CategoryRow[]): void {
  const taken = locales.filter((locale) => others.some((other) => folded(other.name[locale]) === folded(name[locale])));
  if (taken.length === 0) return;
  const issue = { code: "CATEGORY_NAME_TAKEN" } as const;
  throw new ApiError("CATEGORY_NAME_TAKEN", {
    fields: Object.fromEntries(taken.map((locale) => [`name.${locale}`, issue])),
  });
}

const folded = (name: string) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
