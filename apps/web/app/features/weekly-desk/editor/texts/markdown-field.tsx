import { type Locale, languageTags } from "@dripstone/contract/locale";
import { Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MarkdownText } from "../../../../ui/markdown/markdown-text.tsx";
import { fieldId, useWriting } from "../writing.ts";
import classes from "./markdown-field.module.css";

type MarkdownFieldProps = {
  /** Its path in the draft. */
  path: string;
  locale: Locale;
  /** What is written here: "Statement". */
  what: string;
  value: string;
  onWrite: (text: string) => void;
  rows: number;
  /** As students will see it. */
  html: string | undefined;
  /** It is set as what the page is about. */
  statement?: boolean;
};

/** A text in Markdown, with what students will see of it right below. */
export function MarkdownField({ path, locale, what, value, onWrite, rows, html, statement }: MarkdownFieldProps) {
  const { t } = useTranslation("weekly-desk");
  const { readOnly, issueAt } = useWriting();
  const label = t("labelIn", { what, language: t(`language.${locale}`) });
  return (
    <div className={classes.field}>
      <Textarea
        id={fieldId(path)}
        label={label}
        value={value}
        onChange={(event) => onWrite(event.currentTarget.value)}
        error={issueAt(path)}
        readOnly={readOnly}
        rows={rows}
        resize="vertical"
        lang={languageTags[locale]}
        classNames={{ input: classes.input }}
      />
      {html && value.trim() !== "" && (
        <figure aria-label={t("previewOf", { what: label })} className={classes.preview} lang={languageTags[locale]}>
          <MarkdownText html={html} statement={statement} />
        </figure>
      )}
    </div>
  );
}
