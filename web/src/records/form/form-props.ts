import type { Rule } from '@emanet/contract/records/rules/rule';
import type { ReactNode } from 'react';
import type { RecordRow, Register } from '../register.ts';
import type { Remedy } from './field/FieldNote.tsx';
import type { FieldValue, FormValues } from './values.ts';

export type RecordFormProps = Readonly<{
  register: Register;
  /** Rules of the register, which warn. */
  rules: readonly Rule[];
  /** The record to edit; without one the form adds. */
  row?: RecordRow;
  start: FormValues;
  /** The record it begins as a copy of, so there is something to lose before anything is typed. */
  copied?: number;
  /** Where the form leads when it is saved or left, if not to its own list. */
  back?: string;
  /** Suggestions of a field, by field name. */
  suggestions: Readonly<Record<string, readonly string[]>>;
  /** Where a warning is put right, by its code. */
  remedies: Readonly<Record<string, Remedy>>;
  /** Offer of the name that was typed or chosen, below it. */
  offer?: NameOffer;
}>;

/** Draws what a record's name leads to; it may fill other fields. */
export type NameOffer = (
  form: Readonly<{
    values: FormValues;
    set: (name: string, value: FieldValue) => void;
    /** Of the record; none when it is new. */
    id: number | undefined;
  }>,
) => ReactNode;
