import type { portfolio } from '@emanet/contract/portfolio';
import {
  isNounType,
  type AcrossType,
  type NounType,
} from '@emanet/contract/portfolio/across-types';
import { NOUNS_ACROSS } from '@emanet/contract/portfolio/nouns';
import type { Field } from '@emanet/contract/records/fields';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { ownerInWords, type Owned } from '../../nouns/owners.ts';
import { companyNameIn } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import {
  column,
  sheetFile,
  sheetOf,
  type Asking,
  type Column,
} from '../../records/excel/columns.ts';
import { exportAcross } from '../../records/excel/export.ts';
import { TITLES } from '../../records/excel/titles.ts';
import { NARROW, NORMAL, WIDE } from '../../records/excel/widths.ts';
import { columnOf } from '../../records/noun/sheet.ts';
import { registerOf } from '../../registers.ts';
import { narrowed, nounPage } from './records.ts';

type Asked = z.output<typeof portfolio.exportRecords.body>;
type Row = Awaited<ReturnType<typeof nounPage>>['data'][number];

/** Rows of a noun that are read at once. */
const PIECE = 1000;
const TITLES_OF = {
  aksiyonlar: labelOf('actions.title'),
  dokumanlar: labelOf('documents.title'),
  metinler: labelOf('texts.title'),
  tedarikci_listesi: labelOf('supplierDirectory.title'),
  cerezler: labelOf('cookies.title'),
};
const ALL_CLIENTS = labelOf('portfolio.allClients');

/** A list over all clients as a sheet, narrowed as on the screen: every row, or the ticked ones. */
export async function exportRecordsAcross(
  services: Services,
  caller: PersonScope,
  tur: AcrossType,
  { lang, bicim, sort, ...narrowing }: Asked,
  request: Asking,
) {
  const owner = `${caller.actor.fullname}, ${ALL_CLIENTS[lang]}`;
  const { scope, conditions } = narrowed(caller, tur, narrowing);
  const asked = { lang, bicim };
  if (!isNounType(tur)) {
    const isSearched = narrowing.q !== undefined || narrowing.ids !== undefined;
    const list = { register: registerOf(tur), scope, filters: conditions, sort, isSearched };
    return exportAcross(services, list, asked, caller, owner, request);
  }
  const title = TITLES_OF[tur];
  const read = async () => {
    const rows: Row[] = [];
    let cursor: string | undefined;
    do {
      const page = { sort, cursor, limit: PIECE };
      const { data, next_cursor } = await nounPage(services.db, scope, tur, conditions, page);
      rows.push(...data);
      cursor = next_cursor;
    } while (cursor !== undefined);
    return sheetOf(title, columnsOf(tur, caller), rows, lang, 3);
  };
  return sheetFile(caller, title, asked, read, owner);
}

/** The client, the row's number and its fields. */
function columnsOf(tur: NounType, { actor }: PersonScope): Column<Row>[] {
  const { fields, label } = NOUNS_ACROSS[tur];
  const ofField = (field: Field): Column<Row> => {
    const title = labelOf(label(field.name));
    if (field.control === 'person') return column(title, NORMAL, ownerOf);
    return columnOf(field, title, field.control === 'text');
  };
  return [
    column('portfolio.client', WIDE, ({ company_id }) => companyNameIn(actor, company_id)),
    column(TITLES.id, NARROW, ({ id }) => id),
    // The archive is not listed.
    ...fields.filter(({ name }) => name !== 'guncel').map(ofField),
  ];
}

const ownerOf = (row: Row, lang: Language) => (isOwned(row) ? ownerInWords(row, lang) : null);
const isOwned = (row: Row): row is Extract<Row, Owned> => 'sahip' in row;
