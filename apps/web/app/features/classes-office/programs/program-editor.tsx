import { classLimits } from "@dripstone/contract/classes/limits";
import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import type { OfficeProgram } from "@dripstone/contract/classes/office/payloads";
import { contestSlugs, programSubjects } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { EditorFrame } from "../../../ui/office/editing/editor-frame.tsx";
import classes from "../../../ui/office/editing/field.module.css";
import { Line, OneOf, Words } from "../../../ui/office/editing/field.tsx";
import { RowsField } from "../../../ui/office/editing/rows-field.tsx";
import { useEditor } from "../../../ui/office/editing/use-editor.ts";
import { textOf } from "../../../ui/office/editing/values.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import {
  useAddProgramMutation,
  useChangeProgramMutation,
  useLazyClassOfficeQuery,
  useRemoveProgramMutation,
} from "../api.ts";
import { RemoveButton } from "../remove-button.tsx";
import { freshBook, freshProgram, freshWeek, programOf, programValues } from "./program-values.ts";

/** A program being written: what it is about, week by week. */
export function ProgramEditor({ opened }: { opened: OfficeProgram | null }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const say = useToast();
  const navigate = useNavigate();
  const [add] = useAddProgramMutation();
  const [put] = useChangeProgramMutation();
  const [remove] = useRemoveProgramMutation();
  const [look] = useLazyClassOfficeQuery();
  const id = opened?.id ?? "new";
  const editor = useEditor<OfficeProgram>({
    ...{ name: `program:${id}`, opened, fresh: freshProgram, valuesOf: programValues },
    send: (values, version) =>
      version === null
        ? add({ body: programOf(values) })
        : put({ params: { id }, body: { ...programOf(values), version } }),
    look: async () => {
      const { data, error } = await look(undefined);
      return { data: data?.programs.find((other) => other.id === id), error };
    },
  });
  const { stored, values } = editor;

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (!saved) return false;
    say(t("said.saved", { name: saved.name[locale] }));
    if (!stored) await navigate(paths.adminClasses, { state: settled });
    return true;
  }

  const choices = {
    subject: programSubjects.map((subject) => ({ value: subject, label: t(`subject.${subject}`) })),
    contest: [
      { value: "", label: t("program.noContest") },
      ...contestSlugs.map((slug) => ({ value: slug, label: t(`contestName.${slug}`) })),
    ],
  };
  const labels = {
    name: t("field.name"),
    summary: t("field.summary"),
    subject: t("field.subject"),
    ageFrom: t("field.ageFrom"),
    ageTo: t("field.ageTo"),
    contest: t("field.contest"),
    weeks: t("program.weeks"),
    "weeks.title": t("field.weekTitle"),
    "weeks.test": t("field.test"),
    books: t("program.books"),
    "books.title": t("field.bookTitle"),
    "books.author": t("field.author"),
    "books.note": t("field.bookNote"),
    "sample.homework": t("field.homework"),
    "sample.correction": t("field.correction"),
  };
  return (
    <EditorFrame
      editor={editor}
      title={textOf(values, `name.${locale}`).trim() || t(stored ? "untitled" : "program.new")}
      parent={{ to: paths.adminClasses, name: t("title") }}
      labels={labels}
      choices={choices}
      onSave={save}
      tools={
        stored && (
          <RemoveButton
            name={stored.name[locale]}
            text={t("program.remove")}
            onRemove={() => remove({ params: { id }, body: { version: stored.version } })}
            onRemoved={() => {
              editor.forget();
              void navigate(paths.adminClasses, { state: settled });
            }}
          />
        )
      }
    >
      <Part title={t("program.about")}>
        <Words of="name" max={classOfficeLimits.CLASS_NAME_MAX} />
        <Words of="summary" max={classOfficeLimits.PROGRAM_SUMMARY_MAX} rows={3} />
        <div className={classes.row}>
          <OneOf of="subject" />
          <Line of="ageFrom" inputMode="numeric" />
          <Line of="ageTo" inputMode="numeric" />
          <OneOf of="contest" />
        </div>
      </Part>
      <Part title={t("program.weeks")} help={t("program.weeksHelp")}>
        <RowsField
          of="weeks"
          columns={[{ key: "title.en" }, { key: "title.ch" }, { key: "test", type: "flag" }]}
          fresh={freshWeek}
          max={classLimits.PROGRAM_WEEKS_MAX}
          numbered
          add={t("program.addWeek")}
        />
      </Part>
      <Part title={t("program.books")}>
        <RowsField
          of="books"
          columns={[{ key: "title" }, { key: "author" }, { key: "note.en" }, { key: "note.ch" }]}
          fresh={freshBook}
          max={classOfficeLimits.PROGRAM_BOOKS_MAX}
          add={t("program.addBook")}
        />
      </Part>
      <Part title={t("program.sample")} help={t("program.sampleHelp")}>
        <Words of="sample.*.homework" max={classOfficeLimits.SAMPLE_MAX} rows={4} preview />
        <Words of="sample.*.correction" max={classOfficeLimits.SAMPLE_MAX} rows={4} preview />
      </Part>
    </EditorFrame>
  );
}
