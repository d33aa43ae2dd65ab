import { type Locale, locales } from "@dripstone/contract/locale";
import type { Path } from "@dripstone/contract/paths";
import { Button, SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../failure/failure-box.tsx";
import { useIssueText } from "../../failure/failure-text.ts";
import { Form } from "../../form/form.tsx";
import { leadToWrong } from "../../form/lead-to.ts";
import { Leaving } from "../../leaving/leaving.tsx";
import classes from "../editor.module.css";
import bar from "../editor-bar.module.css";
import { OfficeHeader } from "../office-header.tsx";
import { type Fields, FieldsProvider } from "./fields.ts";
import { Met } from "./met.tsx";
import type { Editor } from "./use-editor.ts";

type EditorFrameProps = Pick<Fields, "labels"> &
  Partial<Pick<Fields, "choices">> & {
    editor: Editor;
    title: string;
    parent: { to: Path; name: string };
    /** Parts that the payload has under another path, by that. */
    paths?: Readonly<Record<string, string>>;
    /** What can be done beside saving. */
    tools?: ReactNode;
    /** Saves it, and tells whether that went well. */
    onSave: () => Promise<boolean>;
    children: ReactNode;
  };

/** Where something of the office is written, in both languages at once; what it is, whether it is saved and the way to save it stay in view. */
export function EditorFrame({
  editor,
  title,
  parent,
  tools,
  labels,
  choices = {},
  paths = {},
  onSave,
  children,
}: EditorFrameProps) {
  const { t } = useTranslation("office");
  const issueText = useIssueText();
  const { stored, values, dirty, saving, failure, change } = editor;
  const [language, setLanguage] = useState<Locale>(useLocale());
  const form = useRef<HTMLFormElement>(null);
  const refused = isFailure(failure) ? failure.fields : undefined;
  const lead = useEffectEvent(() => {
    const first = Object.keys(refused ?? {})[0]?.split(".") ?? [];
    const inLanguage = locales.find((locale) => first.includes(locale));
    leadToWrong(form.current, inLanguage && (() => setLanguage(inLanguage)));
  });
  useEffect(() => {
    if (refused) lead();
  }, [refused]);
  useHotkeys([["mod+S", () => void onSave()]], []);

  const standing = saving ? "saving" : dirty ? "dirty" : stored ? "saved" : "never";
  const told = Object.fromEntries(Object.entries(refused ?? {}).map(([path, issue]) => [paths[path] ?? path, issue]));
  const errorOf = (path: string) => {
    const lacking = told[path]?.code === "FIELD_REQUIRED" && locales.find((locale) => path.split(".").includes(locale));
    return lacking ? t(`lacking.${lacking}`) : issueText(told[path]);
  };
  const fields = { values, labels, choices, change, errorOf };
  return (
    <FieldsProvider value={fields}>
      <Form ref={form} busy={saving} onSend={onSave} className={classes.editor} data-shown={language}>
        <div className={bar.bar}>
          <OfficeHeader
            title={title}
            parent={parent}
            note={
              <span role="status" className={bar.standing}>
                {t(`standing.${standing}`)}
              </span>
            }
          >
            {tools}
            <Button type="submit" loading={saving} disabled={!dirty && stored !== null}>
              {t(stored ? "save" : "add")}
            </Button>
          </OfficeHeader>
        </div>
        <FailureBox error={refused ? null : failure} />
        <Met editor={editor} />
        <SegmentedControl
          className={classes.languages}
          aria-label={t("language.label")}
          value={language}
          onChange={(value) => setLanguage(value === "ch" ? "ch" : "en")}
          data={locales.map((value) => ({ value, label: t(`language.${value}`) }))}
          fullWidth
        />
        {children}
      </Form>
      <Leaving dirty={dirty} onSave={onSave} />
    </FieldsProvider>
  );
}
