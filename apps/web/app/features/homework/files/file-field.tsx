import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { Button } from "@mantine/core";
import { useFileDialog } from "@mantine/hooks";
import { IconCamera, IconUpload } from "@tabler/icons-react";
import { type DragEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./file-field.module.css";
import { FileRow } from "./file-row.tsx";
import type { Files } from "./use-files.ts";

type FileFieldProps = {
  files: Files;
  label: string;
  /** What is wrong with them together, and with one that has arrived, by its place. */
  error: string | undefined;
  errorOf: (index: number) => string | undefined;
};

/** As the server knows them; a phone makes JPG of its own kind of photos then. */
const TAKEN = "image/png,image/jpeg,application/pdf,.docx,text/plain,.txt,.md,.tex,.csv,.py,.c,.h,.cc,.cpp,.hpp,.ino";

/** Where files are chosen, dropped, or taken with a phone's camera, each with how far it has come. */
export function FileField({ files, label, error, errorOf }: FileFieldProps) {
  const { t } = useTranslation("homework");
  const id = useId();
  const [isOver, setOver] = useState(false);
  const onChange = (chosen: FileList | null) => files.add(chosen ?? []);
  const choosing = useFileDialog({ accept: TAKEN, multiple: true, resetOnOpen: true, onChange });
  const camera = useFileDialog({ accept: "image/jpeg", capture: "environment", resetOnOpen: true, onChange });
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    files.add(event.dataTransfer.files);
  };
  return (
    <fieldset
      className={classes.field}
      aria-describedby={`${id}-hint`}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <legend className={classes.label}>{label}</legend>
      <div className={classes.zone} data-over={isOver || undefined}>
        <div className={classes.ways}>
          <Button
            variant="default"
            leftSection={<IconUpload size={18} aria-hidden />}
            aria-invalid={error !== undefined}
            aria-describedby={error ? `${id}-error` : `${id}-hint`}
            onClick={choosing.open}
          >
            {t("files.choose")}
          </Button>
          <Button
            variant="default"
            className={classes.camera ?? ""}
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={camera.open}
          >
            {t("files.camera")}
          </Button>
          <span className={classes.drop}>{t("files.drop")}</span>
        </div>
        <p id={`${id}-hint`} className={classes.hint}>
          {t("files.hint", { max: homeworkLimits.HOMEWORK_FILE_MAX_MB, count: homeworkLimits.HOMEWORK_FILES_MAX })}
        </p>
        {(files.kept.length > 0 || files.pending.length > 0) && (
          <ul className={classes.list} aria-label={t("files.list")}>
            {files.kept.map((file, index) => (
              <FileRow
                key={file.id}
                name={file.name}
                bytes={file.bytes}
                error={errorOf(index)}
                onRemove={() => files.remove(file.id)}
              />
            ))}
            {files.pending.map((pending) => (
              <FileRow
                key={pending.id}
                name={pending.file.name}
                bytes={pending.file.size}
                pending={pending}
                onRetry={() => files.retry(pending.id)}
                onRemove={() => files.remove(pending.id)}
              />
            ))}
          </ul>
        )}
        {files.toRetry > 1 && (
          <div>
            <Button variant="light" size="compact-md" onClick={files.retryAll}>
              {t("files.retryAll")}
            </Button>
          </div>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
