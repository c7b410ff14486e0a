import { choicesOf } from '@emanet/contract/lookups';
import { DOCUMENT_TYPES } from '@emanet/contract/documents';
import type { Findable } from '@emanet/contract/search';
import type { Ability } from '@emanet/contract/shared/roles';
import { searchable } from '@emanet/contract/shared/turkish';
import type { Register } from '../../records/register.ts';
import { assetRegister } from '../assets/register.ts';
import { activities } from '../processing-activities/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';
import type { Name } from './words.ts';

/** A column of codes and how each is called, in Turkish and in English if that differs. */
type Choices = Readonly<{ column: string; names: ReadonlyMap<string, readonly Name[]> }>;

const called = (...names: readonly string[]): Name[] =>
  names.map((shown) => ({ shown, folded: searchable(shown) }));

/**
 * Where the search looks. Every table has `arama`, the folded name; `secondText` says that it has
 * `arama_ek` too. `name` is the column behind `arama`, `second` the one behind the second line.
 * `nameChoices`: the name is a choice unless it was written. `secondChoices`: so is the second line.
 */
export type Source = Readonly<{
  table: Findable;
  read: Ability;
  name: string;
  second?: string;
  secondText?: true;
  register?: Register;
  nameChoices?: Choices;
  secondChoices?: Choices;
  currentOnly?: true;
}>;

const PUBLIC_BODIES: Choices = {
  column: 'kurum_adi',
  // Whoever chose "other" wrote the name.
  names: new Map(
    choicesOf('kurum_adi')
      .filter(({ code }) => code !== 'diger_kurum')
      .map(({ code, tr, en }) => [code, called(tr, en)]),
  ),
};

const TYPES_OF_DOCUMENTS: Choices = {
  column: 'dokuman_tur',
  names: new Map(DOCUMENT_TYPES.map((type) => [type, called(type)])),
};

/** In the order of the answer. */
export const SOURCES: readonly Source[] = [
  {
    table: 'veri_harita',
    read: 'activities.read',
    name: 'surec_ismi',
    register: activities,
  },
  {
    table: 'veri_aktarim',
    read: 'supplier-transfers.read',
    name: 'tedarikci_adi',
    second: 'tedarikci_unvan',
    secondText: true,
    register: supplierTransferRegister,
  },
  {
    table: 'diger_aktarim',
    read: 'public-transfers.read',
    name: 'kurum_adi_yaziniz',
    register: publicTransferRegister,
    nameChoices: PUBLIC_BODIES,
  },
  {
    table: 'varlik_listesi',
    read: 'assets.read',
    name: 'varlik_ismi',
    second: 'tedarikci_adi',
    secondText: true,
    register: assetRegister,
  },
  {
    table: 'tedarikci_listesi',
    read: 'suppliers.read',
    name: 'tedarikci_adi',
    second: 'tedarikci_unvan',
    secondText: true,
  },
  {
    table: 'dokumanlar',
    read: 'documents.read',
    name: 'dokuman_ismi',
    second: 'dokuman_tur',
    secondChoices: TYPES_OF_DOCUMENTS,
    currentOnly: true,
  },
];
