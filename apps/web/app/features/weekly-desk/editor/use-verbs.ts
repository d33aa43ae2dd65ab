import { paths } from "@dripstone/contract/paths";
import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import {
  useCopyProblemMutation,
  useFinishProblemMutation,
  useRemoveProblemMutation,
  useReopenProblemMutation,
} from "../api.ts";
import type { Editor } from "./use-editor.ts";

/** What is done to a problem as a whole; each first saves what has been written. */
export function useVerbs({ stored, save, restore, forget, setFailure }: Editor) {
  const { t } = useTranslation("weekly-desk");
  const query = { language: useLocale() };
  const navigate = useNavigate();
  const say = useToast();
  const [finishProblem, finishing] = useFinishProblemMutation();
  const [reopenProblem, reopening] = useReopenProblemMutation();
  const [copyProblem, copying] = useCopyProblemMutation();
  const [removeProblem, removing] = useRemoveProblemMutation();

  /** Hands over what was saved, and takes over what is answered. True if it was done. */
  async function turn(
    verb: (saved: DeskProblem) => PromiseLike<{ data?: DeskProblem; error?: unknown }>,
    said: "said.finished" | "said.reopened",
  ): Promise<boolean> {
    const saved = await save();
    if (!saved) return false;
    const { data, error } = await verb(saved);
    if (data) {
      restore(data);
      say(t(said));
    } else setFailure(error);
    return data !== undefined;
  }

  return {
    busy: finishing.isLoading || reopening.isLoading || copying.isLoading || removing.isLoading,
    finish: () =>
      turn(({ id, version }) => finishProblem({ params: { id }, query, body: { version } }), "said.finished"),
    reopen: () =>
      turn(({ id, version }) => reopenProblem({ params: { id }, query, body: { version } }), "said.reopened"),
    async copy() {
      if (!stored) return;
      const { data, error } = await copyProblem({ params: { id: stored.id }, query });
      if (!data) return setFailure(error);
      say(t("said.copied"));
      await navigate(paths.adminWeeklyProblem(data.id));
    },
    /** Null when it was deleted; otherwise why not. */
    async remove(): Promise<unknown> {
      if (!stored) return null;
      const { data, error } = await removeProblem({ params: { id: stored.id }, body: { version: stored.version } });
      if (!data) return error;
      forget();
      say(t("said.removed"));
      await navigate(paths.adminWeeklyProblems, { state: settled });
      return null;
    },
  };
}
