const MINUTE = 60;

/** Seconds as "0:42". */
export const clock = (seconds: number): string =>
  `${String(Math.floor(seconds / MINUTE))}:${String(seconds % MINUTE).padStart(2, '0')}`;
