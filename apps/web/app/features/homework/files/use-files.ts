import type { ReplyOf } from "@dripstone/contract";
import { homeworkLimits } from "@dripstone/contract/homework/limits";
import { randomId, useWindowEvent } from "@mantine/hooks";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { asFailure, type Failure, mayArrive } from "../../../api/failure.ts";
import { upload } from "../../../api/upload.ts";
import { useAppDispatch } from "../../../session/store.ts";
import { useRemoveFileMutation } from "../api.ts";
import type { KeptFile } from "./kept-files.ts";

/** A file that the server does not have: it waits its turn, is on its way, is being looked at, or has not arrived. */
export type PendingFile = {
  id: string;
  file: File;
  /** Where it stands among them: as they were chosen. */
  place: number;
  state: "waiting" | "sending" | "checking" | "failed";
  /** From 0 to 1. */
  share: number;
  failure?: Failure;
};

/** More at a time would make each of them slower. */
const AT_ONCE = 3;
const MAX_BYTES = homeworkLimits.HOMEWORK_FILE_MAX_MB * 1024 * 1024;

type Options = {
  kept: readonly KeptFile[];
  onKeep: (files: readonly KeptFile[]) => void;
};

/** The files of a homework: those that have arrived, and those that are on their way or could be tried again. */
export function useFiles({ kept, onKeep }: Options) {
  const dispatch = useAppDispatch();
  const [drop] = useRemoveFileMutation();
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const underway = useRef(new Map<string, AbortController>());
  // Ahead of what is shown, as two may arrive at once.
  const newest = useRef(kept);
  useEffect(() => {
    newest.current = kept;
  }, [kept]);
  useEffect(() => {
    const all = underway.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);

  const keep = (files: readonly KeptFile[]) => {
    newest.current = files;
    onKeep(files);
  };
  const note = (id: string, part: Partial<PendingFile>) =>
    setPending((before) => before.map((it) => (it.id === id ? { ...it, ...part } : it)));
  const forget = (id: string) => {
    underway.current.get(id)?.abort();
    underway.current.delete(id);
    setPending((before) => before.filter((it) => it.id !== id));
  };
  const send = async ({ id, file, place }: PendingFile) => {
    const controller = new AbortController();
    underway.current.set(id, controller);
    note(id, { state: "sending", share: 0 });
    const onProgress = (share: number) => note(id, { share, state: share < 1 ? "sending" : "checking" });
    try {
      const way = { path: "/homework/files", file, signal: controller.signal, onProgress };
      const arrived = await dispatch(upload<ReplyOf<"POST /homework/files">>(way));
      if (controller.signal.aborted) return;
      forget(id);
      const one = { id: arrived.id, name: file.name, bytes: arrived.bytes, place };
      keep([...newest.current, one].sort((before, after) => before.place - after.place));
    } catch (failure) {
      if (!controller.signal.aborted) note(id, { state: "failed", failure: asFailure(failure) });
    }
  };
  const sendNext = useEffectEvent(() => {
    const busy = pending.filter(({ state }) => state === "sending" || state === "checking").length;
    const next = pending.find(({ state }) => state === "waiting");
    if (next && busy < AT_ONCE) void send(next);
  });
  useEffect(() => {
    if (pending.length > 0) sendNext();
  }, [pending]);

  const retryAll = () => setPending((before) => before.map((it) => (mayComeAgain(it) ? again(it) : it)));
  // Whoever is back on the network need not ask for each of them.
  useWindowEvent("online", retryAll);

  return {
    kept,
    pending,
    isBusy: pending.some(({ state }) => state !== "failed"),
    /** One of them has not arrived, and waits for what its owner says. */
    hasFailed: pending.some(({ state }) => state === "failed"),
    add(files: Iterable<File>) {
      const added = [...files].map((file) => ({ id: randomId(), file, share: 0, ...standing(file) }));
      setPending((before) => {
        const first = 1 + Math.max(0, ...newest.current.map(({ place }) => place), ...before.map(({ place }) => place));
        return [...before, ...added.map((one, index) => ({ ...one, place: first + index }))];
      });
    },
    retry: (id: string) => setPending((before) => before.map((it) => (it.id === id ? again(it) : it))),
    retryAll,
    /** Of how many it may be worth while. */
    toRetry: pending.filter(mayComeAgain).length,
    /** Whether it has arrived or not. */
    remove(id: string) {
      forget(id);
      if (!newest.current.some((file) => file.id === id)) return;
      keep(newest.current.filter((file) => file.id !== id));
      // If this does not arrive, it makes room after a day.
      void drop({ params: { file: id } });
    },
  };
}

export type Files = ReturnType<typeof useFiles>;

/** What cannot be taken is not sent in the first place. */
function standing({ size }: File): Pick<PendingFile, "state"> & { failure?: Failure } {
  if (size === 0) return { state: "failed", failure: { code: "FILE_EMPTY", message: "" } };
  if (size > MAX_BYTES) return { state: "failed", failure: { code: "HOMEWORK_FILE_TOO_LARGE", message: "" } };
  return { state: "waiting" };
}

const again = ({ id, file, place }: PendingFile): PendingFile => ({ id, file, place, share: 0, state: "waiting" });

const mayComeAgain = ({ state, failure }: PendingFile) =>
  state === "failed" && failure !== undefined && mayArrive(failure);
