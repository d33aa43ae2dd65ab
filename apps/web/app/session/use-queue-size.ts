import { useDocumentVisibility } from "@mantine/hooks";
import { api, call } from "../api/client.ts";
import { useAppSelector } from "./store.ts";

const queueApi = api.injectEndpoints({
  endpoints: (build) => ({
    queueSize: build.query({ ...call("GET /forum/queue/size"), providesTags: ["Forum"] }),
  }),
});

const { useQueueSizeQuery } = queueApi;

const POLL_MS = 60_000;

/** How much in the forum waits for whoever is here, if they teach; undefined for everybody else, and until it is known. */
export function useQueueSize(): number | undefined {
  const role = useAppSelector(({ auth }) => (auth.token === null ? undefined : auth.user?.role));
  const isSeen = useDocumentVisibility() === "visible";
  const { data } = useQueueSizeQuery(undefined, {
    skip: role !== "teacher" && role !== "admin",
    pollingInterval: isSeen ? POLL_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  return data?.waiting;
}
