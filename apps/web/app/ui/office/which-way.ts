type Deed = {
  endpoint: string;
  at: string;
  details: Readonly<Record<string, unknown>>;
};

/** Which of the things that a row can do was done, by its name in the locales, and the details that need not be told beside it then. */
type Way = { way: string; told: readonly string[] };

/**
 * Of a row that does something or its opposite, which of the two a deed was. Undefined where the row does one thing only, and where the log
 * does not say which.
 */
export function whichWay({ endpoint, at, details }: Deed): Way | undefined {
  return ways[endpoint]?.(details, at);
}

const ofField =
  (field: string) =>
  (details: Deed["details"]): Way | undefined => {
    const value = details[field];
    return typeof value === "boolean" || typeof value === "string" ? { way: String(value), told: [field] } : undefined;
  };

/** What it was and what it became are told beside it all the same. */
const ofDecision = ({ before, state }: Deed["details"]): Way | undefined => {
  if (typeof state !== "string") return undefined;
  return { way: before === "held" && state === "visible" ? "approved" : state, told: [] };
};

const ways: Readonly<Record<string, (details: Deed["details"], at: string) => Way | undefined>> = {
  "PUT /forum/posts/{id}/locked": ofField("locked"),
  "PUT /forum/posts/{id}/pinned": ofField("pinned"),
  "PUT /forum/versions/{id}/withheld": ofField("withheld"),
  "PUT /forum/posts/{id}/state": ofDecision,
  "PUT /forum/replies/{id}/state": ofDecision,
  "PUT /forum/people/{id}/silence": ({ days }) =>
    typeof days === "number" ? (days > 0 ? { way: "true", told: [] } : { way: "false", told: ["days"] }) : undefined,
  "PUT /contact/messages/{id}/state": (details) =>
    details.released === true ? { way: "released", told: ["state", "released"] } : ofField("state")(details),
  "POST /contact/messages/{id}/answers": ofField("close"),
  "PUT /contact/messages/{id}/assignee": ({ assignee }) =>
    assignee === null ? { way: "false", told: ["assignee"] } : undefined,
  "POST /backups/{name}/link": ({ refused }) => (refused === true ? { way: "refused", told: ["refused"] } : undefined),
  "POST /admin/blog-posts/{id}/publish": ({ at: from }, at) => {
    if (typeof from !== "string") return undefined;
    return Date.parse(from) > Date.parse(at) ? { way: "later", told: [] } : { way: "now", told: ["at"] };
  },
};
