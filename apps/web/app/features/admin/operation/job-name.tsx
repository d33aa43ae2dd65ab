import { useTranslation } from "react-i18next";
import type operation from "../../../locales/en/operation.json";
import classes from "./operation-page.module.css";

type Job = keyof typeof operation.job;

/** What a kind of job does, in words; of one that has none, as after an update, the name that it has inside. */
export function useJobName(): (queue: string) => string {
  const { t } = useTranslation("operation");
  return (queue) => t(`job.${queue as Job}`, { defaultValue: queue });
}

/** A kind of job, with the name by which the server's log has it. */
export function JobName({ queue }: { queue: string }) {
  const name = useJobName()(queue);
  return (
    <>
      {name}
      {name !== queue && <code className={classes.inside}>{queue}</code>}
    </>
  );
}
