import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../../i18n/use-locale.ts";
import classes from "../../../../ui/office/editor-bar.module.css";
import { OfficeHeader } from "../../../../ui/office/office-header.tsx";
import type { Editor } from "./use-editor.ts";

/** Which category this is, whether it is saved, and the way to save it; it stays in view. */
export function EditorBar({ editor: { stored, values, dirty, saving } }: { editor: Editor }) {
  const { t } = useTranslation(["categories", "meta"]);
  const locale = useLocale();
  const standing = saving ? "saving" : dirty ? "dirty" : stored ? "saved" : "never";
  return (
    <div className={classes.bar}>
      <OfficeHeader
        title={values.name[locale].trim() || t(stored ? "untitled" : "new")}
        parent={{ to: paths.adminCategories, name: t("meta:adminCategories.title") }}
        note={
          <span role="status" className={classes.standing}>
            {t(`standing.${standing}`)}
          </span>
        }
      >
        <Button type="submit" loading={saving} disabled={!dirty && stored !== null}>
          {t(stored ? "save" : "add")}
        </Button>
      </OfficeHeader>
    </div>
  );
}
