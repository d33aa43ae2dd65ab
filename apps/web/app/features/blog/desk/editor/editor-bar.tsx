import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useDates } from "../../../../ui/dates/use-dates.ts";
import classes from "../../../../ui/office/editor-bar.module.css";
import { OfficeHeader } from "../../../../ui/office/office-header.tsx";
import { ButtonLink } from "../../../../ui/page/button-link.tsx";
import { StateMark } from "../state-mark.tsx";
import type { Editor } from "./use-editor.ts";

type EditorBarProps = { editor: Editor; readOnly: boolean; onSave: () => unknown };

/** Title, standing, and the way to save; it stays in view. */
export function EditorBar({ editor: { stored, post, dirty, saving }, readOnly, onSave }: EditorBarProps) {
  const { t } = useTranslation(["blog-desk", "meta"]);
  const { shortSchoolMoment } = useDates();
  const { texts } = post;
  const title = texts[useLocale()].title.trim() || texts.en.title.trim() || texts.ch.title.trim() || t("untitled");
  const state = stored?.state ?? "draft";
  const at = stored?.editedAt ? shortSchoolMoment(stored.editedAt) : "";
  const saved = stored?.editedBy
    ? t("saved.by", { day: at, name: stored.editedBy.name })
    : at && t("saved.at", { day: at });
  const unsaved = state === "draft" ? t("saved.dirtyDraft") : t("saved.dirty");
  return (
    <div className={classes.bar}>
      <OfficeHeader
        title={title}
        parent={{ to: paths.adminBlog, name: t("meta:adminBlog.title") }}
        note={
          <span className={classes.standing}>
            <StateMark state={state} />
            <span role="status">
              {saving ? t("saved.saving") : dirty ? unsaved : stored ? saved : t("saved.never")}
            </span>
          </span>
        }
      >
        {stored?.state === "published" && stored.slug && (
          <ButtonLink quiet to={paths.blogPost(stored.slug)}>
            {t("do.read")}
          </ButtonLink>
        )}
        {!readOnly && (
          <Button loading={saving} disabled={!dirty && stored !== null} onClick={() => onSave()}>
            {t("do.save")}
          </Button>
        )}
      </OfficeHeader>
    </div>
  );
}
