import { useCallback } from "react";
import { useKeepPictureMutation } from "../api.ts";

/** Keeps a picture that somebody sets into a text. */
export function useKeepPicture() {
  const [keep] = useKeepPictureMutation();
  return useCallback((file: File) => keep({ upload: file }).unwrap(), [keep]);
}
