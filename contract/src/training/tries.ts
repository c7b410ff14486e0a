/** Tries that an invitation has, and that a manager grants when they are spent. */
export const TRIES = 3;
