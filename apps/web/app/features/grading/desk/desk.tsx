import type { GradingDesk } from "@dripstone/contract/homework/grading/payloads";
import type { HomeworkWhole } from "@dripstone/contract/homework/payloads";
import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { Callout } from "../../../ui/callout/callout.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { numbered } from "../../../ui/handed-in/sheet.tsx";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { typedKeys } from "../../../ui/office/keys/key-table.ts";
import { OfficeKeys } from "../../../ui/office/keys/office-keys.tsx";
import { useKeyDeeds } from "../../../ui/office/keys/use-key-deeds.ts";
import { OfficeHeader } from "../../../ui/office/office-header.tsx";
import { MoreTime } from "../extension/more-time.tsx";
import { gradingLink, type QueueView, queueLink } from "../grading-link.ts";
import { StateMark } from "../state-mark.tsx";
import classes from "./desk.module.css";
import { GradeForm } from "./grade-form.tsx";
import { Phrases } from "./phrases.tsx";
import { RemarkForm } from "./remark-form.tsx";
import { RemarkList } from "./remark-list.tsx";
import { useGrade } from "./use-grade.ts";
import { useRemarkDraft } from "./use-remark-draft.ts";
import { WorkShown, type Writing } from "./work-shown.tsx";

type DeskProps = { homework: HomeworkWhole; desk: GradingDesk; view: QueueView };

/** What was handed in, and beside it all that a teacher says to it: by buttons, and by keys as long as nobody is typing. */
export function Desk({ homework, desk, view }: DeskProps) {
  const { t } = useTranslation(["grading", "meta"]);
  const { schoolMoment } = useDates();
  const navigate = useNavigate();
  const grade = useGrade(desk);
  const remark = useRemarkDraft(homework.id);
  const { writing } = remark;
  const [current, setCurrent] = useState<string | null>(null);
  const aside = useRef<HTMLElement>(null);
  const work = useRef<HTMLDivElement>(null);
  const remarks = numbered(homework.remarks);
  const newest = homework.versions[0];

  /** What was written goes along: it is kept before the next one comes. */
  const go = async (id: string | null) => {
    if (id && writing === null && (await grade.keep())) void navigate(gradingLink(id, view), { state: settled });
  };
  const focus = (selector: string) => aside.current?.querySelector<HTMLElement>(selector)?.focus();
  const look = (id: string) => {
    setCurrent(id);
    aside.current?.querySelector<HTMLElement>(`[data-remark="${id}"]`)?.scrollIntoView({ block: "nearest" });
  };
  /** What is being written goes along to where somebody points; a remark that is there already stays on its page. */
  const write = (what: Writing) => {
    const isMoved = writing !== null && what.id === undefined;
    if (isMoved && writing.id && (writing.file !== what.file || writing.page !== what.page)) return;
    remark.write(isMoved ? { ...writing, ...what, text: writing.text } : what);
    setCurrent(what.id ?? null);
  };
  const endWriting = () => {
    void remark.forget();
    work.current?.querySelector<HTMLElement>("[data-place]")?.focus({ preventScroll: true });
  };
  const deeds = {
    next: () => void go(desk.next),
    previous: () => void go(desk.previous),
    points: () => focus('[name="points"]'),
    comment: () => focus("textarea"),
    remark: () => work.current?.querySelector<HTMLElement>("[data-place]")?.focus(),
  };
  useKeyDeeds(deeds);
  return (
    <>
      <OfficeHeader
        title={homework.studentName}
        note={
          <span className={classes.facts}>
            <span>{t("grading:classAndWeek", { class: homework.className, week: homework.week })}</span>
            <span>{t("grading:desk.arrived", { moment: schoolMoment(homework.handedInAt) })}</span>
            {homework.late && <span>{t("grading:desk.wasDue", { moment: schoolMoment(homework.dueAt) })}</span>}
            <StateMark state={homework.state} late={homework.late} seen={desk.seenAt !== null} />
          </span>
        }
      >
        <Link className={classes.way} to={queueLink(view)}>
          {t("grading:desk.queue", { count: desk.total })}
        </Link>
        <Button variant="default" disabled={!desk.previous} onClick={() => void go(desk.previous)}>
          {t("grading:desk.previous")}
        </Button>
        <Button variant="default" disabled={!desk.next} onClick={() => void go(desk.next)}>
          {t("grading:desk.next")}
        </Button>
      </OfficeHeader>
      {newest && newest.id !== homework.id && (
        <Callout tone="warm">
          <p>
            {t("grading:desk.older", { version: homework.version })}{" "}
            <Link to={gradingLink(newest.id, view)}>{t("grading:desk.toNewest")}</Link>
          </p>
        </Callout>
      )}
      <div className={classes.desk}>
        <div ref={work} className={classes.work}>
          <WorkShown
            homework={homework}
            remarks={remarks}
            current={current}
            writing={writing}
            onLook={look}
            onWrite={write}
          />
          {homework.versions.length > 1 && (
            <nav aria-label={t("grading:desk.versions")} className={classes.versions}>
              {homework.versions.map((it) => (
                <Link
                  key={it.id}
                  to={gradingLink(it.id, view)}
                  aria-current={it.id === homework.id ? "page" : undefined}
                >
                  {t("grading:desk.version", { version: it.version, moment: schoolMoment(it.handedInAt) })}
                </Link>
              ))}
            </nav>
          )}
        </div>
        <aside ref={aside} className={classes.side} aria-label={t("grading:desk.yours")}>
          {writing && (
            <RemarkForm
              key={`${writing.id} ${writing.x} ${writing.y}`}
              homework={homework.id}
              draft={remark}
              writing={writing}
              onDone={endWriting}
            />
          )}
          <RemarkList
            homework={homework}
            remarks={remarks}
            current={current}
            isWriting={writing !== null}
            onLook={look}
            onChange={write}
          />
          <GradeForm grade={grade} />
          <Phrases onInsert={grade.insert} />
          <MoreTime student={desk.student} class={homework.class} week={homework.week} extension={desk.extension} />
          <OfficeKeys of={typedKeys(deeds)} />
        </aside>
      </div>
    </>
  );
}
