/** A session ends after this long without a request, and after this long in any case. */
export const SESSION = { idleHours: 8, absoluteDays: 7, bearerMinutes: 15 } as const;
