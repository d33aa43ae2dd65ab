import type { GradebookCell } from "@dripstone/contract/homework/grading/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button, Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { isFailure } from "../../../api/failure.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { FailureBox } from "../../../ui/failure/failure-box.tsx";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { saveFile } from "../../../ui/saving/save-file.ts";
import { useGradebookFileMutation, useGradebookQuery } from "../api.ts";
import { queueLink } from "../grading-link.ts";
import classes from "./gradebook-page.module.css";

/** All homework of a class in one table, which scrolls by itself where it is wider than the page. */
export function GradebookPage({ id }: { id: string }) {
  const { t } = useTranslation(["grading", "meta", "common"]);
  const language = useLocale();
  const request = { params: { id }, query: { language } };
  const { currentData: book, error } = useGradebookQuery(request, { refetchOnMountOrArgChange: true });
  const [fetchFile, file] = useGradebookFileMutation();
  if (isFailure(error) && error.code === "NOT_FOUND") return <NotFoundPage />;
  if (error) return <FailureBox error={error} />;
  if (!book) return <Skeleton height={320} role="status" aria-label={t("common:loading")} />;
  const download = async () => {
    const { data } = await fetchFile(request);
    if (data) saveFile(data.address, data.name);
  };
  return (
    <>
      <OfficeHeader
        title={t("grading:gradebook.title", { class: book.name })}
        parent={{ to: paths.adminHomework, name: t("meta:adminHomework.title") }}
      >
        <Button variant="default" loading={file.isLoading} onClick={() => void download()}>
          {t("grading:gradebook.download")}
        </Button>
      </OfficeHeader>
      <FailureBox error={file.error} />
      <section className={classes.scroll} aria-label={t("grading:gradebook.table")}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t("grading:queue.student")}</th>
              {book.weeks.map(({ week, title }) => (
                <th key={week} scope="col" title={title}>
                  <Link to={queueLink({ class: id, week: String(week) })}>{t("grading:gradebook.week", { week })}</Link>
                </th>
              ))}
              <th scope="col">{t("grading:gradebook.total")}</th>
            </tr>
          </thead>
          <tbody>
            {book.students.map(({ user, studentName, cells, total }) => (
              <tr key={user}>
                <th scope="row">{studentName}</th>
                {cells.map((cell) => (
                  <td key={cell.week} data-state={cell.state} data-late={cell.late || undefined}>
                    <Cell cell={cell} />
                  </td>
                ))}
                <td>{total.of > 0 && t("grading:points.of", total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

function Cell({ cell: { homework, grade, state, late, extended } }: { cell: GradebookCell }) {
  const { t } = useTranslation("grading");
  const words = grade ? t("points.of", grade) : t(`state.${state === "late" ? "arrived" : state}`);
  return (
    <>
      {homework ? <Link to={paths.adminHomeworkOf(homework)}>{words}</Link> : words}
      {(late || extended) && <span className={classes.aside}>{t(late ? "state.late" : "state.extended")}</span>}
    </>
  );
}
