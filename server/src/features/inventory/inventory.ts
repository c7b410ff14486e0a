import {
  SECTORS,
  type inventory,
  type InventoryCounts,
  type LibraryChoice,
  type LibraryEntry,
} from '@emanet/contract/inventory';
import english from '@emanet/contract/data/activity-library-english.json' with { type: 'json' };
import { statusIn } from '@emanet/contract/law/library-status';
import { listOfCodes } from '@emanet/contract/records/personal-data';
import { GENERAL_ITEMS, LIBRARY_ITEMS, SECTOR_SETS } from '@emanet/contract/records/library';
import { perRegister, REGISTERS } from '@emanet/contract/records/registers';
import type { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { pieces } from '../../records/list.ts';
import { textOf } from '../../records/kinds/sort-key.ts';
import { toRow } from '../../records/record-json.ts';
import { registerOf } from '../../registers.ts';
import { selectCount, selectLibraryRows } from './queries.ts';

export { selectLibraryRows } from './queries.ts';

/** Number of records of each register that the caller may read; assets may reach further. */
export const countRecords = (db: Db, scope: CompanyScope): Promise<InventoryCounts> =>
  perRegister(REGISTERS, (tur) => {
    const register = registerOf(tur);
    const reach = scopeWith(scope, register.read);
    return db.read(reach, (tx) => selectCount(tx, register, reach));
  });

const GENERAL = new Set(GENERAL_ITEMS.map(({ code }) => code));
const ITEMS = new Map(LIBRARY_ITEMS.map((item) => [item.code, item]));
const ENGLISH = new Map(english.items.map(({ code, ...texts }) => [code, texts]));
const CODES_OF_SECTOR = SECTORS.map((sector) => {
  const { items, general } = SECTOR_SETS[sector];
  return { sector, codes: new Set([...items.map(({ code }) => code), ...general]) };
});

/** Sectors and sources of the library's activities, by their rows in the template company. */
export async function listLibrary(
  db: Db,
  scope: CompanyScope,
  template: number,
  { id: only, lang }: z.output<typeof inventory.library.query> = {},
): Promise<LibraryEntry[]> {
  const rows = await db.read(scope, (tx) => selectLibraryRows(tx, template));
  return rows.flatMap(({ kod, veri_harita_id }) => {
    const item = ITEMS.get(kod);
    const texts = lang === 'en' && ENGLISH.get(kod);
    if (!item || (only !== undefined && only !== veri_harita_id)) return [];
    return {
      id: veri_harita_id,
      genel: GENERAL.has(kod),
      sektorler: CODES_OF_SECTOR.filter(({ codes }) => codes.has(kod)).map(({ sector }) => sector),
      kaynak: item.source,
      sure_kaynagi: item.saklama_dayanagi,
      neden: item.neden,
      onerilmez: item.onerilmez,
      tarih: item.checked,
      ingilizce: texts ? { ad: item.en, ...texts } : null,
      durum: statusIn(item.status),
    };
  });
}

/** All activities of the template company as the wizard lists them, in the order of its list. */
export async function listChoices(
  services: Services,
  scope: CompanyScope,
): Promise<LibraryChoice[]> {
  const template = services.config.TEMPLATE_COMPANY_ID;
  const entries = await listLibrary(services.db, scope, template, { lang: 'en' });
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const names = new Map(
    entries.flatMap(({ id, ingilizce }) => (ingilizce ? [[id, ingilizce.ad] as const] : [])),
  );
  const found: LibraryChoice[] = [];
  const register = registerOf('veri_harita');
  for await (const { lines } of pieces(services, register, scope, { company_id: template }))
    for (const line of lines) {
      const row = toRow(register, line);
      const entry = entryOf.get(row.id);
      found.push({
        id: row.id,
        ad: textOf('surec_ismi')(row),
        ingilizce: names.get(row.id) ?? null,
        departman: row.department_name,
        dayanaklar: listOfCodes(row.isleme_sarti),
        ozel_nitelikli: row.ozel_nitelikli,
        onerilmez: entry?.onerilmez ?? false,
        durum: entry?.durum ?? null,
        // A person may have added others to the template company.
        genel: entry?.genel ?? true,
        sektorler: entry?.sektorler ?? [],
      });
    }
  return found;
}
