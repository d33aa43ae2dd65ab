import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { asksNotToTrack, giveAnswer, useAnswer } from "../../shell/counting/answer.ts";
import classes from "./counting-part.module.css";

/** What was said about being counted, to be changed as easily. */
export function CountingAnswer() {
  const { t } = useTranslation("tag");
  const answer = useAnswer();
  if (asksNotToTrack()) return <p>{t("answer.browser")}</p>;
  return (
    <>
      <p role="status">{t(`answer.${answer ?? "none"}`)}</p>
      <div className={classes.answers}>
        {(["no", "yes"] as const).map((given) => (
          <Button key={given} variant="default" aria-pressed={answer === given} onClick={() => giveAnswer(given)}>
            {t(`bar.${given}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
