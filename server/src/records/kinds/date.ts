import { sql } from 'kysely';
import { NARROW } from '../excel/widths.ts';
import type { Kind } from './kind.ts';
import { byLetters, own } from './sort-key.ts';
import { wrong } from './wrong.ts';

/** A day. */
export const dateKind: Kind = {
  sortKey: ({ name }) => byLetters(name, sql`${own(name)}::text`),
  searched: ({ name }) => sql`to_char(${own(name)}, 'DD.MM.YYYY')`,
  show: (_, value) => ({ day: String(value) }),
  read: (_, { cell, text }) => {
    if (cell === null) return { value: null };
    if (typeof cell === 'object') return { value: cell.day };
    if (typeof cell !== 'string' || text === null) return wrong('date');
    const [, date, month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
    if (date) return { value: `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` };
    return /^\d{4}-\d\d-\d\d$/.test(text) ? { value: text } : wrong('date');
  },
  width: NARROW,
  takes: 'day',
};
