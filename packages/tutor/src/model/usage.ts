import type { Usage } from "../engine.ts";
import type { Prompt } from "./prompt.ts";

/** No tokenizer makes more tokens of a text than it has bytes. */
export const bytesIn = (text: string): number => encoder.encode(text).length;

/** What a text costs where no provider says it: about right for Chinese, and a little much for English. */
export const tokensIn = (text: string): number => Math.ceil(bytesIn(text) / 3);

const encoder = new TextEncoder();

export const textOf = ({ instructions, messages }: Prompt): string =>
  [instructions, ...messages.map(({ content }) => content)].join("\n");

/** What a picture costs where no provider says it, and the most that any of them counts for one of our size. */
export const PICTURE_TOKENS = { usual: 2_000, most: 30_000 } as const;

export const promptTokens = (prompt: Prompt): number =>
  tokensIn(textOf(prompt)) + (prompt.picture ? PICTURE_TOKENS.usual : 0);

type Said = { inputTokens: number | undefined; outputTokens: number | undefined };

/** Counts what a reply uses, step by step. A provider tells of a step at its end; what it does not say is estimated. */
export function countUsage(prompt: Prompt) {
  const whole: Usage = { tokensIn: 0, tokensOut: 0 };
  let asked = promptTokens(prompt);
  let bytes = 0;
  const written = () => Math.ceil(bytes / 3);
  return {
    /** More of what the model writes, whether a student sees it or not. */
    write: (text: string) => {
      bytes += bytesIn(text);
    },
    /** A step is over; if another one follows, it is asked all of this again. */
    end: (said: Said, goesOn: boolean) => {
      const [tokensIn, tokensOut] = [said.inputTokens || asked, said.outputTokens || written()];
      whole.tokensIn += tokensIn;
      whole.tokensOut += tokensOut;
      asked = goesOn ? tokensIn + tokensOut : 0;
      bytes = 0;
    },
    now: (): Usage => ({ tokensIn: whole.tokensIn + asked, tokensOut: whole.tokensOut + written() }),
  };
}
