import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import type { OfficeSemester } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { EditorFrame } from "../../../ui/office/editing/editor-frame.tsx";
import classes from "../../../ui/office/editing/field.module.css";
import { Line, Words } from "../../../ui/office/editing/field.tsx";
import { RowsField } from "../../../ui/office/editing/rows-field.tsx";
import { useEditor } from "../../../ui/office/editing/use-editor.ts";
import { isSameCell, textOf } from "../../../ui/office/editing/values.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import {
  useAddSemesterMutation,
  useChangeSemesterMutation,
  useLazyClassOfficeQuery,
  usePreviewSemesterMutation,
  useRemoveSemesterMutation,
} from "../api.ts";
import { usePlanConfirm } from "../plan/use-plan-confirm.tsx";
import { RemoveButton } from "../remove-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { daysOf, freshBreak, freshSemester, semesterOf, semesterValues } from "./semester-values.ts";

/** A semester being written: its days, its breaks, and how families pay in it. */
export function SemesterEditor({ opened }: { opened: OfficeSemester | null }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const say = useToast();
  const navigate = useNavigate();
  const [add] = useAddSemesterMutation();
  const [put] = useChangeSemesterMutation();
  const [remove] = useRemoveSemesterMutation();
  const [preview] = usePreviewSemesterMutation();
  const [look] = useLazyClassOfficeQuery();
  const id = opened?.id ?? "new";
  const editor = useEditor<OfficeSemester>({
    ...{ name: `semester:${id}`, opened, fresh: freshSemester, valuesOf: semesterValues },
    send: (values, version) =>
      version === null
        ? add({ body: semesterOf(values) })
        : put({ params: { id }, body: { ...semesterOf(values), version } }),
    look: async () => {
      const { data, error } = await look(undefined);
      return { data: data?.semesters.find((semester) => semester.id === id), error };
    },
  });
  const { stored, values } = editor;
  const plan = usePlanConfirm();

  async function save(): Promise<boolean> {
    const before = stored && semesterValues(stored);
    const moves = before && ["startsOn", "endsOn", "breaks"].some((key) => !isSameCell(before[key], values[key]));
    if (moves && !(await plan.confirm(() => preview({ params: { id }, body: daysOf(values) })))) return false;
    const saved = await editor.save();
    if (!saved) return false;
    say(t("said.saved", { name: saved.name[locale] }));
    if (!stored) await navigate(paths.adminClasses, { state: settled });
    return true;
  }

  const labels = {
    name: t("field.name"),
    startsOn: t("field.startsOn"),
    endsOn: t("field.endsOn"),
    breaks: t("field.breaks"),
    "breaks.from": t("field.from"),
    "breaks.to": t("field.to"),
    "breaks.name": t("field.name"),
    payment: t("field.payment"),
  };
  const title = textOf(values, `name.${locale}`).trim() || t(stored ? "untitled" : "semester.new");
  return (
    <>
      <EditorFrame
        editor={editor}
        title={title}
        parent={{ to: paths.adminClasses, name: t("title") }}
        labels={labels}
        onSave={save}
        tools={
          stored && (
            <>
              <CopyButton semester={stored} />
              <RemoveButton
                name={stored.name[locale]}
                text={t("semester.remove")}
                onRemove={() => remove({ params: { id }, body: { version: stored.version } })}
                onRemoved={() => {
                  editor.forget();
                  void navigate(paths.adminClasses, { state: settled });
                }}
              />
            </>
          )
        }
      >
        <Part title={t("semester.days")} help={t("semester.daysHelp")}>
          <Words of="name" max={classOfficeLimits.CLASS_NAME_MAX} />
          <div className={classes.row}>
            <Line of="startsOn" type="date" />
            <Line of="endsOn" type="date" />
          </div>
        </Part>
        <Part title={t("field.breaks")} help={t("semester.breaksHelp")}>
          <RowsField
            of="breaks"
            columns={[
              { key: "from", type: "date" },
              { key: "to", type: "date" },
              { key: "name.en" },
              { key: "name.ch" },
            ]}
            fresh={freshBreak}
            max={classOfficeLimits.SEMESTER_BREAKS_MAX}
            add={t("semester.addBreak")}
          />
        </Part>
        <Part title={t("field.payment")} help={t("semester.paymentHelp")}>
          <Words of="payment" max={classOfficeLimits.PAYMENT_MAX} rows={4} preview />
        </Part>
      </EditorFrame>
      {plan.dialog}
    </>
  );
}
