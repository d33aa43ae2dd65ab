import { Combobox, Input, SegmentedControl, Textarea, VisuallyHidden } from "@mantine/core";
import { useFileDialog, useId } from "@mantine/hooks";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { applyEdit, writtenIn } from "./apply-edit.ts";
import { Counter } from "./counter.tsx";
import { block, type Command, commands, replace } from "./edits.ts";
import classes from "./markdown-editor.module.css";
import { PendingPictures } from "./pending-pictures.tsx";
import { Preview } from "./preview.tsx";
import { shortcutOf } from "./shortcuts.ts";
import { Toolbar } from "./toolbar.tsx";
import { useCompletion } from "./use-completion.ts";
import { filesIn, type KeepPicture, usePictures } from "./use-pictures.ts";

type MarkdownEditorProps = {
  label: string;
  description?: string;
  value: string;
  onWrite: (text: string) => void;
  onBlur?: () => void;
  /** What is wrong with it, in words. */
  error?: string | undefined;
  /** In code points, as the contract counts. */
  min: number;
  max: number;
  rows?: number;
  required?: boolean;
  disabled?: boolean;
  /** Ctrl+Enter. */
  onSend?: () => void;
  /** Lets pictures be set in, by a button, pasted, or dropped. */
  keepPicture?: KeepPicture;
  /** Pictures are on their way, so that it is too early to send the text. */
  onBusy?: (busy: boolean) => void;
  /** Who may be mentioned by `@`. */
  names?: readonly string[];
  /** It is LaTeX that is written: Markdown's commands have no place in it, and how it will look is always in view. */
  latex?: boolean;
  /** The path that its pictures lie under; without it, it has none. */
  images?: string;
};

const PICTURES = "image/png,image/jpeg,image/webp,image/gif";
const nobody: readonly string[] = [];

/** A field for a text in Markdown with formulas, and how that will look: beside it, or, where it is narrow, instead of it. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, description, value, onWrite, onBlur, error, min, max, rows = 8, required, disabled = false } = props;
  const { onSend, keepPicture, onBusy, names = nobody, latex = false, images } = props;
  const { t } = useTranslation("editor");
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [view, setView] = useState<"write" | "preview">("write");
  const completion = useCompletion(names);
  const stand = { text: t("stand.text"), column: t("stand.column") };

  const run = (command: Command) => {
    if (field.current) applyEdit(field.current, commands[command](writtenIn(field.current), stand));
  };
  const pictures = usePictures({
    keep: keepPicture,
    onBusy,
    // Not by its file's name: that may tell of its owner, and would be read in excerpts and quotes.
    onKept: (address) => {
      if (field.current)
        applyEdit(field.current, block(writtenIn(field.current), `![${t("stand.picture")}](${address})`));
    },
  });
  const dialog = useFileDialog({
    accept: PICTURES,
    multiple: true,
    resetOnOpen: true,
    onChange: (files) => pictures.add(files ?? []),
  });
  const complete = (name: string) => {
    const { mention } = completion;
    if (field.current && mention) {
      applyEdit(field.current, replace(mention.from, mention.from + 1 + mention.typed.length, `@${name} `));
    }
    completion.close();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const shortcut = shortcutOf(event);
    if (shortcut === undefined) return;
    event.preventDefault();
    if (shortcut === "send") onSend?.();
    else if (!latex) run(shortcut);
  };
  const take = (data: DataTransfer, event: { preventDefault(): void }) => {
    const files = keepPicture && !disabled ? filesIn(data) : [];
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  };

  return (
    <div className={classes.editor} data-view={latex ? "both" : view}>
      <div className={classes.head}>
        <Input.Label htmlFor={id} size="md" required={required ?? false}>
          {label}
        </Input.Label>
        {!latex && (
          <SegmentedControl
            className={classes.views}
            size="xs"
            aria-label={t("view.label")}
            value={view}
            onChange={(next) => setView(next === "preview" ? "preview" : "write")}
            data={[
              { value: "write", label: t("view.write") },
              { value: "preview", label: t("view.preview") },
            ]}
          />
        )}
      </div>
      <div className={classes.panes}>
        <div className={classes.write}>
          {!latex && (
            <Toolbar controls={id} disabled={disabled} onCommand={run} onPicture={keepPicture && dialog.open} />
          )}
          <Combobox store={completion.combobox} onOptionSubmit={complete} position="bottom-start" width={260}>
            <Combobox.Target
              withKeyboardNavigation={completion.offered.length > 0}
              withAriaAttributes={names.length > 0}
              withExpandedAttribute={false}
            >
              <Textarea
                ref={field}
                id={id}
                description={description}
                value={value}
                error={error}
                rows={rows}
                required={required ?? false}
                withAsterisk={false}
                disabled={disabled}
                classNames={{ input: classes.input ?? "" }}
                onChange={({ currentTarget }) => {
                  onWrite(currentTarget.value);
                  completion.look(currentTarget);
                }}
                onSelect={({ currentTarget }) => completion.look(currentTarget)}
                onKeyDown={press}
                onBlur={() => {
                  completion.close();
                  onBlur?.();
                }}
                onPaste={(event) => take(event.clipboardData, event)}
                onDrop={(event) => take(event.dataTransfer, event)}
              />
            </Combobox.Target>
            <Combobox.Dropdown hidden={completion.offered.length === 0}>
              <Combobox.Options aria-label={t("names")}>
                {completion.offered.map((name) => (
                  <Combobox.Option key={name} value={name} aria-selected={false}>
                    {name}
                  </Combobox.Option>
                ))}
              </Combobox.Options>
            </Combobox.Dropdown>
          </Combobox>
          {names.length > 0 && (
            <VisuallyHidden role="status">
              {completion.offered.length > 0 && t("offered", { count: completion.offered.length })}
            </VisuallyHidden>
          )}
          <Counter text={value} min={min} max={max} />
        </div>
        <div className={classes.preview}>
          <p className={classes.previewLabel} aria-hidden>
            {t("preview.title")}
          </p>
          <Preview text={value} latex={latex} images={images} />
        </div>
      </div>
      <PendingPictures pictures={pictures.pending} onRetry={pictures.retry} onRemove={pictures.remove} />
    </div>
  );
}
