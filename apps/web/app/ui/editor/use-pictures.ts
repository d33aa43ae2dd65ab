import { randomId } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { asFailure, mayArrive } from "../../api/failure.ts";

/** Keeps a picture, and tells where it lies on this site; what it throws is a failure. */
export type KeepPicture = (file: File) => Promise<{ address: string }>;

/** A picture on its way, or one that did not arrive. */
export type PendingPicture = { id: string; file: File; failure?: unknown };

type Options = {
  keep: KeepPicture | undefined;
  /** It has arrived. */
  onKept: (address: string) => void;
  /** Whether pictures are on their way. */
  onBusy: ((busy: boolean) => void) | undefined;
};

/** The pictures that somebody sets into a text: those that are on their way, and those that can be tried again. */
export function usePictures({ keep, onKept, onBusy }: Options) {
  const [pending, setPending] = useState<readonly PendingPicture[]>([]);
  const isBusy = pending.some(({ failure }) => failure === undefined);
  useEffect(() => onBusy?.(isBusy), [onBusy, isBusy]);

  const remove = (id: string) => setPending((before) => before.filter((picture) => picture.id !== id));
  const send = async (picture: PendingPicture) => {
    if (!keep) return;
    setPending((before) => [...before.filter(({ id }) => id !== picture.id), { id: picture.id, file: picture.file }]);
    try {
      const { address } = await keep(picture.file);
      remove(picture.id);
      onKept(address);
    } catch (failure) {
      setPending((before) => before.map((it) => (it.id === picture.id ? { ...it, failure } : it)));
    }
  };
  return {
    pending,
    remove,
    retry: send,
    /** Of what was refused before nothing is told any more: whoever chooses anew has read it. What may be tried again stays. */
    add: (files: Iterable<File>) => {
      setPending((before) => before.filter(({ failure }) => failure === undefined || mayArrive(asFailure(failure))));
      for (const file of files) void send({ id: randomId(), file });
    },
  };
}

/**
 * The files that were pasted or dropped: one that is no picture is told so, and does not take the page's place. Programs that copy text give
 * a picture of it along, which nobody wants here.
 */
export function filesIn(data: DataTransfer): File[] {
  return data.types.includes("text/plain") ? [] : [...data.files];
}
