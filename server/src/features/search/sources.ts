import { choicesOf } from '@emanet/contract/lookups';
import { DOCUMENT_TYPES } from '@emanet/contract/documents';
import type { Findable } from '@emanet/contract/search';
import type { Ability } from '@emanet/contract/shared/roles';
import { searchable } from '@emanet/contract/shared/turkish';
import type { Register } from '../../records/register.ts';
import { registers } from '../../registers.ts';
import type { Name } from './words.ts';

/** A column of codes and the name of each, in Turkish and in English if that differs. */
type Choices = Readonly<{ column: string; names: ReadonlyMap<string, readonly Name[]> }>;

const called = (...names: readonly string[]): Name[] =>
  names.map((shown) => ({ shown, folded: searchable(shown) }));

/**
 * Tables of the search. Every table has `arama`, the folded name; with `secondText` also
 * `arama_ek`. `name` is the column behind `arama`, `second` the one behind the second line.
 * `nameChoices`: the name is a choice unless typed; `secondChoices`: so is the second line.
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

/** With this choice the name is typed, and found as such. */
const WRITTEN_BODY = 'diger_kurum';

/** Names of a register's records that are chosen from a look-up. */
function chosenNames({ fields, nameField }: Register): Choices {
  const lookup = fields.find(({ name }) => name === nameField)?.lookup;
  const choices = lookup ? choicesOf(lookup) : [];
  return {
    column: nameField,
    names: new Map(
      choices
        .filter(({ code }) => code !== WRITTEN_BODY)
        .map(({ code, tr, en }) => [code, called(tr, en)]),
    ),
  };
}

const TYPES_OF_DOCUMENTS: Choices = {
  column: 'dokuman_tur',
  names: new Map(DOCUMENT_TYPES.map((type) => [type, called(type)])),
};

/** In the order of the answer. */
export const SOURCES: readonly Source[] = [
  ...registers.map((register): Source => ({
    table: register.tur,
    read: register.read,
    name: register.writtenName ?? register.nameField,
    ...(register.writtenName && { nameChoices: chosenNames(register) }),
    ...(register.secondName && { second: register.secondName, secondText: true }),
    register,
  })),
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
