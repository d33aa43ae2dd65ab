/** Milliseconds until the first words of a reply, and until its last. */
export type Heard = { first: number; whole: number };

/** Asks the tutor as the page does, as a stream; null where no whole reply came. */
export async function ask(origin: string, token: string, message: string): Promise<Heard | null> {
  const start = performance.now();
  const reply = await fetch(`${origin}/api/chatbot/message`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify({ message, sessionId: `chat_bench_${token.slice(0, 12)}` }),
  });
  if (!reply.ok || !reply.body) return null;
  let told = "";
  let first: number | null = null;
  for await (const text of reply.body.pipeThrough(new TextDecoderStream())) {
    told += text;
    if (told.includes("event: part")) first ??= performance.now() - start;
  }
  return !told.includes("event: done") || first === null ? null : { first, whole: performance.now() - start };
}
