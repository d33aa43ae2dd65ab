import type { HealthState } from "@dripstone/contract/operation/payloads";
import { useTranslation } from "react-i18next";
import { useDates } from "../../../ui/dates/use-dates.ts";
import { useSize } from "../../../ui/numbers/use-size.ts";

type Name = "database" | keyof HealthState;

/** A part of the site: how it is, and a fact about it in words. What has not been due yet is neither fine nor in need of attention. */
type HealthPart = { name: Name; state: State; fact: string };

type State = "fine" | "attention" | "notYet";

const stateOf = (isFine: boolean): State => (isFine ? "fine" : "attention");

/** The parts of which it is known how they are; of the database it is known (or not, null) though the others cannot be asked for. */
export function useHealthParts(isDatabaseFine: boolean | null, health: HealthState | undefined): HealthPart[] {
  const { t } = useTranslation("admin");
  const { shortSchoolMoment } = useDates();
  const sizeOf = useSize();
  const parts: HealthPart[] = [];
  if (isDatabaseFine !== null) {
    parts.push({
      name: "database",
      state: stateOf(isDatabaseFine),
      fact: t(isDatabaseFine ? "health.works" : "health.fails"),
    });
  }
  if (!health) return parts;
  const { mail, jobs, disk, backup, restoreTest } = health;
  const since = ({ at, isFine }: { at: string | null; isFine: boolean }): Omit<HealthPart, "name"> => ({
    state: at === null && isFine ? "notYet" : stateOf(isFine),
    fact: at === null ? t("health.never") : shortSchoolMoment(at),
  });
  const sent = mail.sentAt === null ? t("health.noneSent") : t("health.sent", { date: shortSchoolMoment(mail.sentAt) });
  const delivered = mail.isKeptHere ? t("health.keptHere") : sent;
  const mailFact = mail.failing > 0 ? t("health.failing", { count: mail.failing }) : delivered;
  const jobsFact = jobs.failed > 0 ? t("health.jobsFailed", { count: jobs.failed }) : t("health.jobsFine");
  const room = disk && { free: sizeOf(disk.freeBytes), total: sizeOf(disk.totalBytes) };
  return [
    ...parts,
    { name: "mail", state: stateOf(mail.isFine), fact: mailFact },
    { name: "jobs", state: stateOf(jobs.isFine), fact: jobsFact },
    { name: "disk", state: stateOf(disk?.isFine ?? false), fact: room ? t("health.free", room) : t("health.unknown") },
    { name: "backup", ...since(backup) },
    { name: "restoreTest", ...since(restoreTest) },
  ];
}
