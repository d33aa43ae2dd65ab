import type { ReplyOf } from "@dripstone/contract";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import { Said } from "../chat/said.tsx";
import { Measures } from "./measures.tsx";
import { useMoney } from "./money.ts";

type TriedProps = ReplyOf<"POST /chatbot/models/{id}/try"> & { label: string };

/** What a model has said to a question, or why it has not, and what that took. */
export function Tried({ label, parts, failure, status, msFirst, msWhole, tokensIn, tokensOut, money }: TriedProps) {
  const { t } = useTranslation("tutor-models");
  const inMoney = useMoney();
  const numbers = [
    { name: t("use.first"), value: msFirst === null ? "–" : t("try.ms", { ms: msFirst }) },
    { name: t("use.whole"), value: t("try.ms", { ms: msWhole }) },
    { name: t("try.tokens"), value: `${tokensIn} / ${tokensOut}` },
    { name: t("use.money"), value: inMoney(money) },
  ];
  return (
    <>
      {failure && (
        <Callout tone="alarm">
          <p>
            {t("try.failed", { label })} {t(`failure.${failure}`)}
            {status !== null && ` ${t("try.status", { status })}`}
          </p>
        </Callout>
      )}
      {parts.length > 0 && <Said by="assistant" parts={parts} />}
      <Measures of={numbers} />
    </>
  );
}
