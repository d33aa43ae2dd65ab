import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Counter } from "../../../ui/editor/counter.tsx";
import { MarkdownEditor } from "../../../ui/editor/markdown-editor.tsx";
import { useKeepPicture } from "../editing/use-keep-picture.ts";
import classes from "./post-fields.module.css";
import { contentBounds, titleBounds, type usePostForm } from "./use-post-form.ts";

type PostFieldsProps = {
  /** Whether they are the words of whoever writes. */
  own?: boolean;
  values: { title: string; content: string };
  /** Why it cannot be saved any more. */
  why?: string | undefined;
  form: ReturnType<typeof usePostForm>;
  onWrite: (part: { title?: string; content?: string }) => void;
  onSend: () => void;
  onBusy: (busy: boolean) => void;
};

/** What a post says: its title, and its text with a preview. */
export function PostFields({ own = true, values, why, form, onWrite, onSend, onBusy }: PostFieldsProps) {
  const { t } = useTranslation("forum-writing");
  const keepPicture = useKeepPicture();
  return (
    <>
      <div className={classes.title}>
        <TextInput
          label={t("compose.title")}
          required
          withAsterisk={false}
          value={values.title}
          error={form.errorOf("title")}
          onChange={({ currentTarget }) => onWrite({ title: currentTarget.value })}
          onBlur={() => values.title && form.leave("title")}
        />
        <Counter text={values.title} {...titleBounds} />
      </div>
      <MarkdownEditor
        label={t(own ? "compose.content" : "edit.othersPost")}
        value={values.content}
        onWrite={(content) => onWrite({ content })}
        onBlur={() => values.content && form.leave("content")}
        error={why ?? form.errorOf("content")}
        {...contentBounds}
        rows={10}
        onSend={onSend}
        images={POSTED_PICTURES_PATH}
        keepPicture={keepPicture}
        onBusy={onBusy}
      />
    </>
  );
}
