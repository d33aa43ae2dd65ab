import type { HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { useSize } from "../../../ui/numbers/use-size.ts";
import { useOpenFileMutation } from "../api.ts";
import classes from "../homework-page.module.css";

/** The files of a homework, each to be downloaded by an address that is good for a few minutes. */
export function WholeFiles({ homework: { id, files } }: { homework: Pick<HomeworkWhole, "id" | "files"> }) {
  const { t } = useTranslation("homework");
  const sizeOf = useSize();
  const [openFile, { error, isLoading }] = useOpenFileMutation();
  if (files.length === 0) return null;
  const open = async (file: string) => {
    const { data } = await openFile({ params: { id, file } });
    // It is saved, and the page stays.
    if (data) window.location.assign(data.address);
  };
  return (
    <section>
      <h2>{t("whole.files")}</h2>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <span dir="auto">{file.name}</span>
            <span>
              <span className={classes.soft}>{sizeOf(file.bytes)} </span>
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<IconDownload size={16} aria-hidden />}
                aria-label={t("whole.downloadOf", { name: file.name })}
                disabled={isLoading}
                onClick={() => void open(file.id)}
              >
                {t("whole.download")}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <FailureBox error={error} />
    </section>
  );
}
