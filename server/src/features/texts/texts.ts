import { isDeepStrictEqual } from 'node:util';
import { formSlug } from '@emanet/contract/applications/slug';
import { elementsOf } from '@emanet/contract/texts/elements';
import { kindOf } from '@emanet/contract/texts/kinds';
import type { Rendered, TextBody } from '@emanet/contract/texts/model';
import { render } from '@emanet/contract/texts/render';
import { bodyOf, voiceOf, templateVersion } from '@emanet/contract/texts/templates';
import type { SingleText, texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import type { Services } from '../../platform/services.ts';
import { logChange, sameDocument } from '../../nouns/log.ts';
import { cursorOf, placeOf } from '../../nouns/cursor.ts';
import { oneLine } from '../../nouns/life.ts';
import { freeAddress } from './address.ts';
import { checkCoverage, coverageOf, departmentsOf, type NewText } from './coverage.ts';
import { decidedOf, selectDecisions } from './stale/decisions.ts';
import { change, facts, held, mayWrite, present, shown, TEXT_LOG } from './noun.ts';
import { refuseSeated, seatOf, sit } from './seat.ts';
import {
  deleteUnpublished,
  selectCounts,
  selectText,
  selectTexts,
  selectVersion,
  selectVersions,
  selectWithoutNotice,
  type StoredText,
} from './queries.ts';
import { fetchRegister, type FetchedRegister } from './register.ts';

export { signatureReminders } from './signatures/signatures.ts';
export { reversibleTextSettings } from './settings.ts';

type ChangedText = z.output<typeof texts.update.body>;

const NONE_WITHOUT = { metinsiz_faaliyet: 0, metinsizler: [] };

/** One page of the texts; those of a record are few and have no counts. */
export const listTexts = (
  { db }: Services,
  scope: PersonScope,
  { limit, cursor, kayit, arsiv = false }: z.output<typeof texts.list.query>,
) =>
  db.read(scope, async (tx) => {
    const [tur = '', of = ''] = kayit?.split(':') ?? [];
    const rows = await selectTexts(tx, scope, {
      drafts: mayWrite(scope) && kayit === undefined,
      archived: arsiv,
      limit: limit + 1,
      ...(cursor && { after: placeOf(cursor) }),
      ...(kayit && { record: { tur, id: Number(of) } }),
    });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      data: page.map((one) => shown(one, scope)),
      ...(rows.length > limit && last && { next_cursor: cursorOf({ key: last.ad, id: last.id }) }),
      ...(cursor || kayit || arsiv ? NONE_WITHOUT : await selectWithoutNotice(tx, scope)),
    };
  });

export { isStale } from './queries.ts';

/** Published texts and stale ones, for the dashboard. */
export const countTexts = (tx: Tx, scope: CompanyScope) => selectCounts(tx, scope);

export const readText = (services: Services, scope: PersonScope, id: number): Promise<SingleText> =>
  services.db.read(scope, async (tx) => single(services, tx, scope, await present(tx, scope, id)));

/** Both languages of a text, filled from the present register. */
export const renderBoth = (
  { tur, govde, kapsam }: Pick<StoredText, 'tur' | 'govde' | 'kapsam'>,
  { register }: FetchedRegister,
): Readonly<{ tr: Rendered; en: Rendered }> => ({
  tr: render(govde, kapsam, register, { lang: 'tr', ...voiceOf(tur) }),
  en: render(govde, kapsam, register, { lang: 'en', ...voiceOf(tur) }),
});

/** A text for its reader: the draft for those who write, else the published version. */
export async function single(
  { config }: Services,
  tx: Tx,
  scope: CompanyScope,
  stored: StoredText,
): Promise<SingleText> {
  const writes = mayWrite(scope);
  const decisions = writes ? await selectDecisions(tx, scope, stored.id) : [];
  const surumler = (await selectVersions(tx, scope, stored.id, writes)).map((one) => ({
    ...one,
    kararlar: decidedOf(decisions, one.sira),
  }));
  const fetched = await fetchRegister(tx, scope, stored.kapsam, config.BASE_URL);
  const version = writes
    ? undefined
    : await selectVersion(tx, scope, stored.id, stored.yayindaki ?? 0);
  const metin = writes ? renderBoth(stored, fetched) : version && seen(version.icerik, fetched);
  const records = [...fetched.records].map(
    ([key, { ad, departman }]) => [key, { ad, departman }] as const,
  );
  return {
    ...shown(stored, scope),
    kapsam: structuredClone(stored.kapsam) as SingleText['kapsam'],
    govde: writes ? unsealed(stored.govde) : null,
    metin: metin ? { tr: plain(metin.tr), en: plain(metin.en) } : null,
    unsurlar: metin && kindOf(stored.tur).notice ? elementsOf(metin.tr) : null,
    kayitlar: Object.fromEntries(records),
    surumler,
  };
}

/** A version for a representative: without sources of other departments. */
export function seen(
  { tr, en }: Readonly<{ tr: Rendered; en: Rendered }>,
  { records }: FetchedRegister,
) {
  const visible = (one: Rendered): Rendered => ({
    ...one,
    bolumler: one.bolumler.map((section) => ({
      ...section,
      bosluklar: [],
      cumleler: section.cumleler.map(({ asil: _said, gerekce: _why, ...rest }) => ({
        ...rest,
        p: rest.p.map(({ s = [], ...span }) => ({
          ...span,
          s: s.filter(({ tur, id }) => records.has(`${tur}:${id}`)),
        })),
      })),
    })),
  });
  return { tr: visible(tr), en: visible(en) };
}

/** The same in the types of answers: lists that may be written to. */
export const plain = (one: Rendered): NonNullable<SingleText['metin']>['tr'] =>
  structuredClone(one) as NonNullable<SingleText['metin']>['tr'];
const unsealed = (body: TextBody) => structuredClone(body) as NonNullable<SingleText['govde']>;

export function addText(
  services: Services,
  scope: PersonScope,
  body: NewText,
  key: OnceKey | undefined,
): Promise<SingleText> {
  const { db, config } = services;
  return db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const ad = oneLine(body.ad ?? kindOf(body.tur).name.tr, 'ad');
      const kapsam = await coverageOf(tx, scope, body);
      await checkCoverage(tx, scope, kapsam);
      const fetched = await fetchRegister(tx, scope, kapsam, config.BASE_URL);
      const govde = body.govde ?? {
        ...bodyOf(body.tur),
        ...(body.ad && { baslik: { tr: ad, en: kindOf(body.tur).name.en } }),
      };
      refuseLocked({ tur: body.tur, govde: bodyOf(body.tur) }, govde);
      const row = {
        company_id: scope.company_id,
        tur: body.tur,
        ad,
        kisa_ad: formSlug.parse(await freeAddress(tx, scope, ad)),
        kapsam,
        govde,
        sablon_surumu: templateVersion(body.tur),
        departmanlar: departmentsOf(fetched),
        durum: 'taslak',
        guncel: true,
        surum: 1,
        guncelleyen: updaterName(scope.actor),
        olusturma_tarihi: services.clock.now().toISOString(),
        guncellenme_tarihi: services.clock.now().toISOString(),
      };
      const [id = 0] = await insertRows(tx, 'metinler', [row], 'id');
      const stored = (await selectText(tx, scope, id)) ?? fail('NOT_FOUND');
      await logChange(tx, scope, TEXT_LOG, id, { islem: 'ekleme', after: facts(stored) });
      return single(services, tx, scope, stored);
    }),
  );
}

/** The Board's words and sections stay unchanged, whatever the body contains or overrules. */
export function refuseLocked({ tur, govde }: Pick<StoredText, 'tur' | 'govde'>, given: TextBody) {
  if (!kindOf(tur).locked) return;
  const lockedOf = ({ bolumler }: TextBody) => bolumler.filter(({ kilitli }) => kilitli);
  const overruled = lockedOf(govde).some(({ k, parcalar }) =>
    parcalar.some((part) => `${k}.${part.k}` in given.elle),
  );
  const namesOf = ({ bolumler }: TextBody) => bolumler.map(({ k }) => k);
  const same =
    isDeepStrictEqual(lockedOf(govde), lockedOf(given)) &&
    isDeepStrictEqual(namesOf(govde), namesOf(given));
  if (overruled || !same) fail('TEXT_LOCKED');
}

/** Saves a draft. The person who saves holds it for some minutes; another takes it over first. */
export const updateText = (
  services: Services,
  scope: PersonScope,
  id: number,
  body: ChangedText,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const now = services.clock.now();
    const before = await held(tx, scope, id, body.surum);
    if (body.devral !== true) refuseSeated(before, scope, now);
    const { kapsam = before.kapsam, govde = before.govde } = body;
    refuseLocked(before, govde);
    if (body.kapsam) await checkCoverage(tx, scope, kapsam);
    const ad = body.ad === undefined ? before.ad : oneLine(body.ad, 'ad');
    // Equal words leave the approved state unchanged.
    if (sameDocument([before.ad, before.kapsam, before.govde], [ad, kapsam, govde])) {
      await sit(tx, scope, id, now);
      return single(services, tx, scope, await present(tx, scope, id));
    }
    const fetched = await fetchRegister(tx, scope, kapsam, services.config.BASE_URL);
    await deleteUnpublished(tx, scope, id);
    const after = await change(tx, scope, before, {
      ...{ ad, kapsam, govde, durum: 'taslak' },
      departmanlar: departmentsOf(fetched),
      ...seatOf(scope, now),
    });
    return single(services, tx, scope, after);
  });
