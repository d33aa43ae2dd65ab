import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { type HomeworkContentType, homeworkContentTypes } from "@dripstone/contract/homework/payloads";
import { SegmentedControl } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { MarkdownEditor } from "../../../ui/editor/markdown-editor.tsx";
import classes from "./homework-form.module.css";
import type { HomeworkFormState } from "./use-homework-form.ts";

type WrittenPartProps = {
  type: HomeworkContentType;
  content: string;
  form: HomeworkFormState;
  onWrite: (part: { contentType?: HomeworkContentType; content?: string }) => void;
  onSend: () => void;
};

/** How the homework is written, and what is written; nothing where it is in files. */
export function WrittenPart({ type, content, form, onWrite, onSend }: WrittenPartProps) {
  const { t } = useTranslation("homework");
  const chosen = (value: string) => homeworkContentTypes.find((it) => it === value);
  return (
    <>
      <fieldset className={classes.types}>
        <legend>{t("type.label")}</legend>
        <SegmentedControl
          aria-label={t("type.label")}
          classNames={{ label: classes.type ?? "" }}
          value={type}
          onChange={(value) => onWrite({ contentType: chosen(value) ?? type })}
          data={homeworkContentTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </fieldset>
      {type !== "files" && (
        <MarkdownEditor
          key={type}
          label={t("content")}
          {...(type === "latex" && { description: t("latexHint") })}
          latex={type === "latex"}
          value={content}
          onWrite={(text) => onWrite({ content: text })}
          onBlur={() => content && form.leave("content")}
          error={form.errorOf("content")}
          min={0}
          max={homeworkLimits.HOMEWORK_CONTENT_MAX}
          rows={8}
          onSend={onSend}
        />
      )}
    </>
  );
}
