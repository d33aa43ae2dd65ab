import type { HandedInFile, HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { PagesOfFile } from "../../../ui/handed-in/pages-of-file.tsx";
import { type Numbered, numbered, Sheet } from "../../../ui/handed-in/sheet.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { useFileToReadQuery } from "../api.ts";
import classes from "./whole-remarks.module.css";

/** What the teacher wrote on the pages: each page that has a remark, with its remarks below. */
export function WholeRemarks({ homework }: { homework: HomeworkWhole }) {
  const { t } = useTranslation("homework");
  const remarks = numbered(homework.remarks);
  const files = homework.files.filter((file) => remarks.some((remark) => remark.file === file.id));
  if (files.length === 0) return null;
  return (
    <section>
      <h2>{t("pages.remarks")}</h2>
      {files.map((file) => (
        <RemarkedFile key={file.id} homework={homework.id} file={file} remarks={remarks} />
      ))}
    </section>
  );
}

type RemarkedFileProps = { homework: string; file: HandedInFile; remarks: readonly Numbered[] };

function RemarkedFile({ homework: id, file, remarks }: RemarkedFileProps) {
  const [current, setCurrent] = useState<string | null>(null);
  const { data, error } = useFileToReadQuery({ params: { id, file: file.id } }, { refetchOnMountOrArgChange: true });
  const own = remarks.filter((remark) => remark.file === file.id);
  if (error) return <FailureBox error={error} takesFocus={false} />;
  return (
    data && (
      <PagesOfFile
        type={file.type}
        address={data.address}
        name={file.name}
        only={new Set(own.map(({ page }) => page))}
        sheet={(page, drawn, label) => {
          const here = own.filter((remark) => remark.page === page);
          return (
            <div key={page} className={classes.page}>
              <Sheet label={label} remarks={here} current={current} onLook={setCurrent}>
                {drawn}
              </Sheet>
              <ol className={classes.remarks}>
                {here.map((remark) => (
                  <li key={remark.id} value={remark.number} data-current={remark.id === current || undefined}>
                    <MarkdownText html={remark.html} />
                  </li>
                ))}
              </ol>
            </div>
          );
        }}
      />
    )
  );
}
