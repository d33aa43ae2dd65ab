import { useDocumentVisibility } from "@mantine/hooks";
import { useAppSelector } from "../../../session/store.ts";
import { useWaitingQuery } from "../api.ts";

const POLL_MS = 60_000;

/** What waits for whoever is here, if they work in the office; undefined for everybody else, and until it is known. */
export function useWaiting() {
  const role = useAppSelector(({ auth }) => (auth.token === null ? undefined : auth.user?.role));
  const isSeen = useDocumentVisibility() === "visible";
  const { data } = useWaitingQuery(undefined, {
    skip: role !== "teacher" && role !== "admin",
    pollingInterval: isSeen ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  return data;
}
