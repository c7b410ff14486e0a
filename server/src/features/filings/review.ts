import { verbisIdentity } from '@emanet/contract/filings/identity';
import { OPEN_POINTS, type FilingReview, type OpenPoints } from '@emanet/contract/filings/review';
import { choiceOf } from '@emanet/contract/lookups';
import { REGISTERS } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Notification } from '@emanet/contract/tables';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { rowsOf } from '../../platform/rows.ts';
import type { Services } from '../../platform/services.ts';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { inScope, inUse, ongoing, running } from '../../records/queries.ts';
import { contentNow } from './as-of.ts';
import { askedCrossings } from './crossings.ts';
import { registryMeasures } from './differences.ts';
import { heldPeriods } from './held-periods.ts';
import { companyMeasures, groundsOf } from './measures.ts';
import { selectBearings, selectDecided, selectTicks } from './preparation-queries.ts';
import { selectFiling } from './queries.ts';
import { rowsOf as rowsToEnter } from './rows.ts';

const NOTIFIED = {
  veri_harita: running,
  veri_aktarim: ongoing,
  diger_aktarim: ongoing,
  varlik_listesi: inUse,
} as const;

type Verdicts = FilingReview['kayitlar'];
type Found = Readonly<{
  hal: Verdicts[number]['hal'];
  sayi: number;
  ids: number[];
  adlar: string[];
}>;

/** Notified records of high risk, and others that lack an answer; the names of the first of each. */
async function selectVerdicts(tx: Tx, scope: CompanyScope, lang: Language): Promise<Verdicts> {
  const nameOf = (name: string) => choiceOf('kurum_adi', name)?.[lang] ?? name;
  const all: Verdicts = [];
  for (const { tur, nameField, read } of REGISTERS) {
    const found = await rowsOf<Found>(tx)`
      select hal, count(*)::int as sayi, (array_agg(id order by id))[:3] as ids,
        (array_agg(ad order by id))[:3] as adlar
      from (
        select t.id, coalesce(${sql.ref(`t.${nameField}`)}, '') as ad,
          case when t.risk = 'Yüksek' then 'yuksek' when t.hukum = 'Eksik' then 'eksik_kayit' end as hal
        from ${sql.table(tur)} t where ${inScope(scopeWith(scope, read))} and ${NOTIFIED[tur]}
      ) judged where hal is not null group by hal order by hal desc`;
    for (const { hal, sayi, ids, adlar } of found)
      all.push({
        tur,
        hal,
        sayi,
        kayitlar: ids.map((id, at) => ({ tur, id, ad: nameOf(adlar[at] ?? '') })),
      });
  }
  return all;
}

/** Points that a content leaves open by itself: its gaps, no confirmed measure, missing identity. */
function pointsOf(content: Notification, isFirst: boolean): OpenPoints {
  const kimlik = content.kimlik ?? {};
  return {
    bosluk: content.kategoriler.reduce((sum, { eksikler }) => sum + eksikler.length, 0),
    tedbir: registryMeasures(content).length === 0 ? 1 : 0,
    // The number is given by the first filing.
    kimlik: verbisIdentity(kimlik)
      .missing(kimlik)
      .filter((name) => !isFirst || name !== 'verbis_kayit_no').length,
  };
}

const withoutNone = (points: OpenPoints): OpenPoints =>
  Object.fromEntries(
    OPEN_POINTS.flatMap((kod) => ((points[kod] ?? 0) > 0 ? [[kod, points[kod]]] : [])),
  );

/** Open points of a content of an earlier day: verdicts and questions of that day are not known any more. */
export const pointsOfEarlier = (content: Notification, isFirst: boolean): OpenPoints =>
  withoutNone(pointsOf(content, isFirst));

/** Today's open points, with the crossings and records among them. */
export async function reviewIn(tx: Tx, scope: CompanyScope, lang: Language): Promise<FilingReview> {
  const last = await selectFiling(tx, scope);
  const content = await contentNow(tx, scope);
  const rows = rowsToEnter(content, last?.icerik, await selectTicks(tx, scope));
  const grounds = groundsOf(await selectBearings(tx, scope));
  const measures = companyMeasures(await selectDecided(tx, scope), grounds, lang);
  const proposed = measures.filter(({ durum }) => durum === 'oneri').length;
  const kesisimler = await askedCrossings(tx, scope, lang);
  const kayitlar = await selectVerdicts(tx, scope, lang);
  const sureler = await heldPeriods(tx, scope, content, { lang, today: todayInTurkey() });
  const count = (hal: Verdicts[number]['hal']) =>
    kayitlar.reduce((sum, one) => sum + (one.hal === hal ? one.sayi : 0), 0);
  const own = pointsOf(content, !last);
  const noktalar = withoutNone({
    ...own,
    islenmemis: rows.filter(({ isaret }) => !isaret).length,
    kesisim: kesisimler.filter(({ cevap }) => !cevap).length,
    sure: sureler.length,
    yuksek: count('yuksek'),
    eksik_kayit: count('eksik_kayit'),
    tedbir: Math.max(own.tedbir ?? 0, proposed),
  });
  return { noktalar, kesisimler, sureler, kayitlar };
}

/** Open points of the notification for a person who is about to file it. */
export const readReview = ({ db }: Services, scope: PersonScope, lang: Language) =>
  db.read(scope, (tx) => reviewIn(tx, scope, lang));
