import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFinishProblemMutation, useReopenProblemMutation } from "../api.ts";

type DeskTitle = ReplyOf<"GET /weekly-problems">["items"][number];

/** What can be done with several problems of the list at once. */
export function useBulkActs() {
  const { t } = useTranslation("weekly-desk");
  const query = { language: useLocale() };
  const [finishProblem] = useFinishProblemMutation();
  const [reopenProblem] = useReopenProblemMutation();
  const asked = ({ id, version }: DeskTitle) => ({ params: { id }, query, body: { version } });
  return [
    {
      name: "finish",
      text: t("do.finish"),
      run: async (row: DeskTitle) => (await finishProblem(asked(row))).error,
    },
    {
      name: "reopen",
      text: t("do.reopen"),
      run: async (row: DeskTitle) => (await reopenProblem(asked(row))).error,
    },
  ];
}
