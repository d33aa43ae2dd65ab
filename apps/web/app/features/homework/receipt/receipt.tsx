import { homeworkLimits } from "@dripstone/contract/homework/limits";
import type { HomeworkReceipt } from "@dripstone/contract/homework/payloads";
import { paths } from "@dripstone/contract/paths";
import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { OwnTime } from "../../../ui/dates/own-time.tsx";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useSize } from "../../../ui/numbers/use-size.ts";
import { ButtonLink } from "../../../ui/page/button-link.tsx";
import classes from "./receipt.module.css";

type ReceiptProps = { receipt: HomeworkReceipt; className: string; onAnother: () => void };

/** Says that homework has arrived: by its number, when, and with all that came. */
export function Receipt({ receipt, className, onAnother }: ReceiptProps) {
  const { t } = useTranslation("homework");
  const sizeOf = useSize();
  const { shortSchoolMoment } = useDates();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { number, week, handedInAt, late, characters, files, pointsEarned, pointsFrom, version } = receipt;
  return (
    <section className={classes.receipt} aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1} className={classes.title}>
        {t("receipt.title")}
      </h2>
      <p className={classes.text}>{t("receipt.text")}</p>
      {pointsEarned > 0 && <p className={classes.points}>{t("receipt.points", { count: pointsEarned })}</p>}
      {pointsFrom !== null && (
        <p className={classes.text}>
          {t("receipt.ahead", { count: homeworkLimits.HOMEWORK_ON_TIME_POINTS, moment: shortSchoolMoment(pointsFrom) })}
        </p>
      )}
      <dl className={classes.facts}>
        <dt>{t("receipt.number")}</dt>
        <dd>{number}</dd>
        <dt>{t("class")}</dt>
        <dd>{t("classAndWeek", { class: className, week })}</dd>
        <dt>{t("receipt.time")}</dt>
        <dd>
          {t("receipt.at", { moment: shortSchoolMoment(handedInAt) })} · {t(late ? "state.late" : "receipt.onTime")}
          <OwnTime instant={handedInAt} />
        </dd>
        {version > 1 && (
          <>
            <dt>{t("receipt.version")}</dt>
            <dd>{version}</dd>
          </>
        )}
        <dt>{t("receipt.arrived")}</dt>
        <dd>
          <ul className={classes.files}>
            {characters > 0 && <li>{t("receipt.characters", { count: characters })}</li>}
            {files.map(({ id, name, bytes }) => (
              <li key={id}>
                <span dir="auto">{name}</span> · {sizeOf(bytes)}
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <p className={classes.soft}>{t("receipt.mail")}</p>
      <div className={classes.ways}>
        <Button onClick={onAnother}>{t("receipt.another")}</Button>
        <ButtonLink to={paths.homeworkOf(receipt.id)} quiet>
          {t("receipt.look")}
        </ButtonLink>
      </div>
    </section>
  );
}
