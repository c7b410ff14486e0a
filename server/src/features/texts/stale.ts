import type { Language } from '@emanet/contract/shared/primitives';
import { differences, type Difference } from '@emanet/contract/texts/differences';
import { keyOfSource, SOURCE_TYPES, type Source } from '@emanet/contract/texts/model';
import { fieldName } from '@emanet/contract/texts/field-names';
import { render } from '@emanet/contract/texts/render';
import { speaksTo } from '@emanet/contract/texts/templates';
import type {
  SingleText,
  TextCause,
  TextDifference,
  TextDifferences,
  texts,
} from '@emanet/contract/texts';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { logChange } from '../../nouns/log.ts';
import { change, held, TEXT_LOG } from './noun.ts';
import {
  acceptSources,
  deleteUnpublished,
  insertDecision,
  selectCauses,
  selectStale,
  selectText,
  selectVersion,
  type StaleSource,
  type StoredText,
} from './queries.ts';
import { fetchRegister, type FetchedRegister } from './register.ts';
import { plain, refuseLocked, single } from './texts.ts';

/** A source that moved on: a field of a record, or its membership in what the text covers. */
type Moved = Readonly<{ tur: Source['tur']; id: number; alan: string | null; of: StaleSource }>;

const MEMBERS: Readonly<Record<string, Source['tur']>> = {
  grup: 'veri_harita',
  departman: 'veri_harita',
  veri_aktarim_faaliyet: 'veri_aktarim',
  diger_aktarim_faaliyet: 'diger_aktarim',
};

function movedOf(of: StaleSource): Moved | undefined {
  const { kayit_turu, kayit_id: id, alan } = of;
  const member = MEMBERS[kayit_turu];
  if (member) return { tur: member, id, alan: null, of };
  const tur = SOURCE_TYPES.find((one) => one === kayit_turu);
  return tur && { tur, id, alan: alan === 'kapsam' ? null : alan, of };
}

/** Does a difference come from this source? One that joined or left shows in all its sentences. */
const causes =
  ({ kaynaklar, k }: Difference) =>
  ({ tur, id, alan, of }: Moved): boolean =>
    of.cumleler.includes(k) ||
    kaynaklar.some(
      (one) =>
        one.tur === tur && one.id === id && (alan === null || alan === one.alan || WHOLE.has(alan)),
    );

/** Fields by which a record leaves or joins a text as a whole. */
const WHOLE = new Set([
  'faaliyet_durumu',
  'aktarim_durumu',
  'durum',
  'kategori_ayrintilari',
  'yurt_disi_aktarim',
  'alici_yok',
]);

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
  all: readonly Difference[];
  fetched: FetchedRegister;
}>;

/** The published version beside what its own words and the register of now would make. */
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
  const now = render(govde, kapsam, fetched.register, { lang, siz: speaksTo(tur) });
  const moved = (await selectStale(tx, scope, id)).flatMap((one) => movedOf(one) ?? []);
  return { version, moved, all: differences(version.icerik[lang], now), fetched };
}

/** Changes since the publication, sentence by sentence: which record, who, when. */
export const readDifferences = (
  services: Services,
  scope: PersonScope,
  id: number,
  lang: Language,
): Promise<TextDifferences> =>
  services.db.read(scope, async (tx) => {
    const text = (await selectText(tx, scope, id)) ?? fail('NOT_FOUND');
    const { version, moved, all, fetched } = await compared(services, tx, scope, text, lang);
    const entries = await selectCauses(
      tx,
      scope,
      moved.map(({ tur, id: of, alan }) => ({
        tur: tur === 'companies' ? 'sirket' : tur,
        id: of,
        alan,
      })),
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
    const farklar = all.flatMap((one): TextDifference[] => {
      const own = moved.filter(causes(one));
      const { kaynaklar: _all, parcalar, ...rest } = one;
      return own.length > 0
        ? [
            {
              ...rest,
              parcalar: [...parcalar],
              nedenler: unique(own).map((m) => causeOf(m, fetched, told, lang)),
            },
          ]
        : [];
    });
    const shown = new Set(all.flatMap((one) => moved.filter(causes(one))));
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
      etkisiz: unique(moved.filter((one) => !shown.has(one))).length,
    };
  });

const unique = (moved: readonly Moved[]): Moved[] => [
  ...new Map(moved.map((one) => [keyOfSource({ ...one, alan: one.alan ?? '' }), one])).values(),
];

/** Opens a draft of the next version; own words and sentences written by hand stay. */
export const prepareText = (
  services: Services,
  scope: PersonScope,
  id: number,
  { surum, elle = {} }: z.output<typeof texts.prepare.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    if (before.yayindaki === null) fail('TEXT_NOT_PUBLISHED');
    const govde = { ...before.govde, elle: { ...before.govde.elle, ...elle } };
    refuseLocked(before, govde);
    await deleteUnpublished(tx, scope, id);
    return single(services, tx, scope, await change(tx, scope, before, { durum: 'taslak', govde }));
  });

/**
 * Decides with a reason that a text need not follow what has changed: all of it, or what shows in some
 * sentences. It stays so until the same source changes again.
 */
export const keepText = (
  services: Services,
  scope: PersonScope,
  id: number,
  { gerekce, cumleler }: z.output<typeof texts.keep.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id);
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
