import "../no-eval.ts";
import { z } from "zod";
import { passwordProof } from "../accounts/payloads.ts";
import { defineEndpoints } from "../endpoint.ts";
import { backupName, backupsState } from "./payloads.ts";

const nothing = z.object({});

/** Copies of everything that the school has. */
export const backupEndpoints = defineEndpoints({
  "GET /backups": {
    summary: "The backups that are there, what is under way, and how the last backup and the last restore test went",
    access: "admin",
    reply: backupsState,
  },
  "POST /backups": {
    summary: "Take a backup now; it is there when `GET /backups` says so",
    access: "admin",
    reply: nothing,
    status: 202,
    errors: ["BACKUP_UNDERWAY"],
  },
  "POST /backups/test": {
    summary:
      "Bring the newest backup back beside what is there, compare it with what it says of itself, and drop it again",
    access: "admin",
    reply: nothing,
    status: 202,
    errors: ["BACKUP_UNDERWAY", "NOT_FOUND"],
  },
  "POST /backups/{name}/link": {
    summary:
      "An address that downloads a backup, for some minutes, in this session and in this browser; asks for the password once more",
    access: "admin",
    params: z.object({ name: backupName }),
    body: passwordProof,
    reply: z.object({ address: z.string() }),
    errors: ["NOT_FOUND"],
    rateLimit: { max: 20, perMinutes: 10 },
  },
});
