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
  /** The copied record, so that leaving loses something before the person types. */
  copied?: number;
  /** Page after saving or leaving, if not the own list. */
  back?: string;
  /** Suggestions of a field, by field name. */
  suggestions: Readonly<Record<string, readonly string[]>>;
  /** Place where a warning is corrected, by its code. */
  remedies: Readonly<Record<string, Remedy>>;
  /** Offer for the typed or chosen name, below it. */
  offer?: NameOffer;
}>;

/** Draws the offer for a record's name; it may fill other fields. */
export type NameOffer = (
  form: Readonly<{
    values: FormValues;
    set: (name: string, value: FieldValue) => void;
    /** Of the record; none when it is new. */
    id: number | undefined;
  }>,
) => ReactNode;
