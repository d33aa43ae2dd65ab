import { paths } from "@dripstone/contract/paths";
import type { Deps } from "../../../deps.ts";
import type { ClassMails } from "./kinds.ts";
import { readPlace } from "./read-place.ts";

type GivenUp = ClassMails["class-given-up"];

/** Tells that a place was given up, or one in the line; null where the account is no longer written to. */
export async function writeGivenUp(
  deps: Pick<Deps, "db" | "clock">,
  { held, ...params }: GivenUp["params"],
  to: string,
): Promise<GivenUp["values"] | null> {
  const found = await readPlace(deps, params, to);
  if (!found) return null;
  const { place, said, isCopy } = found;
  return {
    ...said,
    ...{ news: held, standing: held },
    money: place.payment === "paid" && place.priceCents > 0 ? "paid" : "nothing",
    ways: isCopy ? "copy" : "own",
    link: paths.classDetail(place.classId),
  };
}
