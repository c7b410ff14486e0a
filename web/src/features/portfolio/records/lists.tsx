import {
  EDITED_TYPES,
  NOUN_TYPES,
  type AcrossType,
  type EditedType,
  type NounType,
} from '@emanet/contract/portfolio/across-types';
import { NOUNS_ACROSS, nounFieldsAcross } from '@emanet/contract/portfolio/nouns';
import { fieldsAcross, MARKS_ACROSS } from '@emanet/contract/portfolio/records';
import type { ColumnPreset, Field, Values } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { registerText } from '../../../platform/texts/register-text.ts';
import type { Names } from '../../../records/kinds/kind.ts';
import { presetKeys } from '../../../records/list/columns/columns.ts';
import { isSortKey } from '../../../records/list/columns/order.ts';
import { tableColumns } from '../../../records/list/columns/table-columns.tsx';
import { fieldFilters, filterListOf } from '../../../records/list/filters/filter-list.ts';
import type { Filters } from '../../../records/list/filters/filters.ts';
import {
  columnsOf,
  textIn,
  type DrawnNoun,
  type NounRow,
} from '../../../records/noun/noun-look.ts';
import { nameOf, type RecordRow, type Register } from '../../../records/register.ts';
import type { FilterList } from '../../../ui/filters/filter.ts';
import { RiskMark } from '../../../ui/RiskMark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { Cut } from '../../../ui/table/Cut.tsx';
import { assetRegister } from '../../assets/register.ts';
import { processingActivityRegister } from '../../processing-activities/register.ts';
import { publicTransferRegister } from '../../public-transfers/register.ts';
import { supplierTransferRegister } from '../../supplier-transfers/register.ts';
import { filterOf } from './filter-of.ts';

/** Names of a company's things are no client's here; rows bring those of their department. */
const NO_NAMES: Names = { departments: [], documents: [], activities: [] };

/** A row of any of the lists, with its client. */
export type AcrossRow = NounRow & Readonly<{ company_id: number }>;
export type NounAcrossRow = AcrossRow & Values;
export type Told = Readonly<{ t: TFunction; lang: Language }>;

/** A list over all clients: of a register by its look, of another noun by the list of its fields. */
export type ListAcross<Row extends AcrossRow> = Readonly<{
  tur: AcrossType;
  /** The screen of its list in a client, and the end of its address here. */
  path: string;
  /** Under which the chosen columns are stored. */
  key: string;
  fields: readonly Field[];
  nameField: string;
  /** Fields that can be changed in several clients; without a type there are none. */
  edited: readonly Field[];
  editedType?: EditedType;
  isSortKey: (key: string) => boolean;
  presets: readonly ColumnPreset[];
  usual: (preset: ColumnPreset) => readonly string[];
  label: (told: Told, name: string) => string;
  place: (t: TFunction) => string;
  title: (t: TFunction) => string;
  failed: (t: TFunction) => string;
  nameOf: (row: Row) => string;
  columns: (told: Told) => Column<Row>[];
  filters: (told: Told, filters: Filters, onChange: (filters: Filters) => void) => FilterList;
  /** Mark of a row on a phone. */
  mark: (told: Told, row: Row) => ReactNode;
  /** Address of a row in its client. */
  addressOf: (row: Row) => string;
  register?: Register;
  look?: DrawnNoun;
}>;

/** A register without fields that name things of one company. */
const withoutNames = (register: Register): Register => ({
  ...register,
  fields: register.fields.filter(({ control }) => !['document', 'activities'].includes(control)),
});

function listOfRegister(given: Register): ListAcross<RecordRow> {
  const register = withoutNames(given);
  return {
    ...{ register, tur: register.tur, path: register.path, key: register.noun },
    ...{ fields: register.fields, nameField: register.nameField, editedType: register.tur },
    edited: fieldsAcross(register.fields),
    isSortKey: (key) => isSortKey(key, register.fields),
    presets: ['ozet', 'hukuki', 'saklama', 'tumu'],
    usual: (preset) => presetKeys(register, preset),
    label: ({ lang }, name) => fieldLabel(register.noun, name, lang),
    place: (t) => t(registerText(register.noun, 'place')),
    title: (t) => t(registerText(register.noun, 'title')),
    failed: (t) => t(registerText(register.noun, 'failed')),
    nameOf: (row) => nameOf(register, row),
    columns: (told) => tableColumns(register, { ...told, names: NO_NAMES }),
    filters: (told, filters, onChange) => {
      const { choices, flags } = filterListOf(told, register, [], filters, onChange);
      const days = register.fields.filter(({ control }) => control === 'date');
      const label = (name: string) => fieldLabel(register.noun, name, told.lang);
      return {
        choices: [...choices, ...fieldFilters(told, days, label, [], filters, onChange, filterOf)],
        flags: flags.filter(({ key }) => MARKS_ACROSS.some((one) => one === key)),
      };
    },
    mark: (_, { risk }) => <RiskMark risk={risk} />,
    addressOf: ({ id }) => `${register.path}?kayit=${id}`,
  };
}

const PLACES = {
  aksiyonlar: 'actions.title',
  dokumanlar: 'documents.title',
  metinler: 'texts.title',
  tedarikci_listesi: 'supplierDirectory.title',
  cerezler: 'cookies.title',
} as const;
/** Fields that a list shows only on request. */
const LONG: readonly string[] = ['aksiyon_aciklamasi', 'notlar', 'guncel', 'tedarikci_unvan'];
const RISK = 'risk';

function listOfNoun(tur: NounType): ListAcross<NounAcrossRow> {
  const { label: key, path, nameField, ...noun } = NOUNS_ACROSS[tur];
  const edited = nounFieldsAcross(NOUNS_ACROSS[tur]);
  const look: DrawnNoun = {
    ...{ nameField, fields: noun.fields },
    label: (t, name) => t(key(name)),
  };
  const isListed = ({ name }: Field) => name !== nameField && !LONG.includes(name);
  return {
    ...{ look, tur, path, key: tur, nameField, edited },
    ...(isEdited(tur) && { editedType: tur }),
    fields: noun.fields,
    isSortKey: (name) => noun.fields.some((one) => one.name === name),
    presets: ['ozet', 'tumu'],
    usual: (preset) =>
      noun.fields
        .filter((one) => (preset === 'ozet' ? isListed(one) : one.name !== nameField))
        .map(({ name }) => name),
    label: ({ t }, name) => t(key(name)),
    place: (t) => t(PLACES[tur]),
    title: (t) => t(PLACES[tur]),
    failed: (t) => t('portfolio.across.failed'),
    nameOf: (row) => textOf(row[nameField]),
    columns: ({ t, lang }) =>
      columnsOf<NounAcrossRow>(look, { t, lang }, (text) => <Cut title={text} />).map((column) =>
        shownAs(column, tur),
      ),
    filters: (told, filters, onChange) => {
      const always = noun.fields.flatMap(({ control, name }) => (control === 'word' ? name : []));
      const label = (name: string) => told.t(key(name));
      const { fields } = noun;
      return {
        choices: fieldFilters(told, fields, label, always, filters, onChange, filterOf),
        flags: [],
      };
    },
    mark: ({ lang }, row) => {
      const field = noun.fields.find(({ control }) => control === 'word' || control === 'country');
      return riskIn(row) ?? (field && textIn(row, field, lang));
    },
    addressOf: ({ id }) => (tur === 'metinler' ? `${path}/${id}` : `${path}?kayit=${id}`),
  };
}

const isEdited = (tur: AcrossType): tur is EditedType => EDITED_TYPES.some((one) => one === tur);

/** The risk of an action as its mark. */
const riskIn = (row: NounAcrossRow): ReactNode => {
  const risk = RISKS.find((one) => one === row[RISK]);
  return risk && <RiskMark risk={risk} />;
};
const RISKS = ['Düşük', 'Orta', 'Yüksek'] as const;

/** Ids are no words: a department by its name, the owner as the server found it. */
function shownAs(column: Column<NounAcrossRow>, tur: NounType): Column<NounAcrossRow> {
  if (tur !== 'aksiyonlar') return column;
  if (column.id === RISK) return { ...column, cell: (row) => riskIn(row) ?? '–' };
  const of = (name: (row: NounAcrossRow) => unknown): Column<NounAcrossRow> => ({
    ...column,
    cell: (row) => <Cut title={textOf(name(row)) || '–'} />,
  });
  if (column.id === 'department_id') return of((row) => row.department_name);
  if (column.id === 'sorumlu') return of(({ sahip, sorumlu }) => ownerIn(sahip) ?? sorumlu);
  return column;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const ownerIn = (owner: unknown): unknown =>
  typeof owner === 'object' && owner !== null && 'ad' in owner ? owner.ad : undefined;

export const REGISTER_LISTS = [
  processingActivityRegister,
  supplierTransferRegister,
  publicTransferRegister,
  assetRegister,
].map(listOfRegister);
export const NOUN_LISTS = NOUN_TYPES.map(listOfNoun);

export const BASE = '/portfoy/kayitlar';

/** The first register is at the address itself, the others are below it under their own name. */
export const addressAcross = ({
  tur,
  path,
}: Readonly<{ tur: AcrossType; path: string }>): string =>
  tur === 'veri_harita' ? BASE : `${BASE}/${path.slice(1).replaceAll('/', '-')}`;
