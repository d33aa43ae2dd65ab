import type { Person } from "@dripstone/contract/people";
import { useTranslation } from "react-i18next";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useLazySilenceOfQuery, useSilenceMutation } from "./api.ts";

/** Something that was done with whether somebody may write. */
export type Pause = {
  person: Pick<Person, "id" | "name">;
  /** When it was begun or changed; null where it was ended. */
  at: string | null;
  /** Whether ending it takes it back: before it, they could write. */
  canEnd: boolean;
};

/** Ends a pause that was just begun, unless somebody has changed or ended it since. */
export function useEndPause() {
  const { t } = useTranslation(["moderation", "common"]);
  const say = useToast();
  const [look, looking] = useLazySilenceOfQuery();
  const [silence, ending] = useSilenceMutation();

  async function end({ person, at }: Pause): Promise<Ended> {
    const params = { id: person.id };
    const now = await look({ params });
    if (now.error || now.data === undefined) {
      say(t("common:error.offline"));
      return { refused: true };
    }
    if (now.data?.at !== at) return { now: { person, at: now.data?.at ?? null, canEnd: false } };
    const { error } = await silence({ params, body: { days: 0, reason: "" } });
    if (error) return { refused: true };
    say(t("moderation:silence.ended", { name: person.name }));
    return { now: null };
  }

  return { end, busy: looking.isFetching || ending.isLoading, error: ending.error, reset: ending.reset };
}

/** What is left to tell of it: nothing where it was ended. */
type Ended = { refused: true } | { now: Pause | null };
