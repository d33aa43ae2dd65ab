import { isSitePage } from "@dripstone/contract/site-page";
import { useDebouncedValue } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Callout } from "../../ui/callout/callout.tsx";

const TYPED_MS = 500;

/** Warns of a link to a page of ours that is not there, such as a post that was deleted; whoever plans to write it may save all the same. */
export function DeadLink({ link }: { link: string }) {
  const { t } = useTranslation("site-office");
  const [typed] = useDebouncedValue(link, TYPED_MS);
  const [dead, setDead] = useState<string | null>(null);
  useEffect(() => {
    if (!isSitePage(typed)) return;
    const asking = new AbortController();
    fetch(typed, { method: "HEAD", signal: asking.signal }).then(
      ({ status }) => setDead(status === 404 ? typed : null),
      // Where nothing is known, nothing is said.
      () => setDead(null),
    );
    return () => asking.abort();
  }, [typed]);
  return (
    <div role="status">{dead === link && link !== "" && <Callout tone="warm">{t("deadLink", { link })}</Callout>}</div>
  );
}
