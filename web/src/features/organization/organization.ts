/** A pasted list of people, which a new client's form uses too. */
export { readPasted } from './pasted/parse.ts';
export { PastedRows } from './pasted/PastedRows.tsx';
