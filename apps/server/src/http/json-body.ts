import { ApiError } from "./errors.ts";

/** Reads a JSON body strictly: UTF-8, no key twice in an object, no key that changes an object's prototype. */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  // The parser's own message quotes the body, passwords included, so it is not kept as a cause.
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const body: unknown = JSON.parse(text);
    if (!hasHarmfulKeys(text)) return body;
  } catch {
    throw new ApiError("MALFORMED_BODY");
  }
  throw new ApiError("MALFORMED_BODY");
}

/** Walks over the strings of valid JSON; one that is followed by a colon is a key of the innermost object. */
function hasHarmfulKeys(json: string): boolean {
  const keysOfOpen: (Set<string> | null)[] = [];
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?|[{}[\]]/g;
  for (const [match, colon] of json.matchAll(token)) {
    if (match === "{") keysOfOpen.push(new Set());
    else if (match === "[") keysOfOpen.push(null);
    else if (match === "}" || match === "]") keysOfOpen.pop();
    else if (colon) {
      const key: string = JSON.parse(match.slice(0, -colon.length));
      const keys = keysOfOpen.at(-1);
      if (key === "__proto__" || !keys || keys.has(key)) return true;
      keys.add(key);
    }
  }
  return false;
}
