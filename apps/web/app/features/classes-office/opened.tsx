import type { ClassOffice } from "@dripstone/contract/classes/office/payloads";
import { type ReactNode, useState } from "react";
import { NotFoundPage } from "../../ui/notice/not-found-page.tsx";
import { Waiting } from "../../ui/office/waiting.tsx";
import { useClassOfficeQuery } from "./api.ts";

type OpenedProps<Thing> = {
  /** What is opened of the office; nothing where it is not there. */
  find: (office: ClassOffice) => Thing | undefined;
  children: (thing: Thing, office: ClassOffice) => ReactNode;
};

/** Opens something for its editor: what is asked for later, while it is being written, is the editor's own matter. */
export function Opened<Thing>({ find, children }: OpenedProps<Thing>) {
  const { data, error, isFetching, refetch } = useClassOfficeQuery(undefined, { refetchOnMountOrArgChange: true });
  const [opened, setOpened] = useState<{ thing: Thing; office: ClassOffice } | null>(null);
  const found = isFetching || !data ? undefined : find(data);
  if (!opened && found !== undefined && data) setOpened({ thing: found, office: data });
  if (opened) return children(opened.thing, opened.office);
  if (data && !isFetching) return <NotFoundPage />;
  return <Waiting error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}
