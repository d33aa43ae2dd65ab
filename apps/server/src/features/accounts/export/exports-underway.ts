import { ApiError } from "../../../http/errors.ts";

/** A slow line may take hours for its files: each reader holds an open file, and little else. */
const AT_ONCE = 20;
const RETRY_AFTER_SECONDS = { ofOne: 30, inAll: 60 };

/** Of which accounts copies are being made and fetched right now: one of each, and so many in all. */
export class ExportsUnderway {
  readonly #owners = new Set<string>();

  /** Counts one until what it gives back is called. */
  begin(userId: string): () => void {
    if (this.#owners.has(userId))
      throw new ApiError("EXPORT_UNDERWAY", { retryAfterSeconds: RETRY_AFTER_SECONDS.ofOne });
    if (this.#owners.size >= AT_ONCE)
      throw new ApiError("EXPORTS_BUSY", { retryAfterSeconds: RETRY_AFTER_SECONDS.inAll });
    this.#owners.add(userId);
    return () => void this.#owners.delete(userId);
  }
}
