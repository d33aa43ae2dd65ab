import { emailKey } from "@dripstone/contract/accounts/addresses";
import { userOfficeLimits } from "@dripstone/contract/accounts/office/limits";
import { type ImportedLine, invitePayload } from "@dripstone/contract/accounts/office/payloads";
import type { FieldCode } from "@dripstone/contract/errors";
import { payloadIssues } from "@dripstone/contract/field-issues";
import { defaultLocale } from "@dripstone/contract/locale";
import type { Audit } from "../../../audit/audit.ts";
import type { Database } from "../../../database/connect.ts";
import type { Deps } from "../../../deps.ts";
import { ApiError } from "../../../http/errors.ts";
import { hasAccount, type Invited, invitationIssues, invite } from "./invite.ts";
import { type ImportRow, readTable } from "./read-table.ts";

type Judged = ImportedLine & { invited: Invited | null };

/** What would become of each line of a file; changes nothing. */
export async function checkImport(db: Database, csv: string, now: Date): Promise<ImportedLine[]> {
  const lines: Judged[] = [];
  const before = new Map<string, number>();
  for (const row of rowsOf(csv)) lines.push(await judge(db, row, before, now));
  return lines.map(told);
}

/** Asks everybody in of a file who can be, each for themselves: a wrong line holds up no other. */
export async function importUsers(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  caller: { audit: Audit },
  csv: string,
): Promise<ImportedLine[]> {
  const lines: ImportedLine[] = [];
  const before = new Map<string, number>();
  for (const row of rowsOf(csv)) {
    const judged = await judge(deps.db, row, before, deps.clock());
    if (!judged.invited) lines.push(told(judged));
    else lines.push(await inviteLine(deps, caller, judged, judged.invited));
  }
  const invited = lines.filter(({ outcome }) => outcome === "fine").length;
  await caller.audit(deps.db, { subject: "import", details: { lines: lines.length, invited } });
  return lines;
}

/** What was true when the line was judged may not be any more, if somebody else is at it, too. */
async function inviteLine(
  deps: Pick<Deps, "db" | "clock" | "mail">,
  caller: { audit: Audit },
  judged: Judged,
  invited: Invited,
): Promise<ImportedLine> {
  try {
    await invite(deps, caller, invited);
    return told(judged);
  } catch (failure) {
    if (!(failure instanceof ApiError) || !failure.fields) throw failure;
    return { ...told(judged), ...outcomeOf(failure.fields) };
  }
}

async function judge(db: Database, row: ImportRow, before: Map<string, number>, now: Date): Promise<Judged> {
  const { line, name, email, kind, language, birth } = row;
  const payload = {
    name,
    email,
    kind,
    preferredLanguage: language === "" ? defaultLocale : language,
    ...(birth !== "" && { birth }),
  };
  const shown = { line, name, email, kind };
  const issues = payloadIssues(invitePayload, payload);
  const key = emailKey(email);
  // Whoever is there already needs nothing of what else a line may lack.
  const first = before.get(key);
  if (row.isOverfull) return { ...shown, outcome: "overfull", fields: {}, invited: null };
  if (!issues.email && first !== undefined) return { ...shown, outcome: "twice", first, fields: {}, invited: null };
  if (!issues.email && (await hasAccount(db, email))) {
    return { ...shown, ...outcomeOf({ email: { code: "EMAIL_TAKEN" } }), invited: null };
  }
  const parsed = invitePayload.safeParse(payload);
  if (!parsed.success) return { ...shown, outcome: "wrong", fields: issues, invited: null };
  const fields = await invitationIssues(db, parsed.data, now);
  before.set(key, line);
  const judged = { ...shown, ...outcomeOf(fields) };
  return { ...judged, invited: judged.outcome === "fine" ? parsed.data : null };
}

const outcomeOf = (fields: ImportedLine["fields"]): Pick<ImportedLine, "outcome" | "fields"> => {
  const codes = Object.values(fields).map(({ code }) => code);
  if (codes.length === 0) return { outcome: "fine", fields };
  return { outcome: codes.every((code) => code === "EMAIL_TAKEN") ? "there" : "wrong", fields };
};

const told = ({ invited: _, ...line }: Judged): ImportedLine => line;

function rowsOf(csv: string): ImportRow[] {
  const table = readTable(csv);
  if (typeof table === "string") throw refused(table);
  if (table.length > userOfficeLimits.IMPORT_LINES_MAX) throw refused("LINES_TOO_MANY");
  return table;
}

const refused = (code: FieldCode) => new ApiError("INVALID_INPUT", { fields: { csv: { code } } });
