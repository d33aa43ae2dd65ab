import { ModelFailure, refusal } from "./failure.ts";

/** However many tokens were asked for, a provider that sends more than this in one reply is out of order. */
const BYTES_MAX = 5_000_000;

/** The `fetch` of one reply: bounded, in good UTF-8, and from the configured address alone; who is led elsewhere would give the key away. */
export function boundedFetch(): typeof fetch {
  let bytes = 0;
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "manual" }).catch((error: unknown) => {
      throw init?.signal?.aborted ? error : new ModelFailure("unreachable");
    });
    if (!response.ok) {
      // What else it says may hold the key or the conversation.
      await response.body?.cancel();
      throw refusal(response.status);
    }
    const read = reader();
    const checked = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > BYTES_MAX) throw new ModelFailure("too-long");
        read(chunk);
        controller.enqueue(chunk);
      },
      flush: () => read(),
    });
    return new Response(response.body?.pipeThrough(checked) ?? null, response);
  };
}

/** Throws at what cannot be read, where the library would put signs for it. */
function reader(): (chunk?: Uint8Array) => void {
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  return (chunk) => {
    try {
      utf8.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new ModelFailure("broken");
    }
  };
}
