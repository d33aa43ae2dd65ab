import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Reply } from "../answer/use-answering.ts";

type EndingSaidProps = {
  reply: Reply | null;
  /** No attempt is left. */
  finished: boolean;
};

/** Says the verdict that ends the week to screen readers: the form that says all others goes with it. */
export function EndingSaid({ reply, finished }: EndingSaidProps) {
  const { t } = useTranslation("weekly-problem");
  const isRight = reply?.result.verdict === "equal";
  return (
    <VisuallyHidden role="status">
      {isRight && <p>{t("verdict.equal")}</p>}
      {reply?.earned && isRight && <p>{t("solved.points", { count: reply.earned.points })}</p>}
      {reply && finished && !isRight && <p>{t("out.title")}</p>}
    </VisuallyHidden>
  );
}
