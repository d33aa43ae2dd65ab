import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../../api/failure.ts";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Part } from "../../../../ui/office/part.tsx";
import { RemoveDialog } from "../../../../ui/office/remove-dialog.tsx";
import classes from "./publication.module.css";
import type { Editor } from "./use-editor.ts";
import { useVerbs } from "./use-verbs.ts";

type PublicationProps = { editor: Editor; stored: DeskPost };

/** Where a post stands, and what can be done about it; whatever it is, what was written is saved first. */
export function Publication({ editor, stored }: PublicationProps) {
  const { t } = useTranslation("blog-desk");
  const { schoolMoment, schoolZone } = useDates();
  const { busy, publish, withdraw, remove } = useVerbs(editor);
  const [at, setAt] = useState("");
  const [removing, setRemoving] = useState(false);
  const issueText = useIssueText();
  const { state, publishAt, may } = stored;
  const fields = editor.failure === null ? undefined : asFailure(editor.failure).fields;
  const isFaulty = stored.faults.length > 0;
  const moment = publishAt ? schoolMoment(publishAt) : "";
  const standing = state === "draft" && !may.publish ? t("standing.waits") : t(`standing.${state}`, { moment });
  return (
    <Part title={t("publication")} help={standing}>
      <div className={classes.ways}>
        {may.publish && (
          <>
            <Button disabled={busy || isFaulty} onClick={() => publish()}>
              {t("do.publish")}
            </Button>
            <TextInput
              type="datetime-local"
              label={t("schedule.label", { zone: schoolZone })}
              value={at}
              disabled={busy || isFaulty}
              error={issueText(fields?.at)}
              onChange={({ currentTarget }) => {
                editor.setFailure(null);
                setAt(currentTarget.value);
              }}
            />
            <Button variant="default" disabled={busy || isFaulty || at === ""} onClick={() => publish(at)}>
              {t("do.schedule")}
            </Button>
          </>
        )}
        {may.withdraw && (
          <Button variant="default" disabled={busy} onClick={withdraw}>
            {t("do.withdraw")}
          </Button>
        )}
        {may.remove && (
          <Button variant="subtle" color="red" disabled={busy} onClick={() => setRemoving(true)}>
            {t("do.remove")}
          </Button>
        )}
      </div>
      <RemoveDialog
        opened={removing}
        busy={busy}
        title={t("remove.title")}
        text={t("remove.text")}
        words={{ send: t("remove.send"), keep: t("remove.keep") }}
        onRemove={remove}
        onClose={() => setRemoving(false)}
      />
    </Part>
  );
}
