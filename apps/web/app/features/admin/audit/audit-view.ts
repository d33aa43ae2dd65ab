import type { auditList } from "@dripstone/contract/audit/list";
import type { ListView } from "@dripstone/contract/lists/list";

/** What of the log is shown, as the address tells it. */
export type AuditView = ListView<typeof auditList>;
