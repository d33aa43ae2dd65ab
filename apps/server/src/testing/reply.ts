import type { ErrorBody } from "@dripstone/contract/errors";

type Response = { statusCode: number; body: string; headers: Record<string, unknown> };

/** A reply of the API as tests look at it. */
export class Reply<Data> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly text: string;

  constructor({ statusCode, body, headers }: Response) {
    this.status = statusCode;
    this.text = body;
    this.headers = headers;
  }

  /** What a success carries; reading it of a failure fails the test, and tells what came instead. */
  get data(): Data {
    if (this.status >= 300) throw new Error(`Expected a success, but got ${this.status} ${this.text}`);
    return JSON.parse(this.text).data;
  }

  /** The body of a failure; reading it of a success fails the test. */
  get error(): ErrorBody {
    if (this.status < 400) throw new Error(`Expected a failure, but got ${this.status} ${this.text}`);
    return JSON.parse(this.text);
  }
}
