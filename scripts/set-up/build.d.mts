/** Builds the web by the given Node, unless it was built from these very sources. */
export function build(node: string, signal?: AbortSignal): Promise<void>;
