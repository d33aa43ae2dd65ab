/**
 * What the server's process is told of memory, which can only be told when it starts. Linux' allocator keeps an area for each thread, and gives
 * back little of what pictures have taken in each of them: with two areas it is 0.3 GB instead of 0.5.
 */
export const memorySettings = { MALLOC_ARENA_MAX: "2" };
