import {
  CLOCK_HEADS,
  CLOCK_SHEET_FIELDS,
  clockImport as calls,
} from '@emanet/contract/clocks/import';
import { STARTED_KINDS } from '@emanet/contract/clocks/kinds';
import { ruleOf } from '@emanet/contract/clocks/periods';
import { COMPANY_KINDS, isCompanyKind } from '@emanet/contract/clocks/questions';
import type { Values } from '@emanet/contract/records/fields';
import { sheetRowBody } from '@emanet/contract/records/noun/noun';
import { labelOf } from '@emanet/contract/shared/labels';
import { firstInstantOf } from '@emanet/contract/shared/time/today';
import { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { logChange } from '../../nouns/log.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { oneByOne, recorded, wrongEnd, type ImportOf } from '../../records/noun/import.ts';
import { holdDuties } from './duties.ts';
import { CLOCK_LOG, logClock } from './log.ts';
import {
  deleteClocks,
  insertClock,
  lockClock,
  runsOne,
  selectClock,
  selectStarted,
  type StartedRow,
} from './queries.ts';

const text = z.string().nullish().default(null);
const row = z.object({
  ad: z.string(),
  tur: z.enum(STARTED_KINDS),
  ...{ baslangic: z.string(), kapanis: text },
  ...{ baslangic_kaniti: text, kapanis_kaniti: text, gec_nedeni: text },
});

async function addClock(tx: Tx, scope: PersonScope, values: Values): Promise<void> {
  const { baslangic, kapanis, ...given } = row.parse(values);
  const { surum, sayi, birim } = ruleOf(given.tur, baslangic);
  const id = await insertClock(tx, scope, {
    ...{ ...given, kural_surumu: surum, sayi, birim },
    baslangic: firstInstantOf(baslangic),
    kapanis: kapanis && firstInstantOf(kapanis),
    ...{ sorumlu_id: null, sorumlu: null, guncelleyen: updaterName(scope.actor) },
  });
  await logClock(tx, scope, undefined, (await selectClock(tx, scope, id)) ?? fail('NOT_FOUND'));
}

const kept = () => fail('CHANGE_KEPT');

/** The undo of an import; what people do with clocks themselves is not taken back. */
const reversibleClocks: Reversible = {
  ...{ tur: CLOCK_LOG.tur, table: 'sureler', read: 'clocks.read', write: 'clocks.write' },
  fields: CLOCK_SHEET_FIELDS,
  ofCompany: true,
  lock: async (tx, scope, id) => (await lockClock(tx, scope, id)) !== undefined,
  remove: async (_, tx, scope, id) => {
    const before = await selectClock(tx, scope, id);
    await deleteClocks(tx, scope, { id });
    await logChange(tx, scope, CLOCK_LOG, id, { islem: 'silme', before: { ad: before?.ad } });
  },
  ...{ giveBack: kept, restore: kept },
};

/** The import of clocks that a person starts: running ones, and closed ones with their day. */
export const clockImport: ImportOf<StartedRow> = {
  calls,
  tur: 'sureler',
  noun: {
    fields: CLOCK_SHEET_FIELDS,
    ...{ nameField: 'ad', writtenName: 'baslangic', shownBy: ['ad', 'baslangic'] },
    title: labelOf('clocks.title'),
    label: (name, lang) => CLOCK_HEADS[name]?.[lang] ?? name,
  },
  body: sheetRowBody(CLOCK_SHEET_FIELDS),
  select: (tx, scope, { lock }) => selectStarted(tx, scope, lock),
  known: async (tx, scope) => {
    await holdDuties(tx, scope);
    const running = new Set<unknown>();
    for (const tur of COMPANY_KINDS) if (await runsOne(tx, scope, tur)) running.add(tur);
    return { running };
  },
  refuse: (next, { before, today, known: { running } }) => {
    if (before) return recorded(CLOCK_SHEET_FIELDS, before, next);
    const { tur, baslangic, kapanis, kapanis_kaniti } = row.parse(next);
    const { birim } = ruleOf(tur, baslangic);
    const end = wrongEnd(
      // Without a day of closing the duty runs: no sheet proves that it was met.
      {
        open: kapanis === null && kapanis_kaniti === null,
        closed: kapanis !== null || kapanis_kaniti !== null,
        day: kapanis,
        // A fixed day is after the work, which may be done before.
        begun: birim === 'tarih' ? '' : baslangic,
      },
      today,
    );
    const isSecond = kapanis === null && running instanceof Set && running.has(tur);
    if (kapanis === null && running instanceof Set && isCompanyKind(tur)) running.add(tur);
    return {
      kapanis: end.day,
      ...(birim !== 'tarih' && baslangic > today && { baslangic: FUTURE }),
      ...(isSecond && { tur: { problem: 'second_clock' } as const }),
    };
  },
  add: oneByOne(addClock),
  reversible: reversibleClocks,
  shares: () => true,
  repeats: true,
  heads: {
    ad: ['Konusu', 'Açıklama', 'İş', 'Görev', 'Subject', 'Description'],
    tur: ['Tür', 'Süre türü', 'Yasal yükümlülük', 'Kind', 'Type'],
    baslangic: ['Başlangıç tarihi', 'Başlangıç günü', 'Tebliğ tarihi', 'Tarih', 'Start date'],
    baslangic_kaniti: ['Dayanak', 'Belge', 'Evrak no', 'Evidence', 'Evidence of the start'],
    kapanis: ['Kapanış tarihi', 'Tamamlanma tarihi', 'Yapıldığı tarih', 'Closing date', 'Done on'],
    kapanis_kaniti: ['Kanıt', 'Tutanak', 'Proof'],
  },
};
const FUTURE = { problem: 'future' } as const;
