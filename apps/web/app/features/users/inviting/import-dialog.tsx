import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import type { ImportedLine } from "@dripstone/contract/accounts/office/payloads";
import { Button, FileInput, Group } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { asFailure } from "../../../api/failure.ts";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useIssueText } from "../../../ui/failure/failure-text.ts";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useCheckImportMutation, useImportUsersMutation } from "../api.ts";
import classes from "./import-dialog.module.css";
import { ImportLines } from "./import-lines.tsx";
import { readText } from "./read-text.ts";

type Chosen = { csv: string; lines: readonly ImportedLine[] };

/** Asks many people in by a file: first what it would do, line by line, then what it has done. */
export function ImportDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation(["users", "common"]);
  const issueText = useIssueText();
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [done, setDone] = useState<readonly ImportedLine[] | null>(null);
  const [check, checking] = useCheckImportMutation();
  const [send, sending] = useImportUsersMutation();
  const error = checking.error ?? sending.error;
  const fields = error && asFailure(error).fields;
  const fine = chosen?.lines.filter(({ outcome }) => outcome === "fine").length ?? 0;

  const forget = () => {
    setFile(null);
    setChosen(null);
    setDone(null);
    checking.reset();
    sending.reset();
  };
  const choose = async (next: File | null) => {
    forget();
    setFile(next);
    if (!next) return;
    const csv = await readText(next);
    const { data } = await check({ body: { csv } });
    if (data) setChosen({ csv, lines: data.lines });
  };
  const run = async () => {
    if (!chosen) return;
    const { data } = await send({ body: { csv: chosen.csv } });
    if (data) setDone(data.lines);
  };
  const example = () => {
    // The mark at its front tells Excel that it is UTF-8.
    const rows = t("import.example", { returnObjects: true }) as string[][];
    const text = `\uFEFF${rows.map((cells) => cells.join(",")).join("\r\n")}\r\n`;
    saveFile(URL.createObjectURL(new Blob([text], { type: "text/csv" })), t("import.exampleName"));
  };
  return (
    <Dialog opened={opened} title={t("import.title")} onClose={onClose} onGone={forget} size="44rem">
      <p>{t("import.text", { max: userOfficeLimits.IMPORT_LINES_MAX })}</p>
      <p>
        <Button variant="subtle" size="compact-md" onClick={example}>
          {t("import.getExample")}
        </Button>
      </p>
      <FileInput
        size="md"
        label={t("import.file")}
        placeholder={t("import.choose")}
        accept=".csv,text/csv,text/plain"
        value={file}
        clearable
        disabled={done !== null}
        error={issueText(fields?.csv)}
        onChange={choose}
      />
      <div role="status" className={classes.lines}>
        {done ? (
          <ImportLines
            lines={done}
            title={t("import.done", { count: done.filter(isFine).length })}
            skipped={t("import.left", { count: done.length - done.filter(isFine).length })}
          />
        ) : (
          chosen && (
            <ImportLines
              lines={chosen.lines}
              title={t("import.would", { count: fine })}
              skipped={t("import.skipped", { count: chosen.lines.length - fine })}
            />
          )
        )}
      </div>
      <FailureBox error={fields ? undefined : error} />
      <Group>
        {!done && (
          <Button disabled={fine === 0} loading={checking.isLoading || sending.isLoading} onClick={run}>
            {t("import.send", { count: fine })}
          </Button>
        )}
        <Button variant="default" onClick={onClose}>
          {done ? t("import.close") : t("cancel")}
        </Button>
      </Group>
    </Dialog>
  );
}

const isFine = ({ outcome }: ImportedLine) => outcome === "fine";
