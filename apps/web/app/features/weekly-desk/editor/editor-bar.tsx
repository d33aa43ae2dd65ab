import { paths } from "@dripstone/contract/paths";
import { Button, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import classes from "../../../ui/office/editor-bar.module.css";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import { StateMark } from "../state-mark.tsx";
import type { Editor } from "./use-editor.ts";

type EditorBarProps = {
  editor: Editor;
  busy: boolean;
  onSave: () => void;
  onFinish: () => void;
  onReopen: () => void;
  onCopy: () => void;
  onRemove: () => void;
};

/** Title, standing, and what can be done; it stays in view. */
export function EditorBar({ editor, busy, onSave, onFinish, onReopen, onCopy, onRemove }: EditorBarProps) {
  const { t } = useTranslation(["weekly-desk", "meta"]);
  const { stored, problem, dirty, saving } = editor;
  const locale = useLocale();
  const { texts } = problem;
  const title = texts[locale].title.trim() || texts.en.title.trim() || texts.ch.title.trim() || t("untitled");
  const may = stored?.may ?? { edit: true, finish: true, reopen: false, schedule: false, remove: false };
  return (
    <div className={classes.bar}>
      <OfficeHeader
        title={title}
        parent={{ to: paths.adminWeeklyProblems, name: t("meta:adminWeeklyProblems.title") }}
        note={
          <span className={classes.standing}>
            <StateMark state={stored?.state ?? "draft"} />
            <SavedNote editor={editor} />
          </span>
        }
      >
        {may.schedule && (
          <ButtonLink quiet to={paths.adminWeeklyPlan}>
            {t("do.plan")}
          </ButtonLink>
        )}
        {may.finish && (
          <Button variant="default" disabled={saving || busy} onClick={onFinish}>
            {t("do.finish")}
          </Button>
        )}
        {may.edit ? (
          <Button loading={saving} disabled={busy || (!dirty && stored !== null)} onClick={onSave}>
            {t("do.save")}
          </Button>
        ) : (
          <Button disabled={busy} onClick={onCopy}>
            {t("do.copyToChange")}
          </Button>
        )}
        {stored && may.edit && (
          <Menu position="bottom-end">
            <Menu.Target>
              <Button variant="default" disabled={saving || busy} aria-label={t("do.more")} px="xs">
                <IconDots size={20} aria-hidden />
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {may.reopen && <Menu.Item onClick={onReopen}>{t("do.reopen")}</Menu.Item>}
              <Menu.Item onClick={onCopy}>{t("do.copy")}</Menu.Item>
              {may.remove && (
                <Menu.Item color="red" onClick={onRemove}>
                  {t("do.remove")}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </OfficeHeader>
    </div>
  );
}

function SavedNote({ editor: { stored, dirty, saving } }: { editor: Editor }) {
  const { t } = useTranslation("weekly-desk");
  const { shortSchoolMoment } = useDates();
  const saved = stored?.editedAt
    ? stored.editedBy
      ? t("saved.by", { day: shortSchoolMoment(stored.editedAt), name: stored.editedBy.name })
      : t("saved.at", { day: shortSchoolMoment(stored.editedAt) })
    : "";
  const text = saving ? t("saved.saving") : dirty ? t("saved.dirty") : stored ? saved : t("saved.never");
  return <span role="status">{text}</span>;
}
