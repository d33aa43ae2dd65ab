import type { OperationState } from "@dripstone/contract/operation/payloads";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Part } from "../../../ui/office/part.tsx";
import { useOpenLetterMutation } from "../api.ts";
import classes from "./operation-page.module.css";

type Letter = NonNullable<OperationState["letters"]>[number];

/** Letters that lie on disk while there is no mail server, for an admin to hand on. */
export function Letters({ letters }: { letters: readonly Letter[] }) {
  const { t } = useTranslation("operation");
  const { shortSchoolMoment } = useDates();
  const [shown, setShown] = useState<{ letter: Letter; text: string; open: boolean } | null>(null);
  const [open, { error }] = useOpenLetterMutation();
  const show = async (letter: Letter) => {
    const { data } = await open({ params: { id: letter.id } });
    if (data) setShown({ letter, text: data.text, open: true });
  };
  return (
    <Part title={t("letters.title")} help={t("letters.help")}>
      <FailureBox error={error} />
      {letters.length === 0 && <p className={classes.quiet}>{t("letters.none")}</p>}
      <ul className={classes.lines}>
        {letters.map((letter) => (
          <li key={letter.id}>
            <strong>{letter.subject}</strong>
            <span>{letter.to}</span>
            <span className={classes.quiet}>{shortSchoolMoment(letter.at)}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t("letters.readOf", { subject: letter.subject })}
              onClick={() => show(letter)}
            >
              {t("letters.read")}
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <Dialog
          opened={shown.open}
          title={shown.letter.subject}
          onClose={() => setShown({ ...shown, open: false })}
          onGone={() => setShown(null)}
        >
          <pre className={classes.letter}>{shown.text}</pre>
        </Dialog>
      )}
    </Part>
  );
}
