import type { OfficeCategory } from "@dripstone/contract/forum/categories";
import type { Locale } from "@dripstone/contract/locale";
import { paths } from "@dripstone/contract/paths";
import { Button, SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { asFailure } from "../../../../api/failure.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { Callout } from "../../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../../ui/failure/failure-box.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { Leaving } from "../../../../ui/leaving/leaving.tsx";
import { settled } from "../../../../ui/leaving/use-leaving.ts";
import classes from "../../../../ui/office/editor.module.css";
import { useToast } from "../../../../ui/toast/toast.tsx";
import { Access } from "./access.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { Looks } from "./looks.tsx";
import { Met } from "./met.tsx";
import { useChecks } from "./use-checks.ts";
import { useEditor } from "./use-editor.ts";
import { Words } from "./words.tsx";

/** A category being written, in both languages at once. */
export function Editor({ opened }: { opened: OfficeCategory | null }) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const say = useToast();
  const navigate = useNavigate();
  const editor = useEditor(opened);
  const { stored, values, dirty, failure, saving } = editor;
  const [language, setLanguage] = useState<Locale>(locale);
  const checks = useChecks(values, failure, setLanguage);
  const gone = stored !== null && failure !== null && asFailure(failure).code === "NOT_FOUND";

  /** What was added is in the list, and from there it is put into its place. */
  async function added(category: OfficeCategory): Promise<void> {
    say(t("said.added", { name: category.name[locale] }));
    await navigate(paths.adminCategories, { state: settled });
  }

  async function save(): Promise<boolean> {
    if (saving || !checks.areRight()) return false;
    const saved = await editor.save();
    if (!saved) return false;
    if (stored) say(t("said.saved", { name: saved.name[locale] }));
    else await added(saved);
    return true;
  }

  async function saveAsNew(): Promise<void> {
    const saved = checks.areRight() && (await editor.saveAsNew());
    if (saved) await added(saved);
  }

  useHotkeys([["mod+S", () => void save()]], []);

  const field = { values, errorOf: checks.errorOf, leave: checks.leave, change: editor.change };
  return (
    <>
      <Form ref={checks.form} busy={saving} onSend={save} className={classes.editor} data-shown={language}>
        <EditorBar editor={editor} />
        {gone ? (
          <Callout role="alert" tone="alarm">
            <p>{t("gone.text")}</p>
            <div>
              <Button variant="default" loading={saving} onClick={saveAsNew}>
                {t("gone.add")}
              </Button>
            </div>
          </Callout>
        ) : (
          <FailureBox error={checks.isFields ? null : failure} />
        )}
        <Met editor={editor} />
        <SegmentedControl
          className={classes.languages}
          aria-label={t("language.label")}
          value={language}
          onChange={(value) => setLanguage(value === "ch" ? "ch" : "en")}
          data={[
            { value: "en", label: t("language.en") },
            { value: "ch", label: t("language.ch") },
          ]}
          fullWidth
        />
        <Words {...field} slug={stored?.slug} />
        <Looks {...field} />
        <Access {...field} />
      </Form>
      <Leaving dirty={dirty} onSave={save} />
    </>
  );
}
