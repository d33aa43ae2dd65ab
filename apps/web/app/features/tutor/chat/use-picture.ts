import { useCallback, useRef, useState } from "react";
import { useKeepChatPictureMutation } from "../api.ts";

/** A picture on its way to the message that is being written, or there already, or why it is not. */
export type PictureState =
  | { is: "none" }
  | { is: "arriving" }
  | { is: "there"; id: string }
  | { is: "refused"; error: unknown };

const none: PictureState = { is: "none" };

/** The one picture of a message: the last that was chosen. */
export function usePicture() {
  const [keep] = useKeepChatPictureMutation();
  const [state, setState] = useState<PictureState>(none);
  const newest = useRef(0);
  const set = useCallback((next: PictureState) => {
    newest.current += 1;
    setState(next);
  }, []);
  const add = useCallback(
    async (file: File) => {
      set({ is: "arriving" });
      const number = newest.current;
      const next = await keep({ upload: file })
        .unwrap()
        .then(
          ({ id }): PictureState => ({ is: "there", id }),
          (error): PictureState => ({ is: "refused", error }),
        );
      // Another one was chosen meanwhile, or none.
      if (newest.current === number) set(next);
    },
    [keep, set],
  );
  const put = useCallback((id: string | null) => set(id === null ? none : { is: "there", id }), [set]);
  return { state, id: state.is === "there" ? state.id : null, add, put };
}
