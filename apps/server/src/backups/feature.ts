import type { Feature } from "../feature.ts";
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
      await deps.provePassword(call, call.body.password);
      return openBackup(deps, call, call.params);
    },
  }),
  beside: backupRoute,
  tasks: (deps) => [backupTask(deps)],
  chores: [hourly("by-the-clock", backUpByTheClock)],
};
