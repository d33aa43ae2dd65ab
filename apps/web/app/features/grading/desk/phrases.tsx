import type { Phrase } from "@dripstone/contract/homework/grading/payloads";
import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { useChangePhraseMutation, useKeepPhraseMutation, usePhrasesQuery, useRemovePhraseMutation } from "../api.ts";
import classes from "./desk.module.css";

/** What one says often: put into the comment by a press, and kept in order here. */
export function Phrases({ onInsert }: { onInsert: (text: string) => void }) {
  const { t } = useTranslation("grading");
  const { data: phrases = [] } = usePhrasesQuery(undefined);
  const [writing, setWriting] = useState<Partial<Phrase>>({});
  const [keep, keeping] = useKeepPhraseMutation();
  const [change, changing] = useChangePhraseMutation();
  const [remove, removing] = useRemovePhraseMutation();
  const { id, text = "" } = writing;
  const save = async () => {
    const body = { text };
    const reply = id === undefined ? await keep({ body }) : await change({ params: { id }, body });
    if (!reply.error) setWriting({});
  };
  return (
    <details className={classes.phrases}>
      <summary>{t("phrases.title", { count: phrases.length })}</summary>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase.id}>
            <button type="button" className={classes.phrase} onClick={() => onInsert(phrase.text)}>
              {phrase.text}
            </button>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t("phrases.editOf", { text: phrase.text })}
              onClick={() => setWriting(phrase)}
            >
              {t("remark.edit")}
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={t("phrases.removeOf", { text: phrase.text })}
              onClick={() => void remove({ params: { id: phrase.id } })}
            >
              {t("remark.remove")}
            </Button>
          </li>
        ))}
      </ul>
      <Form busy={keeping.isLoading || changing.isLoading} onSend={save} aria-label={t("phrases.form")}>
        <Textarea
          label={t(id === undefined ? "phrases.new" : "phrases.change")}
          value={text}
          rows={2}
          onChange={({ currentTarget }) => setWriting({ ...writing, text: currentTarget.value })}
        />
        <FailureBox error={keeping.error ?? changing.error ?? removing.error} />
        <Group gap="sm">
          <Button type="submit" size="compact-sm" variant="default" disabled={text.trim() === ""}>
            {t("phrases.keep")}
          </Button>
          {id !== undefined && (
            <Button size="compact-sm" variant="subtle" onClick={() => setWriting({})}>
              {t("remark.cancel")}
            </Button>
          )}
        </Group>
      </Form>
    </details>
  );
}
