import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Callout } from "../../../ui/callout/callout.tsx";
import type { KeptAnswer } from "./answer-keeper.ts";

type AnswerConflictProps = { answer: KeptAnswer; onKeep: () => void; onTakeTheirs: () => void };

/** Two devices have marked the same question: neither is written over until its student has chosen. */
export function AnswerConflict({ answer: { choice, theirs }, onKeep, onTakeTheirs }: AnswerConflictProps) {
  const { t } = useTranslation("practice-tests");
  const named = (letter: string | null | undefined) => letter ?? t("sitting.conflict.none");
  return (
    <Callout role="alert" tone="warm">
      <p>{t("sitting.conflict.text", { theirs: named(theirs?.choice), mine: named(choice) })}</p>
      <Group gap="sm">
        <Button size="compact-md" variant="default" onClick={onTakeTheirs}>
          {t("sitting.conflict.keep", { choice: named(theirs?.choice) })}
        </Button>
        <Button size="compact-md" variant="default" onClick={onKeep}>
          {t("sitting.conflict.keep", { choice: named(choice) })}
        </Button>
      </Group>
    </Callout>
  );
}
