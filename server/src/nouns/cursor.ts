import { fail } from '../platform/errors.ts';

/** Start of a page in a list: after this key of its order and this id. */
export type Place = Readonly<{ key: string; id: number }>;

export const cursorOf = ({ key, id }: Place) => Buffer.from(`${id} ${key}`).toString('base64url');

export function placeOf(cursor: string): Place {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [, id, key] = /^([1-9]\d{0,8}) ([^\0]*)$/su.exec(text) ?? [];
  if (id === undefined || key === undefined)
    return fail('INVALID_INPUT', { fields: { cursor: 'format' } });
  return { id: Number(id), key };
}
