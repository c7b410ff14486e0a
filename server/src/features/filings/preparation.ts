import type { CompanyMeasure, FilingPreparation } from '@emanet/contract/filings/preparation';
import { EXEMPT_KINDS } from '@emanet/contract/filings/duty';
import type { Language } from '@emanet/contract/shared/primitives';
import type { filings } from '@emanet/contract/filings';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { holdsAll } from '../../nouns/life.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { holdDuties, keepDutyClocks } from '../clocks/clocks.ts';
import { notificationIn } from '../tables/tables.ts';
import { logDecision, signed } from './decisions.ts';
import {
  companyMeasures,
  groundsOf,
  isRegistryMeasure,
  NO_GROUNDS,
  OTHER_MEASURE,
} from './measures.ts';
import {
  hasDocument,
  selectBearings,
  selectController,
  selectDecided,
  selectTicks,
  storeDuty,
  storeMeasure,
  storePeriod,
  storeTicks,
} from './preparation-queries.ts';
import { selectFiling } from './queries.ts';
import { rowsOf } from './rows.ts';

const measuresIn = async (tx: Tx, scope: PersonScope, lang: Language) =>
  companyMeasures(await selectDecided(tx, scope), groundsOf(await selectBearings(tx, scope)), lang);

/** All rows for the registry, with their open points. */
export const readPreparation = (
  { db }: Services,
  scope: PersonScope,
  lang: Language,
): Promise<FilingPreparation> =>
  db.read(scope, async (tx) => {
    const last = await selectFiling(tx, scope);
    const now = await notificationIn(tx, scope, 'tr');
    return {
      satirlar: rowsOf(now, last?.icerik, await selectTicks(tx, scope)),
      tedbirler: await measuresIn(tx, scope, lang),
      ...(await selectController(tx, scope)),
    };
  });

/** Ticks rows as entered in the registry; a tick is valid while the content stays the same. */
export async function tickRows(
  { db }: Services,
  scope: PersonScope,
  { islendi, satirlar }: z.output<typeof filings.tick.body>,
): Promise<{ sayi: number }> {
  await db.write(scope, (tx) => storeTicks(tx, scope, satirlar, islendi, signed(scope)));
  return { sayi: satirlar.length };
}

const trimmed = (text: string | null | undefined) => text?.trim() || null;

/** Confirms or dismisses a measure of the whole company, or reverts that. */
export function decideMeasure(
  { db }: Services,
  scope: PersonScope,
  kod: string,
  body: z.output<typeof filings.measure.body>,
  lang: Language,
): Promise<CompanyMeasure> {
  const by = signed(scope);
  if (!isRegistryMeasure(kod)) fail('NOT_FOUND');
  const aciklama = kod === OTHER_MEASURE ? trimmed(body.aciklama) : null;
  if (kod === OTHER_MEASURE && body.durum === 'onayli' && !aciklama)
    fail('INVALID_INPUT', { fields: { aciklama: 'required' } });
  return db.write(scope, async (tx) => {
    const dokuman_id = body.dokuman_id ?? null;
    if (dokuman_id !== null && !(await hasDocument(tx, scope, dokuman_id)))
      fail('INVALID_INPUT', { fields: { dokuman_id: 'choice' } });
    const before = (await selectDecided(tx, scope)).find((one) => one.kod === kod);
    const grounds = groundsOf(await selectBearings(tx, scope));
    const dayanak = (grounds.get(kod) ?? NO_GROUNDS).ozet;
    const kanit = trimmed(body.kanit);
    const after = { kod, durum: body.durum, aciklama, kanit, dokuman_id, dayanak };
    if (!before || !holdsAll(before, after)) {
      await storeMeasure(tx, scope, after, by);
      await logDecision(tx, scope, 'verbis_tedbirleri', { [kod]: before }, { [kod]: after });
    }
    const all = companyMeasures(await selectDecided(tx, scope), grounds, lang);
    return all.find((one) => one.kod === kod) ?? fail('NOT_FOUND');
  });
}

/** Chooses among a category's periods that cannot be compared; it must be one of them. */
export function choosePeriod(
  { db }: Services,
  scope: PersonScope,
  { kategori, secim }: z.output<typeof filings.period.body>,
): Promise<{ kategori: string; secim: string }> {
  const by = signed(scope);
  return db.write(scope, async (tx) => {
    const { kategoriler } = await notificationIn(tx, scope, 'tr');
    const asked = kategoriler.find((one) => one.kategori === kategori)?.saklama;
    const secenekler = (asked?.secenekler ?? []).map(({ deger }) => deger).toSorted();
    if (!secenekler.includes(secim)) fail('INVALID_INPUT', { fields: { secim: 'choice' } });
    if (asked?.secilen === secim) return { kategori, secim };
    await storePeriod(tx, scope, { kategori, secim, secenekler }, by);
    const once = { [kategori]: asked?.secilen };
    await logDecision(tx, scope, 'verbis_sureleri', once, { [kategori]: secim });
    return { kategori, secim };
  });
}

/** Stores the answers of the exemption test that are in no register. */
export function answerDuty(
  { clock, db }: Services,
  scope: PersonScope,
  answers: z.output<typeof filings.duty.body>,
): Promise<FilingPreparation['muafiyet']> {
  const { istisna } = answers;
  if (istisna !== null && !EXEMPT_KINDS.some(({ code }) => code === istisna))
    fail('INVALID_INPUT', { fields: { istisna: 'choice' } });
  if ((answers.bilanco_yili ?? 0) > Number(clock.today().slice(0, 4)))
    fail('INVALID_INPUT', { fields: { bilanco_yili: 'future' } });
  return db.write(scope, async (tx) => {
    await holdDuties(tx, scope);
    if (await answerIn(tx, scope, answers)) await keepDutyClocks(tx, scope, clock.today());
    return (await selectController(tx, scope)).muafiyet;
  });
}

/** Stores the answers; returns whether any has changed. An omitted answer stays. */
async function answerIn(
  tx: Tx,
  scope: PersonScope,
  given: z.output<typeof filings.duty.body>,
): Promise<boolean> {
  const { muafiyet: once } = await selectController(tx, scope);
  const { bilanco_yok = once.bilanco_yok, bilanco_yili = once.bilanco_yili } = given;
  const answers = { ...given, bilanco_yok, bilanco_yili };
  if (holdsAll(once, answers)) return false;
  await storeDuty(tx, scope, answers, signed(scope));
  await logDecision(tx, scope, 'verbis_muafiyeti', { cevaplar: once }, { cevaplar: answers });
  return true;
}

/** The answer that a person gave while opening a client; without one no row is stored. */
export async function answerMainBusiness(
  tx: Tx,
  scope: PersonScope,
  ana_faaliyet_ozel: boolean | null,
): Promise<void> {
  if (ana_faaliyet_ozel === null) return;
  await answerIn(tx, scope, { ana_faaliyet_ozel, istisna: null });
}
