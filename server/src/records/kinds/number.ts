import { NARROW } from '../excel/widths.ts';
import type { Kind } from './kind.ts';
import { byNumber, own } from './sort-key.ts';
import { wrong } from './wrong.ts';

/** Digits, in groups of three if they are parted by a point, a comma or a space. */
const WHOLE = /^(\d+|\d{1,3}([.,\s]\d{3})+)$/;

/** A whole number from 0 on. */
export const numberKind: Kind = {
  sortKey: ({ name }) => byNumber(own(name), (row) => row[name], -1),
  show: (_, value) => Number(value),
  read: (_, { cell, text }) => {
    if (text === null) return { value: null };
    if (typeof cell === 'number') return Number.isInteger(cell) ? { value: cell } : wrong('whole');
    return WHOLE.test(text) ? { value: Number(text.replace(/\D/g, '')) } : wrong('whole');
  },
  width: NARROW,
  takes: 'count',
};
