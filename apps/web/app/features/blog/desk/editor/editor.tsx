import type { DeskPost } from "@dripstone/contract/blog/desk/payloads";
import { type Locale, locales } from "@dripstone/contract/locale";
import { type Path, paths } from "@dripstone/contract/paths";
import { SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../../ui/failure/failure-text.ts";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import classes from "../../../../ui/office/editor.module.css";
import { EditorBar } from "./editor-bar.tsx";
import { Facts } from "./facts.tsx";
import { FaultList } from "./fault-list.tsx";
import { Met } from "./met.tsx";
import type { Portion } from "./portions.ts";
import { Publication } from "./publication.tsx";
import { Texts } from "./texts.tsx";
import { useEditor } from "./use-editor.ts";
import { useSavingByItself } from "./use-saving-by-itself.ts";

type EditorProps = {
  opened: DeskPost | null;
  /** What is written here has got an address. */
  onAddress: (id: string, to: Path) => void;
};

/** A post being written, in both languages at once. */
export function Editor({ opened, onAddress }: EditorProps) {
  const { t } = useTranslation("blog-desk");
  const locale = useLocale();
  const issueText = useIssueText();
  const editor = useEditor(opened);
  const { stored, dirty, failure } = editor;
  const [language, setLanguage] = useState<Locale>(locale);
  const readOnly = stored !== null && !stored.may.edit;
  const fields = failure === null ? undefined : asFailure(failure).fields;
  const isNotReady = failure !== null && asFailure(failure).code === "BLOG_POST_NOT_READY";
  const errorOf = (portion: Portion) => {
    const issue = fields?.[`post.${portion}`];
    if (portion === "slug" && issue?.code === "FIELD_INVALID") return t("facts.slugAllowed");
    const isMissing = isNotReady || stored?.faults.some(({ field }) => field === "tags");
    if (portion === "tags" && isMissing && editor.post.tags.length === 0) return t("facts.tagsMissing");
    return issueText(issue);
  };

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (saved && !stored) onAddress(saved.id, paths.adminBlogPost(saved.id));
    return saved !== null;
  }

  useSavingByItself(editor, save);
  useHotkeys([["mod+S", () => void (readOnly || save())]], []);

  return (
    <div className={classes.editor} data-shown={language}>
      <EditorBar editor={editor} readOnly={readOnly} onSave={save} />
      {readOnly && (
        <Callout>
          <p>{t("readOnly")}</p>
        </Callout>
      )}
      {stored?.ofContent && (
        <Callout>
          <p>{t("ofContent")}</p>
        </Callout>
      )}
      <FailureBox error={fields ? null : failure} />
      <Met editor={editor} />
      {stored && stored.faults.length > 0 && (
        <FaultList key={String(isNotReady)} faults={stored.faults} opened={isNotReady} />
      )}
      {stored && <Publication editor={editor} stored={stored} />}
      <SegmentedControl
        className={classes.languages}
        aria-label={t("language.label")}
        value={language}
        onChange={(value) => setLanguage(value === "ch" ? "ch" : "en")}
        data={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
        fullWidth
      />
      <Texts editor={editor} readOnly={readOnly} errorOf={errorOf} />
      <Facts editor={editor} readOnly={readOnly} errorOf={errorOf} />
      <Leaving dirty={dirty} onSave={save} />
    </div>
  );
}
