import type { HandedInFile, HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { hasPages, PagesOfFile } from "../../../ui/handed-in/pages-of-file.tsx";
import { type Numbered, Sheet } from "../../../ui/handed-in/sheet.tsx";
import { isShortText, TextOfFile } from "../../../ui/handed-in/text-of-file.tsx";
import { MarkdownText } from "../../../ui/markdown/markdown-text.tsx";
import { useFileAddressQuery } from "../api.ts";
import classes from "./desk.module.css";

/** A remark that is being written: a new one, or with an id one that is there. */
export type Writing = {
  id?: string;
  file: string;
  page: number;
  x: number;
  y: number;
  text: string;
  version?: number;
};

type WorkShownProps = {
  homework: HomeworkWhole;
  remarks: readonly Numbered[];
  current: string | null;
  /** The remark that is being written. */
  writing: Writing | null;
  onLook: (id: string) => void;
  onWrite: (what: Writing) => void;
};

/** All that was handed in, to be read in the page: words as the server drew them, and each file with its pages. */
export function WorkShown(props: WorkShownProps) {
  const { contentHtml, comments, files } = props.homework;
  const { t } = useTranslation("grading");
  return (
    <>
      {contentHtml && (
        <section aria-label={t("desk.words")} className={classes.words}>
          <MarkdownText html={contentHtml} />
        </section>
      )}
      {comments && (
        <section className={classes.comments}>
          <h2>{t("desk.comments")}</h2>
          <p>{comments}</p>
        </section>
      )}
      {files.map((file) => (
        <FileShown key={file.id} file={file} {...props} />
      ))}
    </>
  );
}

function FileShown({
  file,
  homework,
  remarks,
  current,
  writing,
  onLook,
  onWrite,
}: WorkShownProps & { file: HandedInFile }) {
  const { t } = useTranslation("grading");
  const { data, error } = useFileAddressQuery(
    { params: { id: homework.id, file: file.id } },
    { refetchOnMountOrArgChange: true },
  );
  const isText = isShortText(file);
  const isShown = isText || hasPages(file.type);
  return (
    <section className={classes.file}>
      <h2 className={classes.name}>
        {data ? <a href={data.address}>{file.name}</a> : file.name}
        {!isShown && <span className={classes.soft}>{t("desk.toOpen")}</span>}
      </h2>
      <FailureBox error={error} takesFocus={false} />
      {isShown && !data && !error && <Skeleton height={320} />}
      {isText && data && <TextOfFile address={data.address} name={file.name} />}
      {hasPages(file.type) && data && (
        <PagesOfFile
          type={file.type}
          address={data.address}
          name={file.name}
          sheet={(page, drawn, label) => (
            <Sheet
              key={page}
              label={label}
              remarks={remarks.filter((remark) => remark.file === file.id && remark.page === page)}
              current={current}
              placed={writing && !writing.id && writing.file === file.id && writing.page === page ? writing : undefined}
              onLook={onLook}
              onPlace={(spot) => onWrite({ ...spot, file: file.id, page, text: "" })}
            >
              {drawn}
            </Sheet>
          )}
        />
      )}
    </section>
  );
}
