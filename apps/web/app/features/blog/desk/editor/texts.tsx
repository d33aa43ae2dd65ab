import { blogLimits } from "@dripstone/contract/blog/limits";
import { POSTED_PICTURES_PATH } from "@dripstone/contract/files/picture-paths";
import { type Locale, languageTags } from "@dripstone/contract/locale";
import { Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Counter } from "../../../../ui/editor/counter.tsx";
import { MarkdownEditor } from "../../../../ui/editor/markdown-editor.tsx";
import { LanguagePair } from "../../../../ui/office/language-pair.tsx";
import { Part } from "../../../../ui/office/part.tsx";
import { useKeepBlogPictureMutation } from "../api.ts";
import { AsReadersSeeIt } from "./as-readers-see-it.tsx";
import { usePortionName } from "./portion-name.ts";
import type { Portion } from "./portions.ts";
import classes from "./texts.module.css";
import type { Editor } from "./use-editor.ts";

export type FieldProps = { editor: Editor; readOnly: boolean; errorOf: (portion: Portion) => string | undefined };

/** Title, summary and text in both languages, and how they will be seen. */
export function Texts(props: FieldProps) {
  const { t } = useTranslation("blog-desk");
  return (
    <Part title={t("texts.title")} help={t("texts.help")}>
      <LanguagePair>{(locale) => <InLanguage {...props} locale={locale} />}</LanguagePair>
    </Part>
  );
}

function InLanguage({ editor: { post, change }, readOnly, errorOf, locale }: FieldProps & { locale: Locale }) {
  const nameOf = usePortionName();
  const [keep] = useKeepBlogPictureMutation();
  const { title, summary, body } = post.texts[locale];
  const { BLOG_TITLE_MIN, BLOG_TITLE_MAX, BLOG_SUMMARY_MIN, BLOG_SUMMARY_MAX, BLOG_BODY_MIN, BLOG_BODY_MAX } =
    blogLimits;
  const line = (portion: Portion) => ({
    id: `field-${portion.replaceAll(".", "-")}`,
    label: nameOf(portion),
    error: errorOf(portion),
    disabled: readOnly,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(portion, currentTarget.value),
  });
  return (
    <div className={classes.fields} lang={languageTags[locale]}>
      <div>
        <TextInput {...line(`texts.${locale}.title`)} value={title} autoComplete="off" />
        <Counter text={title} min={BLOG_TITLE_MIN} max={BLOG_TITLE_MAX} />
      </div>
      <div>
        <Textarea {...line(`texts.${locale}.summary`)} value={summary} autosize minRows={2} maxRows={6} />
        <Counter text={summary} min={BLOG_SUMMARY_MIN} max={BLOG_SUMMARY_MAX} />
      </div>
      <MarkdownEditor
        label={nameOf(`texts.${locale}.body`)}
        value={body}
        error={errorOf(`texts.${locale}.body`)}
        onWrite={(text) => change(`texts.${locale}.body`, text)}
        min={BLOG_BODY_MIN}
        max={BLOG_BODY_MAX}
        rows={18}
        disabled={readOnly}
        images={POSTED_PICTURES_PATH}
        keepPicture={(file) => keep({ upload: file }).unwrap()}
      />
      <AsReadersSeeIt body={body} />
      <TextInput {...line(`author.${locale}`)} value={post.author[locale]} autoComplete="off" />
    </div>
  );
}
