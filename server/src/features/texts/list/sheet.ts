import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import type { TextRow } from '@emanet/contract/texts';
import { TEXT_KINDS } from '@emanet/contract/texts/kinds';
import { scopeOf } from '@emanet/contract/texts/scope';
import { stateOf } from '@emanet/contract/texts/states';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Services } from '../../../platform/services.ts';
import {
  column,
  dayCell,
  inOrderOf,
  sheetFile,
  sheetOf,
  type Column,
} from '../../../records/excel/columns.ts';
import { mayWrite, shown } from '../noun.ts';
import { selectTexts } from '../queries.ts';

const TITLE = labelOf('texts.title');

const columnsAt = (address: string): readonly Column<TextRow>[] => [
  column('fields.text', 44, (one) => one.ad),
  column(
    'fields.kind',
    30,
    ({ tur }, lang) => labelOf(`texts.groups.${TEXT_KINDS[tur].group}`)[lang],
  ),
  column('texts.scope.title', 44, scopeOf),
  column('fields.state', 18, (one, lang) => labelOf(`texts.stateNames.${stateOf(one)}`)[lang]),
  column('texts.scope.stale', 16, ({ eskiyen }) => eskiyen),
  column('texts.scope.notify', 18, ({ bildirim }) => dayCell(bildirim)),
  column('texts.sources', 16, (one) => (one.yayindaki === null ? null : one.kaynak_sayisi)),
  column('texts.address', 44, ({ adres }) => adres && `${address}${adres}`),
  column('fields.version', 10, ({ yayindaki }) => yayindaki),
  column('texts.scope.published', 14, ({ yayin_tarihi }) => dayCell(yayin_tarihi)),
  column('texts.approver', 26, ({ onaylayan }) => onaylayan),
];

/** The texts of these ids, in their order, as an .xlsx; those of the archive too. */
export const exportTexts = (
  { db, config }: Services,
  scope: CompanyScope,
  { ids, lang }: Readonly<{ ids: readonly number[]; lang: Language }>,
) =>
  sheetFile(scope, TITLE, lang, async () => {
    const found = await db.read(scope, (tx) =>
      selectTexts(tx, scope, { drafts: mayWrite(scope), ids, limit: ids.length }),
    );
    const rows = inOrderOf(ids, found).map((one) => shown(one, scope));
    return sheetOf(TITLE, columnsAt(config.BASE_URL), rows, lang);
  });
