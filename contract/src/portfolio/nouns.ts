import { ACTION_FIELDS } from '../action-fields.ts';
import { cookieNoun } from '../cookies.ts';
import { DOCUMENT_FIELDS } from '../document-fields.ts';
import type { Field } from '../records/fields.ts';
import type { LabelKey } from '../shared/labels.ts';
import type { Ability } from '../shared/roles.ts';
import { supplierNoun } from '../suppliers.ts';
import { TEXT_FIELDS } from '../text-fields.ts';
import type { NounType } from './across-types.ts';
import { isOfOneCompany } from './records.ts';

/**
 * A noun that is no register, for its list over all clients: its own list of fields. `path`: the
 * screen of its list in a client. Without `write` no field of it is filled in.
 */
export type NounAcross = Readonly<{
  read: Ability;
  write?: Ability;
  nameField: string;
  fields: readonly Field[];
  label: (name: string) => LabelKey;
  path: string;
}>;

const TEXT_LABELS: Readonly<Record<string, LabelKey>> = {
  ad: 'fields.text',
  tur: 'fields.kind',
  durum: 'fields.state',
  eskidi: 'texts.stateNames.eskidi',
  yayin_gunu: 'texts.scope.published',
  onaylayan: 'texts.approver',
};

const labelIn = (group: string) => (name: string) => `${group}.fields.${name}` as LabelKey;

export const NOUNS_ACROSS: Readonly<Record<NounType, NounAcross>> = {
  aksiyonlar: {
    read: 'actions.read',
    write: 'actions.write',
    nameField: 'aksiyon_ismi',
    fields: ACTION_FIELDS,
    label: labelIn('actions'),
    path: '/aksiyonlar',
  },
  dokumanlar: {
    read: 'documents.read',
    write: 'documents.write',
    nameField: 'dokuman_ismi',
    fields: DOCUMENT_FIELDS,
    label: labelIn('documents'),
    path: '/dokumanlar',
  },
  metinler: {
    read: 'texts.read',
    nameField: 'ad',
    fields: TEXT_FIELDS,
    label: (name) => TEXT_LABELS[name] ?? 'fields.text',
    path: '/metinler',
  },
  tedarikci_listesi: {
    read: supplierNoun.read,
    write: supplierNoun.write,
    nameField: supplierNoun.nameField,
    fields: supplierNoun.fields,
    label: labelIn(supplierNoun.labels),
    path: '/tedarikciler/rehber',
  },
  cerezler: {
    read: cookieNoun.read,
    write: cookieNoun.write,
    nameField: cookieNoun.nameField,
    fields: cookieNoun.fields,
    label: labelIn(cookieNoun.labels),
    path: '/metinler/cerezler',
  },
};

/** Fields of a noun that can be changed in several clients at once: all but the name of a row. */
export const nounFieldsAcross = ({ write, nameField, fields }: NounAcross): Field[] =>
  write ? fields.filter((field) => field.name !== nameField && !isOfOneCompany(field)) : [];
