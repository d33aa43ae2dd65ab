import { Unreadable, type UnreadableCode } from "../codes.ts";
import type { Manner } from "../words/manner.ts";
import type { Token } from "../words/tokens.ts";

const DEPTH_MAX = 60;

/** A place in the tokens, and how deep the reading is nested. */
export class Cursor {
  tokens: Token[];
  index = 0;
  /** How many `|` are open. */
  bars = 0;
  /** Whether a list is asked for. */
  list = false;
  private depth = 0;

  readonly manner: Manner;

  constructor(tokens: Token[], manner: Manner) {
    this.tokens = tokens;
    this.manner = manner;
  }

  get token(): Token {
    return this.ahead(0);
  }

  ahead(by: number): Token {
    const token = this.tokens[Math.min(this.index + by, this.tokens.length - 1)];
    if (!token) throw new Unreadable("nothing-there", 0);
    return token;
  }

  is(symbol: string, by = 0): boolean {
    const token = this.ahead(by);
    return token.kind === "symbol" && token.text === symbol;
  }

  isCommand(name: string, by = 0): boolean {
    const token = this.ahead(by);
    return token.kind === "command" && token.name === name;
  }

  next(): Token {
    const token = this.token;
    if (token.kind !== "end") this.index++;
    return token;
  }

  take(symbol: string): boolean {
    const found = this.is(symbol);
    if (found) this.index++;
    return found;
  }

  /** The closing sign that belongs to what was opened at `opened`. */
  close(symbol: string, opened: Token) {
    if (this.take(symbol)) return;
    if (this.token.kind === "end" || this.is("or") || this.is(","))
      throw new Unreadable("bracket-not-closed", opened.at);
    throw this.surprise();
  }

  fail(code: UnreadableCode, token: Token = this.token): never {
    throw new Unreadable(code, token.at);
  }

  /** The error for a token that cannot stand where it stands. */
  surprise(): Unreadable {
    const { token } = this;
    if (token.kind === "symbol" && [")", "]", "}", "⌋", "⌉"].includes(token.text)) {
      return new Unreadable("bracket-not-opened", token.at);
    }
    if (token.kind === "symbol" || token.kind === "end") return new Unreadable("operand-missing", token.at);
    return new Unreadable("operator-missing", token.at);
  }

  nested<Result>(read: () => Result): Result {
    if (++this.depth > DEPTH_MAX) this.fail("too-complicated");
    const result = read();
    this.depth--;
    return result;
  }

  /** Reads the inside of brackets, where a `|` cannot close an absolute value that was opened outside. */
  withoutBars<Result>(read: () => Result): Result {
    const { bars } = this;
    this.bars = 0;
    const result = read();
    this.bars = bars;
    return result;
  }
}
