const LARGE_BLOCK_BYTES = `${128 * 1024}`;

/**
 * What the server's process is told of memory, which can only be told when it starts. Linux' allocator keeps an area for each thread, and gives
 * back little of what pictures have taken in each of them: with two areas it is 0.3 GB instead of 0.5. Large blocks go back at once when they are
 * free; unless told, it would keep those of the first large picture, and all that are smaller, among the small ones from then on.
 */
export const memorySettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: LARGE_BLOCK_BYTES,
  MALLOC_TRIM_THRESHOLD_: LARGE_BLOCK_BYTES,
};
