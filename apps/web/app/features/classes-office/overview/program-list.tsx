import type { OfficeProgram } from "@dripstone/contract/classes/office/payloads";
import { paths } from "@dripstone/contract/paths";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFailureText } from "../../../ui/failure/failure-text.ts";
import { useToast } from "../../../ui/toast/toast.tsx";
import { useOrderProgramsMutation } from "../api.ts";
import classes from "./office-page.module.css";

/** What the school teaches, in its order, which can be changed. */
export function ProgramList({ programs }: { programs: readonly OfficeProgram[] }) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const { move, isMoving } = useMove(programs);
  const ways = [
    { step: -1, label: "program.up", Icon: IconArrowUp },
    { step: 1, label: "program.down", Icon: IconArrowDown },
  ] as const;
  return (
    <ol className={classes.plain}>
      {programs.map(({ id, name, subject, ageFrom, ageTo, weeks }, place) => (
        <li key={id}>
          <Link to={paths.adminProgram(id)}>{name[locale]}</Link>
          <span>{t(`subject.${subject}`)}</span>
          <span>{t("program.ages", { youngest: ageFrom, oldest: ageTo })}</span>
          <span>{t("program.count", { count: weeks.length })}</span>
          <div className={classes.ways}>
            {ways.map(({ step, label, Icon }) => (
              <ActionIcon
                key={label}
                variant="subtle"
                size="lg"
                aria-label={t(label, { name: name[locale] })}
                aria-disabled={isMoving || programs[place + step] === undefined}
                onClick={() => void move(place, step)}
              >
                <Icon size={18} aria-hidden />
              </ActionIcon>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

function useMove(programs: readonly OfficeProgram[]) {
  const { t } = useTranslation("classes-office");
  const locale = useLocale();
  const say = useToast();
  const failureText = useFailureText();
  const [put, { isLoading: isMoving }] = useOrderProgramsMutation();

  async function move(place: number, step: 1 | -1): Promise<void> {
    const [moved, other] = [programs[place], programs[place + step]];
    if (!moved || !other || isMoving) return;
    const seen = programs.map(({ id }) => id);
    const order = seen.with(place, other.id).with(place + step, moved.id);
    const { error } = await put({ body: { seen, order } });
    const number = place + step + 1;
    say(error ? failureText(error) : t("program.moved", { name: moved.name[locale], number, count: seen.length }));
  }

  return { move, isMoving };
}
