import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/**
 * What a mailed link brought along in the page's address, and what leaves the address bar once it is read: it belongs in no
 * history and on no screenshot. Null without it; undefined until the page has come alive, because the HTML is the same for
 * everybody. `parts` has to stay the same array.
 */
export function useMailedLink<Part extends string>(parts: readonly Part[]): Record<Part, string> | null | undefined {
  const [link, setLink] = useState<Record<Part, string> | null>();
  const navigate = useNavigate();
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const found = parts.map((part) => [part, search.get(part)] as const);
    const whole = found.every(([, value]) => value);
    setLink((read) => read ?? (whole ? (Object.fromEntries(found) as Record<Part, string>) : null));
    if (found.every(([, value]) => value === null)) return;
    // The letter's language, too: it is kept by now, and one may choose another one here.
    for (const part of [...parts, "lang"]) search.delete(part);
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [parts, navigate]);
  return link;
}
