import { Skeleton } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./handed-in.module.css";

/** A text of more bytes is opened by itself. */
const SHOWN_MAX_BYTES = 200_000;

/** Whether a file is a text that can be shown here. */
export const isShortText = ({ type, bytes }: { type: string; bytes: number }): boolean =>
  type === "text/plain" && bytes <= SHOWN_MAX_BYTES;

/** A text that was handed in, line by line as it was written. */
export function TextOfFile({ address, name }: { address: string; name: string }) {
  const { t } = useTranslation("homework");
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    readText(address, gone.signal).then(setText, () => gone.signal.aborted || setFailed(true));
    return () => gone.abort();
  }, [address]);
  if (failed) return <p>{t("pages.failed")}</p>;
  if (text === null) return <Skeleton height={120} role="status" aria-label={t("pages.waiting", { name })} />;
  return <pre className={classes.text}>{text}</pre>;
}

async function readText(address: string, signal: AbortSignal): Promise<string> {
  const reply = await fetch(address, { signal });
  if (!reply.ok) throw new Error(`The file answered ${reply.status}`);
  return reply.text();
}
