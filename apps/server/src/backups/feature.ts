import type { Feature } from "../feature.ts";
import { ApiError } from "../http/errors.ts";
import { hourly } from "../jobs/hourly.ts";
import { backupRoute } from "./download/backup-route.ts";
import { openBackup } from "./download/open-backup.ts";
import { backupTask } from "./runs/backup-task.ts";
import { backUpByTheClock } from "./runs/by-the-clock.ts";
import { orderByHand } from "./runs/order-by-hand.ts";
import { readBackups } from "./runs/read-backups.ts";

export const backups: Feature = {
  name: "backups",
  routes: (deps) => ({
    "GET /backups": () => readBackups(deps),

    "POST /backups": async (call) => {
      await orderByHand(deps, call, "take");
      return {};
    },

    "POST /backups/test": async (call) => {
      await orderByHand(deps, call, "test");
      return {};
    },

    "POST /backups/{name}/link": async (call) => {
      await deps.provePassword(call, call.body.password).catch(async (failure) => {
        if (isWrongPassword(failure))
          await call.audit(deps.db, { subject: call.params.name, details: { refused: true } });
        throw failure;
      });
      return openBackup(deps, call, call.params);
    },
  }),
  beside: backupRoute,
  tasks: (deps) => [backupTask(deps)],
  chores: [hourly("by-the-clock", backUpByTheClock)],
};

const isWrongPassword = (failure: unknown) =>
  failure instanceof ApiError && failure.fields?.password?.code === "PASSWORD_WRONG";
