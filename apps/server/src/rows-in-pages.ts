import { Readable } from "node:stream";

/** Rows that may be many, as JSON: they are read page by page when they are on their way out, and never held whole. */
export class RowsInPages<Row> {
  readonly #pageAfter: (last: Row | null) => Promise<Row[]>;

  /** A page of the rows that come after this one, or the first; an empty one is the end. */
  constructor(pageAfter: (last: Row | null) => Promise<Row[]>) {
    this.#pageAfter = pageAfter;
  }

  open(): Readable {
    return Readable.from(this.#texts(), { objectMode: false });
  }

  async *#texts(): AsyncGenerator<string> {
    let page = await this.#pageAfter(null);
    yield "[";
    for (let before = ""; page.length > 0; before = ",") {
      yield before + page.map((row) => `\n  ${JSON.stringify(row)}`).join(",");
      page = await this.#pageAfter(page.at(-1) ?? null);
    }
    yield "\n]\n";
  }
}
