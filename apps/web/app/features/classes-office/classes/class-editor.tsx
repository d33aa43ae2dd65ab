import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import type { ClassOffice, OfficeClass } from "@dripstone/contract/classes/office/payloads";
import { classAttendances, classStates } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { EditorFrame } from "../../../ui/office/editing/editor-frame.tsx";
import classes from "../../../ui/office/editing/field.module.css";
import { Line, OneOf, Words } from "../../../ui/office/editing/field.tsx";
import { useEditor } from "../../../ui/office/editing/use-editor.ts";
import { isSameCell, textOf } from "../../../ui/office/editing/values.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import {
  useAddClassMutation,
  useChangeClassMutation,
  useLazyClassOfficeQuery,
  usePreviewClassMutation,
  useRemoveClassMutation,
} from "../api.ts";
import { usePlanConfirm } from "../plan/use-plan-confirm.tsx";
import { RemoveButton } from "../remove-button.tsx";
import { classOf, classValues, freshClass, hoursOf } from "./class-values.ts";
import { FewerSpots, NoMeeting } from "./class-warnings.tsx";

/** What of a class moves its lessons. */
const HOURS = ["program", "semester", "weekday", "startsAt", "minutes"] as const;

/** A class being written: what is taught in it, when, by whom, where, and for how much. */
export function ClassEditor({ opened, office }: { opened: OfficeClass | null; office: ClassOffice }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const { weekday } = useDates();
  const say = useToast();
  const navigate = useNavigate();
  const [add] = useAddClassMutation();
  const [put] = useChangeClassMutation();
  const [remove] = useRemoveClassMutation();
  const [preview] = usePreviewClassMutation();
  const [look] = useLazyClassOfficeQuery();
  const id = opened?.id ?? "new";
  const editor = useEditor<OfficeClass>({
    ...{ name: `class:${id}`, opened, valuesOf: classValues },
    fresh: freshClass(office.programs[0]?.id ?? "", office.semesters[0]?.id ?? ""),
    send: (values, version) =>
      version === null
        ? add({ body: classOf(values) })
        : put({ params: { id }, body: { ...classOf(values), version } }),
    look: async () => {
      const { data, error } = await look(undefined);
      return { data: data?.classes.find((other) => other.id === id), error };
    },
  });
  const { stored, values } = editor;
  const plan = usePlanConfirm();
  const nameOf = (it: OfficeClass) =>
    it.name?.[locale] ?? office.programs.find((program) => program.id === it.program)?.name[locale] ?? "";

  async function save(): Promise<boolean> {
    const before = stored && classValues(stored);
    const moves = before && HOURS.some((key) => !isSameCell(before[key], values[key]));
    if (moves && !(await plan.confirm(() => preview({ params: { id }, body: hoursOf(values) })))) return false;
    const saved = await editor.save();
    if (!saved) return false;
    say(t("said.saved", { name: nameOf(saved) }));
    if (!stored) await navigate(paths.adminClass(saved.id), { state: settled });
    return true;
  }

  const people = [...office.teachers, ...(stored?.teacher ? [stored.teacher] : [])];
  const teachers = people.filter((person, at) => people.findIndex(({ id }) => id === person.id) === at);
  const choices = {
    program: office.programs.map((it) => ({ value: it.id, label: it.name[locale] })),
    semester: office.semesters.map((it) => ({ value: it.id, label: it.name[locale] })),
    teacher: [{ value: "", label: t("class.noTeacher") }, ...teachers.map((it) => ({ value: it.id, label: it.name }))],
    weekday: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: weekday(day) })),
    state: classStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    attendance: classAttendances.map((way) => ({ value: way, label: t(`attendance.${way}`) })),
  };
  const labels = {
    program: t("field.program"),
    semester: t("field.semester"),
    teacher: t("field.teacher"),
    weekday: t("field.weekday"),
    startsAt: t("field.startsAt"),
    minutes: t("field.minutes"),
    name: t("field.ownName"),
    attendance: t("field.attendance"),
    place: t("field.place"),
    map: t("field.map"),
    meetingUrl: t("field.meetingUrl"),
    places: t("field.places"),
    price: t("field.price"),
    state: t("field.state"),
  };
  const program = office.programs.find((it) => it.id === values.program);
  const title = textOf(values, `name.${locale}`).trim() || program?.name[locale] || t("untitled");
  return (
    <>
      <EditorFrame
        editor={editor}
        title={stored ? title : t("class.new")}
        parent={stored ? { to: paths.adminClass(id), name: title } : { to: paths.adminClasses, name: t("title") }}
        labels={labels}
        choices={choices}
        onSave={save}
        paths={{ priceCents: "price" }}
        tools={
          stored && (
            <RemoveButton
              name={title}
              text={stored.taken + stored.waiting > 0 ? t("class.removeTaken") : t("class.remove")}
              onRemove={() => remove({ params: { id }, body: { version: stored.version } })}
              onRemoved={() => {
                editor.forget();
                void navigate(paths.adminClasses, { state: settled });
              }}
            />
          )
        }
      >
        <Part title={t("class.what")}>
          <div className={classes.row}>
            <OneOf of="program" />
            <OneOf of="semester" />
            <OneOf of="teacher" />
            <OneOf of="state" help={t(`stateHelp.${stateOf(values.state)}`)} />
          </div>
        </Part>
        <Part title={t("class.when")} help={t("class.whenHelp")}>
          <div className={classes.row}>
            <OneOf of="weekday" />
            <Line of="startsAt" type="time" />
            <Line of="minutes" inputMode="numeric" />
          </div>
        </Part>
        <Part title={t("class.places")}>
          <div className={classes.row}>
            <Line of="places" inputMode="numeric" />
            <Line of="price" inputMode="decimal" help={t("class.priceHelp")} />
          </div>
          <FewerSpots stored={stored} />
        </Part>
        <Part title={t("class.where")} help={t("class.whereHelp")}>
          <OneOf of="attendance" />
          <Words of="place" max={classOfficeLimits.PLACE_MAX} />
          <div className={classes.row}>
            <Line of="map" help={t("class.mapHelp")} />
            <Line of="meetingUrl" type="url" help={t("class.meetingHelp")} />
          </div>
          <NoMeeting />
        </Part>
        <Part title={t("field.ownName")} help={t("class.nameHelp")}>
          <Words of="name" max={classOfficeLimits.CLASS_NAME_MAX} />
        </Part>
      </EditorFrame>
      {plan.dialog}
    </>
  );
}

const stateOf = (value: unknown) => classStates.find((state) => state === value) ?? "draft";
