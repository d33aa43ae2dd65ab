import { languageTags } from "@dripstone/contract/locale";
import { Button, Progress } from "@mantine/core";
import { IconCheck, IconFile } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { mayArrive } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { useSize } from "../../../ui/numbers/use-size.ts";
import classes from "./file-row.module.css";
import type { PendingFile } from "./use-files.ts";

type FileRowProps = {
  name: string;
  bytes: number;
  /** Until it has arrived. */
  pending?: PendingFile;
  /** What the server says of one that has arrived. */
  error?: string | undefined;
  onRetry?: () => void;
  onRemove: () => void;
};

/** A file, how large it is, and how far it has come; one that failed can be tried again by itself. */
export function FileRow({ name, bytes, pending, error, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation("homework");
  const sizeOf = useSize();
  const percentOf = new Intl.NumberFormat(languageTags[useLocale()], { style: "percent" }).format;
  const failureText = useFailureText();
  const failure = pending?.failure;
  const wrong = failure ? failureText(failure) : error;
  const percent = Math.round((pending?.share ?? 1) * 100);
  return (
    <li className={classes.row} data-wrong={wrong ? "" : undefined}>
      <span className={classes.icon}>
        {pending || wrong ? <IconFile size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />}
      </span>
      <span className={classes.name} dir="auto">
        {name}
      </span>
      <span className={classes.size}>{sizeOf(bytes)}</span>
      <span className={classes.ways}>
        {failure && mayArrive(failure) && (
          <Button size="compact-sm" variant="light" aria-label={t("files.retryOf", { name })} onClick={onRetry}>
            {t("files.retry")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={t("files.removeOf", { name })}
          onClick={onRemove}
        >
          {t("files.remove")}
        </Button>
      </span>
      {wrong ? (
        <p role="alert" className={classes.wrong}>
          {wrong}
        </p>
      ) : (
        pending && (
          <div className={classes.way}>
            <Progress
              value={percent}
              size="sm"
              animated={pending.state === "checking"}
              aria-label={t("files.progressOf", { name })}
            />
            <span>
              {pending.state === "sending" ? percentOf(percent / 100) : t(`files.state.${waitsFor(pending)}`)}
            </span>
          </div>
        )
      )}
    </li>
  );
}

/** For its turn, or until the server has looked at it. */
const waitsFor = ({ state }: PendingFile) => (state === "waiting" ? "waiting" : "checking");
