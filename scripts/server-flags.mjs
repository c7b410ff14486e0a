/**
 * Flags of Node for the server. Garbage of requests is collected while it is young: with the usual
 * three times 16 MB more of it grows old, and the process takes 60 MB more under load. Without a limit of
 * its own a machine of much memory lets four times as much old garbage lie as is in use: 130 to 210 MB.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=1024'];
