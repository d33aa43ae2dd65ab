import { useEffect, useState } from "react";
import { useNavigate } from "react-router";

/**
 * What a mailed link brought along in the page's address, and what leaves the address bar once it is read: it belongs in no
 * history and on no screenshot. The link is null where a part is missing, and undefined until the page has come alive, because
 * the HTML is the same for everybody; what came of its parts stands beside it. `parts` has to stay the same array.
 */
export function useMailedLink<Part extends string>(
  parts: readonly Part[],
): [link: Record<Part, string> | null | undefined, brought: Brought<Part>] {
  const [brought, setBrought] = useState<Brought<Part>>();
  const navigate = useNavigate();
  useEffect(() => {
    const search = new URLSearchParams(window.location.search);
    const found = Object.fromEntries(parts.map((part) => [part, search.get(part) || undefined])) as Brought<Part>;
    setBrought((read) => read ?? found);
    if (!parts.some((part) => search.has(part))) return;
    // The letter's language, too: it is kept by now, and one may choose another one here.
    for (const part of [...parts, "lang"]) search.delete(part);
    navigate({ search: search.toString() }, { replace: true, preventScrollReset: true });
  }, [parts, navigate]);
  if (!brought) return [undefined, {}];
  return [isWhole(parts, brought) ? brought : null, brought];
}

type Brought<Part extends string> = Partial<Record<Part, string>>;

function isWhole<Part extends string>(parts: readonly Part[], brought: Brought<Part>): brought is Record<Part, string> {
  return parts.every((part) => brought[part] !== undefined);
}
