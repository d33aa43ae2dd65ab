import type { HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import type { Numbered } from "../../../ui/handed-in/sheet.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { useRemoveRemarkMutation } from "../api.ts";
import classes from "./desk.module.css";
import type { Writing } from "./work-shown.tsx";

type RemarkListProps = {
  homework: HomeworkWhole;
  remarks: readonly Numbered[];
  current: string | null;
  /** One is written at a time. */
  isWriting: boolean;
  onLook: (id: string) => void;
  onChange: (what: Writing) => void;
};

/** The remarks on the pages, by their numbers. */
export function RemarkList({ homework, remarks, current, isWriting, onLook, onChange }: RemarkListProps) {
  const { t } = useTranslation("grading");
  const [remove, { error, isLoading }] = useRemoveRemarkMutation();
  if (remarks.length === 0) return null;
  return (
    <section className={classes.remarks}>
      <h2>{t("remark.list", { count: remarks.length })}</h2>
      <FailureBox error={error} />
      <ol>
        {remarks.map(({ number, html, ...remark }) => (
          <li key={remark.id} data-remark={remark.id} data-current={remark.id === current || undefined}>
            <button
              type="button"
              className={classes.number}
              aria-label={t("remark.look", { number })}
              onClick={() => onLook(remark.id)}
            >
              {number}
            </button>
            <MarkdownText html={html} />
            <span className={classes.tools}>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t("remark.editOf", { number })}
                disabled={isWriting}
                onClick={() => onChange(remark)}
              >
                {t("remark.edit")}
              </Button>
              <Button
                size="compact-xs"
                variant="subtle"
                aria-label={t("remark.removeOf", { number })}
                disabled={isLoading || isWriting}
                onClick={() => void remove({ params: { id: homework.id, remark: remark.id } })}
              >
                {t("remark.remove")}
              </Button>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
