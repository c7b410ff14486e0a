import type { Language } from '@emanet/contract/shared/primitives';
import { differences, type Difference } from '@emanet/contract/texts/differences';
import { keyOfSource, type Rendered } from '@emanet/contract/texts/model';
import { fieldName } from '@emanet/contract/texts/field-names';
import { render } from '@emanet/contract/texts/render';
import { voiceOf } from '@emanet/contract/texts/templates';
import type {
  SingleText,
  TextCause,
  TextDifference,
  TextDifferences,
  texts,
} from '@emanet/contract/texts';
import type { z } from 'zod';
import { updaterName } from '../../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { logChange } from '../../../nouns/log.ts';
import { causes, movedOf, type Moved } from './causes.ts';
import { decisionFor, insertDecision, keptWords, selectDecisions } from './decisions.ts';
import { change, held, TEXT_LOG } from '../noun.ts';
import {
  acceptSources,
  deleteUnpublished,
  selectCauses,
  selectStale,
  selectText,
  selectVersion,
  selectVersions,
  type StoredText,
} from '../queries.ts';
import { fetchRegister, type FetchedRegister } from '../register.ts';
import { refuseSeated, seatOf } from '../seat.ts';
import { plain, refuseLocked, renderBoth, single } from '../texts.ts';

type Cause = Awaited<ReturnType<typeof selectCauses>>[number];

const causeOf = (
  { tur, id, alan }: Moved,
  { records }: FetchedRegister,
  told: ReadonlyMap<string, Cause>,
  lang: Language,
): TextCause => {
  const entry = told.get(`${tur}:${id}:${alan ?? ''}`);
  const record = records.get(`${tur}:${id}`);
  return {
    kaynak: { tur, id, alan: alan ?? '' },
    ad: record?.ad ?? `#${id}`,
    alan: alan === null ? '' : fieldName({ tur, alan }, lang),
    eski: entry?.eski ?? null,
    yeni: entry?.yeni ?? null,
    guncelleyen: entry?.guncelleyen ?? null,
    tarih: entry?.tarih ?? null,
  };
};

type Comparison = Readonly<{
  version: NonNullable<Awaited<ReturnType<typeof selectVersion>>>;
  moved: readonly Moved[];
  now: Rendered;
  all: readonly Difference[];
  fetched: FetchedRegister;
}>;

/** The published version, and the version from its own words and the present register. */
async function compared(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  { id, tur, yayindaki }: StoredText,
  lang: Language,
): Promise<Comparison> {
  const version = yayindaki === null ? undefined : await selectVersion(tx, scope, id, yayindaki);
  if (!version) return fail('TEXT_NOT_PUBLISHED');
  const { govde, kapsam } = version.icerik;
  const fetched = await fetchRegister(tx, scope, kapsam, config.BASE_URL);
  const now = render(govde, kapsam, fetched.register, { lang, ...voiceOf(tur) });
  const moved = (await selectStale(tx, scope, id)).flatMap((one) => movedOf(one) ?? []);
  return { version, moved, now, all: differences(version.icerik[lang], now), fetched };
}

type Told = (moved: readonly Moved[]) => TextCause[];

/** Changes of sources from the log: which record, from what to what, who and when. */
async function teller(
  tx: Tx,
  scope: CompanyScope,
  moved: readonly Moved[],
  fetched: FetchedRegister,
  lang: Language,
): Promise<Told> {
  const entries = await selectCauses(
    tx,
    scope,
    moved.map(({ tur, id, alan }) => ({ tur: tur === 'companies' ? 'sirket' : tur, id, alan })),
  );
  const told = new Map(
    entries.map(
      (one) =>
        [
          `${one.tur === 'sirket' ? 'companies' : one.tur}:${one.id}:${one.alan ?? ''}`,
          one,
        ] as const,
    ),
  );
  return (some) => unique(some).map((one) => causeOf(one, fetched, told, lang));
}

/** Changes since the publication, sentence by sentence, and those that a draft would publish. */
export const readDifferences = (
  services: Services,
  scope: PersonScope,
  id: number,
  lang: Language,
): Promise<TextDifferences> =>
  services.db.read(scope, async (tx) => {
    const text = (await selectText(tx, scope, id)) ?? fail('NOT_FOUND');
    const { version, moved, all, fetched } = await compared(services, tx, scope, text, lang);
    const told = await teller(tx, scope, moved, fetched, lang);
    const decisionOf = decisionFor(await selectDecisions(tx, scope, id), version.sira);
    const shown = ({ kaynaklar: _all, parcalar, ...rest }: Difference, own: readonly Moved[]) => ({
      ...rest,
      parcalar: [...parcalar],
      nedenler: told(own),
    });
    const farklar = all.flatMap((one): TextDifference[] => {
      const own = moved.filter(causes(one));
      return own.length > 0 ? [{ ...shown(one, own), karar: null }] : [];
    });
    const showing = new Set(all.flatMap((one) => moved.filter(causes(one))));
    const hidden = told(moved.filter((one) => !showing.has(one)));
    const draft = text.durum === 'yayinda' ? undefined : await draftOf(services, tx, scope, text);
    return {
      sira: version.sira,
      yayin_tarihi: version.yayin_tarihi ?? version.onay_tarihi,
      onaylayan: version.onaylayan,
      metin: { tr: plain(version.icerik.tr), en: plain(version.icerik.en) },
      farklar,
      cumle_sayisi: version.icerik[lang].bolumler.reduce(
        (n, { cumleler }) => n + cumleler.length,
        0,
      ),
      etkisiz: hidden.length,
      etkisiz_nedenler: hidden,
      taslak: draft
        ? differences(version.icerik[lang], draft[lang]).map((one) => ({
            ...shown(one, moved.filter(causes(one))),
            karar: decisionOf(one),
          }))
        : null,
    };
  });

/** The draft of the next version: as approved, or filled from the present register. */
async function draftOf({ config }: Services, tx: Tx, scope: CompanyScope, text: StoredText) {
  if (text.durum === 'onaylandi') {
    const [newest] = await selectVersions(tx, scope, text.id, true);
    const approved = newest && (await selectVersion(tx, scope, text.id, newest.sira));
    if (approved) return approved.icerik;
  }
  return renderBoth(text, await fetchRegister(tx, scope, text.kapsam, config.BASE_URL));
}

const unique = (moved: readonly Moved[]): Moved[] => [
  ...new Map(moved.map((one) => [keyOfSource({ ...one, alan: one.alan ?? '' }), one])).values(),
];

/**
 * Opens a draft of the next version; own words and sentences written by hand stay, and so do those
 * decided to need no change.
 */
export const prepareText = (
  services: Services,
  scope: PersonScope,
  id: number,
  { surum, elle = {}, govde: given }: z.output<typeof texts.prepare.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const now = services.clock.now();
    const before = await held(tx, scope, id, surum);
    refuseSeated(before, scope, now);
    const { version, moved, now: rendered } = await compared(services, tx, scope, before, 'tr');
    const decisionOf = decisionFor(await selectDecisions(tx, scope, id), version.sira);
    const kept = keptWords({
      before: version.icerik,
      ...{ now: rendered, stale: moved, decisionOf },
    });
    const own = given ?? before.govde;
    const govde = { ...own, elle: { ...kept, ...own.elle, ...elle } };
    refuseLocked(before, govde);
    await deleteUnpublished(tx, scope, id);
    const values = { durum: 'taslak', govde, ...seatOf(scope, now) };
    return single(services, tx, scope, await change(tx, scope, before, values));
  });

/**
 * Stores the decision, with a reason, that a text need not follow a change: all of it, or some
 * sentences. It is valid until the same source changes again.
 */
export const keepText = (
  services: Services,
  scope: PersonScope,
  id: number,
  { gerekce, cumleler }: z.output<typeof texts.keep.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id);
    refuseSeated(before, scope, services.clock.now());
    const { moved, all } = await compared(services, tx, scope, before, 'tr');
    const chosen = cumleler && all.filter(({ k }) => cumleler.includes(k));
    const accepted = chosen
      ? moved.filter((one) => chosen.some((each) => causes(each)(one)))
      : moved;
    if (accepted.length === 0) return single(services, tx, scope, before);
    const kaynaklar = accepted.map(({ of }) => of);
    await acceptSources(tx, scope, id, kaynaklar);
    await insertDecision(tx, scope, id, {
      gerekce,
      kaynaklar: kaynaklar.map(({ kayit_turu, kayit_id, alan }) => ({
        kayit_turu,
        kayit_id,
        alan,
      })),
      karar_veren: updaterName(scope.actor),
      tarih: services.clock.now().toISOString(),
    });
    await logChange(tx, scope, TEXT_LOG, id, {
      islem: 'olay',
      after: {
        gerekce,
        kaynaklar: unique(accepted).map((one) => keyOfSource({ ...one, alan: one.alan ?? '' })),
      },
    });
    return single(services, tx, scope, (await selectText(tx, scope, id)) ?? fail('NOT_FOUND'));
  });
