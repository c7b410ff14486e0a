import { readSort, writeSort, type Sort } from '../table/column.ts';

/** One value in an address: how it is read, and how it replaces the old value. */
export type UrlParam<T> = Readonly<{
  read: (params: URLSearchParams) => T;
  write: (params: URLSearchParams, value: T) => void;
}>;

/** Parameters of an address: from the name in the code to the parameter. */
export type UrlSpec<State> = Readonly<{ [Key in keyof State]: UrlParam<State[Key]> }>;

/** State in the parameters of an address. */
export type StateOf<Spec extends UrlSpec<object>> = {
  readonly [Key in keyof Spec]: Spec[Key] extends UrlParam<infer Value> ? Value : never;
};

/** Sets a parameter, or removes it when the value is empty. */
export function put(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}

/** Any text that `read` parses; `write` returns '' for the default. */
export const param = <T>(
  name: string,
  read: (text: string) => T,
  write: (value: T) => string,
): UrlParam<T> => ({
  read: (params) => read(params.get(name) ?? ''),
  write: (params, value) => put(params, name, write(value)),
});

const itself = (text: string): string => text;

/** A text such as a search. */
export const textParam = (name: string): UrlParam<string> => param(name, itself, itself);

/** On (`=1`) or off (missing). */
export const flagParam = (name: string): UrlParam<boolean> =>
  param(
    name,
    (text) => text === '1',
    (on) => (on ? '1' : ''),
  );

/** Chosen values, with commas between them. */
export const listParam = (name: string): UrlParam<readonly string[]> =>
  param<readonly string[]>(
    name,
    (text) => text.split(',').filter(Boolean),
    (values) => values.join(','),
  );

/** The id of the open row. */
export const idParam = (name: string): UrlParam<number | undefined> =>
  param(
    name,
    (text) => (/^\d+$/.test(text) && Number(text)) || undefined,
    (id) => (id === undefined ? '' : String(id)),
  );

/** Chosen ids, with commas between them. */
export const idsParam = (name: string): UrlParam<readonly number[]> =>
  param<readonly number[]>(
    name,
    (text) =>
      text
        .split(',')
        .map(Number)
        .filter((id) => Number.isInteger(id) && id > 0),
    (ids) => ids.join(','),
  );

/** One of some words; the first is the default and not written. */
export const oneOfParam = <const Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
): UrlParam<Word> =>
  param(
    name,
    (text) => words.find((word) => word === text) ?? words[0],
    (word) => (word === words[0] ? '' : word),
  );

/** The sort column of a list: its id, with `-` before it when descending. */
export const sortParam = (
  name: string,
  usual: Sort,
  isKnown: (key: string) => boolean = () => true,
): UrlParam<Sort> =>
  param(
    name,
    (text) => readSort(text, usual, isKnown),
    (sort) => writeSort(sort, usual),
  );

/** Reads the state from an address. */
export function readAll<State>(spec: UrlSpec<State>, params: URLSearchParams): State {
  const state: Partial<State> = {};
  for (const key in spec) state[key] = spec[key].read(params);
  // Every key of the specification was read above.
  return state as State;
}

/** The address with this state; all other parameters stay. */
export function writeAll<State>(spec: UrlSpec<State>, params: URLSearchParams, state: State) {
  const next = new URLSearchParams(params);
  for (const key in spec) spec[key].write(next, state[key]);
  return next;
}
