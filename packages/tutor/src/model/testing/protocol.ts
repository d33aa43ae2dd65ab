import type { Provider } from "../choice.ts";

/** What a model says in one reply: a piece of text, a call of a tool, or bytes as they are. */
export type Piece = string | { tool: string; input: object } | Uint8Array;

export type Finish = "stop" | "tools" | "length";

/** How one kind of provider puts a reply on the line. */
export type Protocol = {
  begin: (tokensIn: number) => string;
  piece: (piece: Exclude<Piece, Uint8Array>, index: number) => string;
  end: (finish: Finish, usage: { tokensIn: number; tokensOut: number }) => string;
};

const data = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

const chunk = (delta: object, finish_reason: string | null = null) =>
  data({ id: "chat-1", object: "chat.completion.chunk", model: "m", choices: [{ index: 0, delta, finish_reason }] });

const openai: Protocol = {
  begin: () => chunk({ role: "assistant", content: "" }),
  piece: (piece, index) => {
    if (typeof piece === "string") return chunk({ content: piece });
    const call = { name: piece.tool, arguments: JSON.stringify(piece.input) };
    return chunk({ tool_calls: [{ index, id: `call-${index}`, type: "function", function: call }] });
  },
  end: (finish, { tokensIn: prompt_tokens, tokensOut: completion_tokens }) => {
    const usage = { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens };
    const last = chunk({}, { stop: "stop", tools: "tool_calls", length: "length" }[finish]);
    return `${last}${data({ id: "chat-1", object: "chat.completion.chunk", model: "m", choices: [], usage })}data: [DONE]\n\n`;
  },
};

const named = (type: string, event: object) => `event: ${type}\n${data({ type, ...event })}`;

const block = (index: number, content_block: object, delta: object) =>
  named("content_block_start", { index, content_block }) +
  named("content_block_delta", { index, delta }) +
  named("content_block_stop", { index });

const anthropic: Protocol = {
  begin: (input_tokens) =>
    named("message_start", {
      message: {
        ...{ id: "msg-1", type: "message", role: "assistant", model: "m", content: [], stop_reason: null },
        ...{ stop_sequence: null, usage: { input_tokens, output_tokens: 1 } },
      },
    }),
  piece: (piece, index) =>
    typeof piece === "string"
      ? block(index, { type: "text", text: "" }, { type: "text_delta", text: piece })
      : block(
          index,
          { type: "tool_use", id: `toolu-${index}`, name: piece.tool, input: {} },
          { type: "input_json_delta", partial_json: JSON.stringify(piece.input) },
        ),
  end: (finish, { tokensOut }) =>
    named("message_delta", {
      delta: {
        stop_reason: { stop: "end_turn", tools: "tool_use", length: "max_tokens" }[finish],
        stop_sequence: null,
      },
      usage: { output_tokens: tokensOut },
    }) + named("message_stop", {}),
};

const part = (content: object, more: object = {}) =>
  data({ candidates: [{ content: { parts: [content], role: "model" }, index: 0, ...more }] });

const google: Protocol = {
  begin: () => "",
  piece: (piece) =>
    part(typeof piece === "string" ? { text: piece } : { functionCall: { name: piece.tool, args: piece.input } }),
  end: (finish, { tokensIn, tokensOut }) =>
    data({
      candidates: [
        {
          content: { parts: [{ text: "" }], role: "model" },
          finishReason: finish === "length" ? "MAX_TOKENS" : "STOP",
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: tokensIn,
        candidatesTokenCount: tokensOut,
        totalTokenCount: tokensIn + tokensOut,
      },
    }),
};

export const protocols: Record<Provider["kind"], Protocol> = { "openai-compatible": openai, anthropic, google };
