import { classOfficeLimits } from "@dripstone/contract/classes/office/limits";
import type { OfficeContest } from "@dripstone/contract/classes/office/payloads";
import type { ContestSlug } from "@dripstone/contract/classes/payloads";
import { paths } from "@dripstone/contract/paths";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { settled } from "../../../ui/leaving/use-leaving.ts";
import { EditorFrame } from "../../../ui/office/editing/editor-frame.tsx";
import classes from "../../../ui/office/editing/field.module.css";
import { Line, Words } from "../../../ui/office/editing/field.tsx";
import { useEditor } from "../../../ui/office/editing/use-editor.ts";
import { inLanguages, pairOf, textOf, type Values } from "../../../ui/office/editing/values.ts";
import { Part } from "../../../ui/office/part.tsx";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useKeepContestMutation, useLazyClassOfficeQuery, useRemoveContestMutation } from "../api.ts";
import { RemoveButton } from "../remove-button.tsx";

/** When a contest is, by the school's clock, and where one registers. */
export function ContestEditor({ slug, opened }: { slug: ContestSlug; opened: OfficeContest | null }) {
  const { t } = useTranslation("classes-office");
  const { schoolZone } = useDates();
  const say = useToast();
  const navigate = useNavigate();
  const [keep] = useKeepContestMutation();
  const [remove] = useRemoveContestMutation();
  const [look] = useLazyClassOfficeQuery();
  const editor = useEditor<OfficeContest>({
    ...{ name: `contest:${slug}`, opened, fresh: freshContest, valuesOf: contestValues },
    send: (values, version) => keep({ params: { slug }, body: { ...contestOf(values), version: version ?? 0 } }),
    look: async () => {
      const { data, error } = await look(undefined);
      return { data: data?.contests.find((other) => other.slug === slug), error };
    },
  });
  const { stored } = editor;
  const name = t(`contestName.${slug}`);

  async function save(): Promise<boolean> {
    const saved = await editor.save();
    if (saved) say(t("said.saved", { name }));
    return saved !== null;
  }

  const labels = {
    startsAt: t("contest.startsAt"),
    registrationUntil: t("contest.until"),
    page: t("contest.page"),
    note: t("contest.note"),
  };
  return (
    <EditorFrame
      editor={editor}
      title={name}
      parent={{ to: paths.adminClasses, name: t("title") }}
      labels={labels}
      onSave={save}
      tools={
        stored && (
          <RemoveButton
            name={name}
            text={t("contest.remove")}
            onRemove={() => remove({ params: { slug }, body: { version: stored.version } })}
            onRemoved={() => {
              editor.forget();
              void navigate(paths.adminClasses, { state: settled });
            }}
          />
        )
      }
    >
      <Part title={t("contest.when")} help={t("contest.whenHelp", { zone: schoolZone })}>
        <div className={classes.row}>
          <Line of="startsAt" type="datetime-local" />
          <Line of="registrationUntil" type="date" />
          <Line of="page" type="url" />
        </div>
        <Words of="note" max={classOfficeLimits.CONTEST_NOTE_MAX} />
      </Part>
    </EditorFrame>
  );
}

const freshContest: Values = { startsAt: "", registrationUntil: "", page: "", ...inLanguages("note", null) };

const contestValues = ({ startsAt, registrationUntil, page, note }: OfficeContest): Values => ({
  ...{ startsAt, registrationUntil: registrationUntil ?? "", page: page ?? "" },
  ...inLanguages("note", note),
});

function contestOf(values: Values) {
  const [until, page, note] = [
    textOf(values, "registrationUntil"),
    textOf(values, "page").trim(),
    pairOf(values, "note"),
  ];
  return {
    startsAt: textOf(values, "startsAt"),
    ...(until && { registrationUntil: until }),
    ...(page && { page }),
    ...(note && { note }),
  };
}
