/** A pasted list of people, as a new client's form reads and shows it too. */
export { readPasted } from './pasted/parse.ts';
export { PastedRows } from './pasted/PastedRows.tsx';
