/** What the server's process is told of memory, which can only be told when it starts. */
export const memorySettings: Record<string, string>;
