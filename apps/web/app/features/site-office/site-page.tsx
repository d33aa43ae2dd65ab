import type { SiteSettings } from "@dripstone/contract/site/payloads";
import { useState } from "react";
import { Waiting } from "../../ui/office/waiting.tsx";
import { useSiteSettingsQuery } from "./api.ts";
import { type Previews, SiteEditor } from "./site-editor.tsx";

/** Where the office writes what the school says on the site itself. */
export function SitePage(previews: Previews) {
  // Not the reply of an earlier visit: somebody else may have written since.
  const { data, error, isFetching, refetch } = useSiteSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<SiteSettings | null>(null);
  if (!opened && data && !isFetching) setOpened(data);
  if (opened) return <SiteEditor opened={opened} {...previews} />;
  return <Waiting error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}
