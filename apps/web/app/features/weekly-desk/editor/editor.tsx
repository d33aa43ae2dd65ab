import type { Locale } from "@dripstone/contract/locale";
import { type Path, paths } from "@dripstone/contract/paths";
import type { DeskProblem } from "@dripstone/contract/weekly-problem/desk/payloads";
import { Button, SegmentedControl } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { Callout } from "../../../ui/callout/callout.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { Leaving } from "../../../ui/leaving/leaving.tsx";
import classes from "../../../ui/office/editor.module.css";
import { RemoveDialog } from "../../../ui/office/remove-dialog.tsx";
import { Answer } from "./answer/answer.tsx";
import { ConflictDialog } from "./conflict/conflict-dialog.tsx";
import { EditorBar } from "./editor-bar.tsx";
import { Facts } from "./facts.tsx";
import { FaultList } from "./fault-list.tsx";
import { Hints } from "./texts/hints.tsx";
import { Slips } from "./texts/slips.tsx";
import { Solution } from "./texts/solution.tsx";
import { Statement } from "./texts/statement.tsx";
import { usePreviews } from "./texts/use-previews.ts";
import { useChecks } from "./use-checks.ts";
import { useEditor } from "./use-editor.ts";
import { useVerbs } from "./use-verbs.ts";
import { WritingProvider } from "./writing.ts";

type EditorProps = {
  opened: DeskProblem | null;
  /** What is written here has got an address. */
  onAddress: (id: string, to: Path) => void;
};

/** A weekly problem being written, in both languages at once. */
export function Editor({ opened, onAddress }: EditorProps) {
  const { t } = useTranslation(["weekly-desk", "errors"]);
  const editor = useEditor(opened);
  const { stored, problem, change, dirty, failure } = editor;
  const verbs = useVerbs(editor);
  const previews = usePreviews(problem);
  const [insistent, setInsistent] = useState(false);
  const [listed, setListed] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [language, setLanguage] = useState<Locale>(useLocale());
  const { issues, checked, issueAt } = useChecks(problem, failure, insistent);
  const readOnly = stored !== null && !stored.may.edit;
  const gone = stored !== null && failure !== null && asFailure(failure).code === "NOT_FOUND";

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (saved && saved.id !== stored?.id) onAddress(saved.id, paths.adminWeeklyProblem(saved.id));
    return saved !== null;
  }

  /** Begins it again with what is written here, as somebody has deleted what was opened. */
  async function anew(): Promise<void> {
    const begunAgain = await editor.saveAnew();
    if (begunAgain) onAddress(begunAgain.id, paths.adminWeeklyProblem(begunAgain.id));
  }

  async function finish(): Promise<void> {
    setInsistent(true);
    setListed(issues.length > 0);
    if (await verbs.finish()) setInsistent(false);
  }

  useHotkeys([["mod+S", () => void (readOnly || save())]], []);

  return (
    <WritingProvider
      value={{ problem, change, issueAt, readOnly, rubricReadOnly: stored !== null && !stored.may.editRubric }}
    >
      <div className={classes.editor} data-shown={language}>
        <EditorBar
          editor={editor}
          busy={verbs.busy}
          onSave={save}
          onFinish={finish}
          onReopen={verbs.reopen}
          onCopy={verbs.copy}
          onRemove={() => setRemoving(true)}
        />
        {readOnly && (
          <Callout>
            <p>{t("readOnly.content")}</p>
          </Callout>
        )}
        {stored && !readOnly && !stored.may.editRubric && (
          <Callout>
            <p>{t("readOnly.asked")}</p>
          </Callout>
        )}
        {gone ? (
          <Callout role="alert" tone="alarm">
            <p>{t("gone.text")}</p>
            <Button variant="default" loading={editor.saving} onClick={anew}>
              {t("gone.anew")}
            </Button>
          </Callout>
        ) : (
          <FailureBox error={failure} />
        )}
        {checked && !readOnly && (
          <FaultList
            issues={issues}
            open={listed}
            onToggle={setListed}
            onGo={(path) => setLanguage(path.startsWith("texts.ch") ? "ch" : "en")}
          />
        )}
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
        <Facts />
        <Statement previews={previews} />
        <Answer />
        <Hints previews={previews} />
        <Solution previews={previews} />
        <Slips previews={previews} />
      </div>
      <ConflictDialog
        base={editor.base}
        mine={problem}
        theirs={editor.theirs}
        saving={editor.saving}
        onMerge={editor.merge}
        onLater={editor.later}
      />
      <RemoveDialog
        opened={removing}
        busy={verbs.busy}
        title={t("remove.title")}
        text={t("remove.text")}
        words={{ send: t("remove.send"), keep: t("cancel") }}
        onRemove={verbs.remove}
        onClose={() => setRemoving(false)}
      />
      <Leaving dirty={dirty} onSave={save} />
    </WritingProvider>
  );
}
