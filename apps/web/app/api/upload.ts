import { SECOND_MS } from "@dripstone/contract/durations";
import type { ErrorBody } from "@dripstone/contract/errors";
import type { ThunkAction, UnknownAction } from "@reduxjs/toolkit";
import type { Extra } from "./client.ts";
import { asFailure, failureOf } from "./failure.ts";
import { sessionEnded, tokenOf } from "./token.ts";

/** As slow a line is waited for as the server waits for, and then for the server to look at the file. */
const BYTES_PER_SECOND = 24 * 1024;
const GRACE_MS = 90 * SECOND_MS;

type Upload = {
  /** Below `/api`, such as `/homework/files`. */
  path: string;
  file: File;
  signal: AbortSignal;
  /** The share of the file that is on its way, from 0 to 1. */
  onProgress: (share: number) => void;
};

/**
 * Sends a file by itself and tells how far it has come, which `fetch` cannot; the time allowed follows its size. Rejected with a failure, as every
 * call.
 */
export const upload =
  <Reply>(way: Upload): ThunkAction<Promise<Reply>, unknown, Extra, UnknownAction> =>
  async (dispatch, getState, { fetchText }) => {
    const token = tokenOf(getState());
    try {
      return await send<Reply>(way, token);
    } catch (cause) {
      const failure = asFailure(cause);
      if (failure.status === 401 && token === tokenOf(getState())) dispatch(sessionEnded());
      await fetchText?.(failure);
      throw failure;
    }
  };

function send<Reply>({ path, file, signal, onProgress }: Upload, token: string | null): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const request = new XMLHttpRequest();
  request.open("POST", `/api${path}`);
  request.responseType = "json";
  request.timeout = GRACE_MS + (SECOND_MS * file.size) / BYTES_PER_SECOND;
  if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onload = () => {
    const body = request.response as { data: Reply } | ErrorBody | null;
    if (request.status < 300 && body && "data" in body) resolve(body.data);
    else reject(failureOf({ status: request.status, data: body }));
  };
  const noReply = () => reject(failureOf({ status: "FETCH_ERROR", error: "" }));
  request.onerror = noReply;
  request.ontimeout = noReply;
  request.onabort = noReply;
  signal.addEventListener("abort", () => request.abort(), { once: true });
  const form = new FormData();
  form.append("file", file);
  request.send(form);
  return promise;
}
