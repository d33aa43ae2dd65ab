import type { ClassDesk, DeskLesson } from "@dripstone/contract/classes/office/desk";
import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import { paths } from "@dripstone/contract/paths";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { NotFoundPage } from "../../../ui/notice/not-found-page.tsx";
import { EditorFrame } from "../../../ui/office/editing/editor-frame.tsx";
import classes from "../../../ui/office/editing/field.module.css";
import { Flag, Line, Words } from "../../../ui/office/editing/field.tsx";
import { useEditor } from "../../../ui/office/editing/use-editor.ts";
import { Part } from "../../../ui/office/part.tsx";
import { Waiting } from "../../../ui/office/waiting.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useChangeLessonMutation, useClassDeskQuery, useLazyClassDeskQuery } from "../api.ts";
import { lessonOf, lessonValues } from "./lesson-values.ts";
import { OddTimes } from "./odd-times.tsx";

/** Where a teacher writes one lesson of a class. */
export function LessonPage({ id, week }: { id: string; week: string }) {
  const { data, error, isFetching, refetch } = useClassDeskQuery(
    { params: { id } },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<{ desk: ClassDesk; lesson: DeskLesson } | null>(null);
  const found = isFetching ? undefined : data?.lessons.find((lesson) => String(lesson.week) === week);
  if (!opened && data && found) setOpened({ desk: data, lesson: found });
  if (opened) return <LessonEditor {...opened} />;
  if (data && !isFetching) return <NotFoundPage />;
  return <Waiting error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}

function LessonEditor({ desk, lesson }: { desk: ClassDesk; lesson: DeskLesson }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const { schoolZone } = useDates();
  const say = useToast();
  const [put] = useChangeLessonMutation();
  const [look] = useLazyClassDeskQuery();
  const { id } = desk;
  const { week } = lesson;
  const params = { id, week: String(week) };
  const editor = useEditor<DeskLesson>({
    ...{ name: `lesson:${id}:${week}`, opened: lesson, fresh: lessonValues(lesson), valuesOf: lessonValues },
    send: (values, version) => put({ params, body: { ...lessonOf(values), version: version ?? lesson.version } }),
    look: async () => {
      const { data, error } = await look({ params: { id } });
      return { data: data?.lessons.find((other) => other.week === week), error };
    },
  });
  const title = lesson.title ? t("weekAbout", { week, title: lesson.title[locale] }) : t("week", { week });

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (saved) say(t("said.saved", { name: title }));
    return saved !== null;
  }

  const labels = {
    startsAt: t("lesson.startsAt"),
    minutes: t("field.minutes"),
    canceled: t("lesson.canceled"),
    dueAt: t("lesson.dueAt"),
    solutionFrom: t("lesson.solutionFrom"),
    materials: t("lesson.materials"),
    homework: t("field.homework"),
    solution: t("lesson.solution"),
  };
  const max = classOfficeLimits.LESSON_TEXT_MAX;
  return (
    <EditorFrame
      editor={editor}
      title={title}
      parent={{ to: paths.adminClass(id), name: desk.name[locale] }}
      labels={labels}
      onSave={save}
    >
      <Part title={t("lesson.when")} help={t("lesson.whenHelp", { zone: schoolZone })}>
        <div className={classes.row}>
          <Line of="startsAt" type="datetime-local" />
          <Line of="minutes" inputMode="numeric" />
        </div>
        <OddTimes desk={desk} lesson={lesson} />
        <Flag of="canceled" help={t("lesson.canceledHelp")} />
      </Part>
      <Part title={t("lesson.materials")} help={t("lesson.materialsHelp")}>
        <Words of="materials" max={max} rows={5} preview />
      </Part>
      <Part title={t("field.homework")} help={t("lesson.homeworkHelp")}>
        <div className={classes.row}>
          <Line of="dueAt" type="datetime-local" />
        </div>
        <Words of="homework" max={max} rows={6} preview />
      </Part>
      <Part title={t("lesson.solution")} help={t("lesson.solutionHelp")}>
        <div className={classes.row}>
          <Line of="solutionFrom" type="datetime-local" />
        </div>
        <Words of="solution" max={max} rows={6} preview />
      </Part>
    </EditorFrame>
  );
}
