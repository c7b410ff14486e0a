import type { Dashboard, OpenActions, Undated } from '@emanet/contract/dashboard';
import { perRegister, REGISTERS } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import { mondayOf } from '@emanet/contract/shared/time/weeks';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { registerOf } from '../../registers.ts';
import { countApplications } from '../applications/applications.ts';
import { awaitsComparison, daysOff, questionsIn } from '../clocks/clocks.ts';
import { countOpenActions, selectUndatedActions } from '../actions/actions.ts';
import { countDocuments } from '../documents/documents.ts';
import { countTexts } from '../texts/texts.ts';
import { selectChanges } from './changes.ts';
import { calendarOf, horizonOf } from './due/calendar.ts';
import { selectDue } from './due/due-items.ts';
import { selectCounters } from './queries.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { firstOf } from '../../platform/rows.ts';

export { eventTime, HOURS_BETWEEN, sayCut } from './calendar/feed.ts';
export { uniqueIds } from './calendar/uid.ts';
export { horizonOf } from './due/calendar.ts';

/** Everything that the dashboard shows, in one query. */
export const readDashboard = (
  { db, clock }: Services,
  scope: PersonScope,
  begin: string | undefined,
  language: Language,
): Promise<Dashboard> =>
  db.read(scope, async (tx) => {
    const bugun = clock.today();
    const until = horizonOf(bugun);
    const [counters, open, documents, metinler, basvurular, degisiklikler, due, days, undated] =
      await Promise.all([
        selectCounters(tx, scope),
        countOpenActions(tx, scopeWith(scope, 'actions.read'), bugun),
        countDocuments(tx, scopeWith(scope, 'documents.read'), bugun),
        countTexts(tx, scopeWith(scope, 'texts.read')),
        scope.actor.role === 'temsilci'
          ? null
          : countApplications(tx, scopeWith(scope, 'applications.read'), bugun),
        perRegister(REGISTERS, (tur) => {
          const register = registerOf(tur);
          return selectChanges(tx, register, scopeWith(scope, register.read), language);
        }),
        selectDue(tx, scope, { now: clock.now(), until }),
        daysOff(tx, mondayOf(bugun), until),
        selectUndated(tx, scope, bugun),
      ]);
    return {
      bugun,
      sayaclar: {
        ...counters,
        aksiyonlar: totalOf(open),
        dokumanlar: {
          ...{ toplam: documents.guncel, dikkat: documents.geciken },
          bilinmeyen: documents.geciken > 0 ? 0 : documents.tarihsiz,
        },
        metinler: { ...metinler, bilinmeyen: 0 },
        basvurular: basvurular && { ...basvurular, bilinmeyen: 0 },
      },
      // The chart is for those who see the company (specification, section 6).
      aksiyonlar: scope.actor.role === 'temsilci' ? [] : open,
      degisiklikler,
      yaklasan: calendarOf(due, days, bugun, begin),
      tarihsiz: { ...undated, eksik_kayit: counters.veri_harita.dikkat },
    };
  });

const totalOf = (open: readonly OpenActions[]) => ({
  toplam: open.reduce((sum, one) => sum + one.Yüksek + one.Orta + one.Düşük, 0),
  dikkat: open.reduce((sum, one) => sum + one.Yüksek, 0),
  bilinmeyen: 0,
});

/** Open work without a day or a person; work of the whole company is for those who manage it. */
async function selectUndated(
  tx: Tx,
  scope: PersonScope,
  today: string,
): Promise<Omit<Undated, 'eksik_kayit'>> {
  const tarihsiz_aksiyon = await selectUndatedActions(tx, scopeWith(scope, 'actions.read'));
  if (scope.actor.role === 'temsilci')
    return {
      tarihsiz_aksiyon,
      temsilcisiz_departman: 0,
      sorular: [],
      beyan_karsilastiriliyor: false,
    };
  const found = await firstOf<{ count: number; compares: boolean }>(tx)`
    select (select count(*)::int from departments d
        where d.company_id = ${scope.company_id} and not exists (
          select from company_members() m where m.department_id = d.department_id and m.role = 'temsilci')
      ) as count, ${awaitsComparison(sql`${scope.company_id}::int`)} as compares`;
  return {
    tarihsiz_aksiyon,
    temsilcisiz_departman: found?.count ?? 0,
    sorular: await questionsIn(tx, scope, today),
    beyan_karsilastiriliyor: found?.compares ?? false,
  };
}
