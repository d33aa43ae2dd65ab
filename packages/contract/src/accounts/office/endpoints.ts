import "../../no-eval.ts";
import { z } from "zod";
import { dearRead } from "../../dear-read.ts";
import { defineEndpoints } from "../../endpoint.ts";
import { listQuery, listReply } from "../../lists/list-schema.ts";
import { localeQuery } from "../../locale-schema.ts";
import { userOfficeLimits } from "./limits.ts";
import { userList } from "./list.ts";
import {
  actPayload,
  actResult,
  importedLine,
  importPayload,
  invitePayload,
  listedUser,
  officeUser,
  rolePayload,
  savedView,
  savedViewPayload,
} from "./payloads.ts";

const nothing = z.object({});
const byId = z.object({ id: z.uuid() });
// Characters of JSON may need several bytes each.
const importMaxBytes = userOfficeLimits.IMPORT_MAX_KB * 1024 * 4;
const imported = z.object({ lines: z.array(importedLine) });
const asked = listQuery(userList);

/** Where admins look after accounts. */
export const userOfficeEndpoints = defineEndpoints({
  "GET /users": {
    summary: "All accounts, by names, addresses, roles and states",
    access: "admin",
    query: asked,
    reply: listReply(listedUser),
  },
  "GET /users/csv": {
    summary: "The accounts of a view as a file for spreadsheets",
    access: "admin",
    query: asked.omit({ size: true, after: true, before: true }).extend(localeQuery.shape),
    download: { type: "text/csv", filename: "users.csv" },
    reply: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
    rateLimit: dearRead,
  },
  "POST /users": {
    summary: "Ask somebody in: the account waits until its owner has chosen a password by the mailed link",
    access: "admin",
    body: invitePayload,
    reply: listedUser,
    status: 201,
    idempotent: true,
  },
  "POST /users/acts": {
    summary: "Activate, deactivate or verify several accounts, each for itself; tells how it went with each",
    access: "admin",
    body: actPayload,
    reply: z.object({ results: z.array(actResult) }),
  },
  "POST /users/act-checks": {
    summary: "How an act would go with each of several accounts; changes nothing",
    access: "admin",
    body: actPayload,
    reply: z.object({ results: z.array(actResult) }),
    changesNothing: true,
  },
  "POST /users/import-checks": {
    summary: "What an import would do with each line of a file; changes nothing",
    access: "admin",
    body: importPayload,
    bodyMaxBytes: importMaxBytes,
    reply: imported,
    rateLimit: dearRead,
    changesNothing: true,
  },
  "POST /users/imports": {
    summary: "Ask everybody in of a file who can be; tells what became of each line",
    access: "admin",
    body: importPayload,
    bodyMaxBytes: importMaxBytes,
    reply: imported,
    rateLimit: dearRead,
  },
  "GET /users/views": {
    summary: "One's own names for views of the list",
    access: "admin",
    reply: z.array(savedView),
  },
  "POST /users/views": {
    summary: "Keep a view under a name; one of that name is replaced",
    access: "admin",
    body: savedViewPayload,
    reply: z.array(savedView),
    errors: ["TOO_MANY_VIEWS"],
  },
  "DELETE /users/views/{id}": {
    summary: "Forget a view",
    access: "admin",
    params: byId,
    reply: z.array(savedView),
    errors: ["NOT_FOUND"],
  },
  "GET /users/{id}": {
    summary: "An account with what belongs to it: sessions, classes, parents, numbers, and what was done with it",
    access: "admin",
    params: byId,
    query: localeQuery,
    reply: officeUser,
    errors: ["NOT_FOUND"],
  },
  "PUT /users/{id}/role": {
    summary: "Make somebody a student, a teacher or an admin; counts from their next call on",
    access: "admin",
    params: byId,
    body: rolePayload,
    reply: listedUser,
    errors: ["NOT_FOUND", "LAST_ADMIN", "ACCOUNT_NOT_OPEN"],
  },
  "POST /users/{id}/invitation": {
    summary: "Mail the link once more to somebody who was asked in and has not come yet",
    access: "admin",
    params: byId,
    reply: nothing,
    errors: ["NOT_FOUND", "NOT_INVITED", "MAILED_ENOUGH"],
  },
  "DELETE /users/{id}/sessions": {
    summary: "End all sessions of an account",
    access: "admin",
    params: byId,
    reply: nothing,
    errors: ["NOT_FOUND"],
  },
  "DELETE /users/{id}/sessions/{session}": {
    summary: "End one session of an account",
    access: "admin",
    params: byId.extend({ session: z.uuid() }),
    reply: nothing,
    errors: ["NOT_FOUND"],
  },
});
