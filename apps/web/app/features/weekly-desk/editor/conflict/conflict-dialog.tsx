import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Button, Group, Radio } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import type { ProblemDraft } from "../draft.ts";
import classes from "./conflict-dialog.module.css";
import { disputed, merge, type Portion, theirsAlone, type Versions } from "./merge.ts";
import { usePortionText } from "./portion-text.ts";

type ConflictDialogProps = {
  base: ProblemDraft;
  mine: ProblemDraft;
  /** What somebody else has saved; null while nobody has. */
  theirs: DeskProblem | null;
  saving: boolean;
  onMerge: (merged: ProblemDraft) => void;
  onLater: () => void;
};

/** Two have written at once: shows theirs beside mine wherever both have changed the same, to choose from. */
export function ConflictDialog({ base, mine, theirs, saving, onMerge, onLater }: ConflictDialogProps) {
  const { t } = useTranslation("weekly-desk");
  const { shortSchoolMoment } = useDates();
  const name = theirs?.editedBy?.name;
  return (
    <Dialog opened={theirs !== null} title={t("conflict.title")} onClose={onLater} size="62rem">
      {theirs && (
        <>
          <p>
            {name && theirs.editedAt
              ? t("conflict.who", { name, day: shortSchoolMoment(theirs.editedAt) })
              : t("conflict.someone")}{" "}
            {t("conflict.kept")}
          </p>
          <Choices
            key={theirs.version}
            versions={{ base, mine, theirs: theirs.problem }}
            saving={saving}
            onMerge={onMerge}
            onLater={onLater}
          />
        </>
      )}
    </Dialog>
  );
}

type ChoicesProps = { versions: Versions } & Pick<ConflictDialogProps, "saving" | "onMerge" | "onLater">;

function Choices({ versions, saving, onMerge, onLater }: ChoicesProps) {
  const { t } = useTranslation("weekly-desk");
  const { nameOf, textOf } = usePortionText();
  const [chosen, setChosen] = useState<ReadonlySet<Portion>>(new Set());
  const choices = disputed(versions);
  const takenOver = theirsAlone(versions);
  const choose = (portion: Portion, whose: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (whose === "theirs") next.add(portion);
      else next.delete(portion);
      return next;
    });
  return (
    <>
      {takenOver.length > 0 && (
        <p>{t("conflict.takenOver", { what: takenOver.map(nameOf).join(t("conflict.and")) })}</p>
      )}
      {choices.map((portion) => (
        <Radio.Group
          key={portion}
          label={nameOf(portion)}
          value={chosen.has(portion) ? "theirs" : "mine"}
          onChange={(whose) => choose(portion, whose)}
        >
          <div className={classes.pair}>
            {(["mine", "theirs"] as const).map((whose) => (
              <div key={whose} className={classes.half}>
                <Radio value={whose} label={t(`conflict.${whose}`)} />
                <pre>{textOf(versions[whose], portion)}</pre>
              </div>
            ))}
          </div>
        </Radio.Group>
      ))}
      <Group>
        <Button loading={saving} onClick={() => onMerge(merge(versions, chosen))} data-autofocus>
          {t("conflict.send")}
        </Button>
        <Button variant="default" onClick={onLater}>
          {t("conflict.later")}
        </Button>
      </Group>
    </>
  );
}
