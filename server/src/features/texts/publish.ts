import { createHash } from 'node:crypto';
import { REGISTERS } from '@emanet/contract/records/registers';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { choiceOf } from '@emanet/contract/lookups';
import { asksConsent, elementsOf, openPlaces } from '@emanet/contract/texts/elements';
import { fieldName } from '@emanet/contract/texts/field-names';
import { kindOf } from '@emanet/contract/texts/kinds';
import { misfits } from '@emanet/contract/texts/misfits';
import {
  ELEMENTS as ELEMENTS_OF_NOTICE,
  type Coverage,
  type Rendered,
} from '@emanet/contract/texts/model';
import { printed } from '@emanet/contract/texts/render';
import type { SingleText, texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import { updaterName, userIdOf } from '../../platform/access/actor.ts';
import { scopeWith, type PersonScope } from '../../platform/access/scope.ts';
import { fail } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { selectMembers } from '../../nouns/members.ts';
import { departmentsOf } from './coverage.ts';
import { keepDocument, storePublished, type StoredPdf } from './paper/document.ts';
import { change, held, present } from './noun.ts';
import {
  deleteUnpublished,
  documentIsCalled,
  insertVersion,
  publishVersion,
  replaceLinks,
  selectVersion,
  selectVersions,
  type StoredText,
  type VersionContent,
} from './queries.ts';
import { fetchRegister, type FetchedRegister } from './register.ts';
import { LIST_OF_READS } from './stale/relink.ts';
import { approvalMail } from './signatures/emails.ts';
import { NOBODY_SEATED, refuseSeated } from './seat.ts';
import { linksOf } from './stale/sources.ts';
import { renderBoth, single } from './texts.ts';

/** Requests approval, from one manager by mail or from any manager; the draft is unchanged. */
export const submitText = (
  services: Services,
  scope: PersonScope,
  id: number,
  { surum, onaylayacak_id = null }: z.output<typeof texts.submit.body>,
) =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    if (before.durum !== 'taslak' && before.durum !== 'onayda')
      return single(services, tx, scope, before);
    const approver =
      onaylayacak_id === null
        ? undefined
        : ((await selectMembers(tx)).find(
            ({ user_id, manages }) => manages && user_id === onaylayacak_id,
          ) ?? fail('INVALID_INPUT', { fields: { onaylayacak_id: 'choice' } }));
    const name = approver ? approver.fullname || approver.email : null;
    const after = await change(tx, scope, before, {
      durum: 'onayda',
      onaylayacak_id,
      onaylayacak: name,
      ...NOBODY_SEATED,
    });
    if (approver && approver.user_id !== userIdOf(scope.actor))
      await enqueueMail(tx, services.config, {
        to: approver.email,
        language: approver.dil,
        company_id: scope.company_id,
        content: approvalMail(approver.dil, {
          ...{ ad: before.ad, by: updaterName(scope.actor), address: `/metinler/${id}` },
        }),
      });
    return single(services, tx, scope, after);
  });

const ELEMENTS = serverTexts((all) => all.texts.elements);

/** Elements that a notice lacks, then the sections with their open points. */
function lackingIn(text: StoredText, rendered: Rendered, lang: Language): string {
  const states = kindOf(text.tur).notice ? elementsOf(rendered) : undefined;
  return [
    ...ELEMENTS_OF_NOTICE.filter((one) => states?.[one] === 'eksik').map(
      (one) => ELEMENTS[one][lang],
    ),
    ...openPlaces(rendered).map(({ bolum, adlar }) => `“${bolum}” (${adlar.join(', ')})`),
  ].join('; ');
}

/** Refuses a text with an open field or line, or without its subject. */
function refuseIncomplete(
  text: StoredText,
  kapsam: Coverage,
  rendered: Readonly<Record<Language, Rendered>>,
): void {
  if (kindOf(text.tur).ofTransfer && kapsam.aktarim === null) fail('TEXT_EMPTY');
  const what = {
    tr: lackingIn(text, rendered.tr, 'tr'),
    en: lackingIn(text, rendered.en, 'en'),
  };
  if (what.tr || what.en)
    fail('TEXT_GAPS', { values: { what: { tr: what.tr || what.en, en: what.en || what.tr } } });
  if (kindOf(text.tur).group === 'riza' && !asksConsent(rendered.tr)) fail('TEXT_NO_CONSENT');
  if (printed(rendered.tr).bolumler.length === 0) fail('TEXT_EMPTY');
}

/** Refuses a standard contract whose kind or recipient's role differs from its transfer's. */
function refuseOtherTransfer({ tur, kapsam }: StoredText, { register }: FetchedRegister): void {
  const transfer = register.suppliers.find(({ id }) => id === kapsam.aktarim);
  const fields = transfer ? misfits(tur, transfer) : [];
  if (!transfer || fields.length === 0) return;
  const saidIn = (lang: Language) =>
    fields
      .map((alan) => {
        const code = transfer[alan];
        // "Transfer abroad" is yes or no and has no list.
        const listed = alan !== 'yurt_disi_aktarim' && typeof code === 'string';
        const choice = listed ? choiceOf(alan, code)?.[lang] : undefined;
        return `${fieldName({ tur: 'veri_aktarim', alan }, lang)}: ${choice ?? '–'}`;
      })
      .join('; ');
  fail('TEXT_OTHER_TRANSFER', { values: { what: { tr: saidIn('tr'), en: saidIn('en') } } });
}

const digestOf = (icerik: string): string => createHash('sha256').update(icerik).digest('hex');

/** Approves the draft in the register's present state: exactly this text will be published. */
export const approveText = (
  services: Services,
  scope: PersonScope,
  id: number,
  surum?: number,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    refuseSeated(before, scope, services.clock.now());
    const fetched = await fetchRegister(tx, scope, before.kapsam, services.config.BASE_URL);
    const rendered = renderBoth(before, fetched);
    refuseIncomplete(before, before.kapsam, rendered);
    refuseOtherTransfer(before, fetched);
    const [tr, en] = [printed(rendered.tr), printed(rendered.en)];
    await deleteUnpublished(tx, scope, id);
    const content: VersionContent = {
      tr,
      en,
      govde: before.govde,
      kapsam: before.kapsam,
      baglar: linksOf(before.govde, before.kapsam, tr, fetched),
      liste: LIST_OF_READS,
    };
    const icerik = JSON.stringify(content);
    const [newest] = await selectVersions(tx, scope, id, true);
    await insertVersion(tx, scope, {
      metin_id: id,
      sira: (newest?.sira ?? 0) + 1,
      icerik,
      ozet: digestOf(icerik),
      onaylayan: updaterName(scope.actor),
      onaylayan_id: userIdOf(scope.actor),
      onay_tarihi: services.clock.now().toISOString(),
    });
    const departmanlar = departmentsOf(fetched);
    return single(
      services,
      tx,
      scope,
      await change(tx, scope, before, { durum: 'onaylandi', departmanlar }),
    );
  });

/** Number of records in a version. */
const recordsIn = ({ baglar }: VersionContent): number =>
  new Set(
    baglar.flatMap(({ kayit_turu, kayit_id }) =>
      kayit_id > 0 && REGISTERS.some(({ tur }) => tur === kayit_turu)
        ? `${kayit_turu}:${kayit_id}`
        : [],
    ),
  ).size;

/** Both languages as people read them; two versions with equal ones are one text. */
const wordingOf = ({ tr, en }: VersionContent): string => JSON.stringify([tr, en]);

/** Is the version in force word for word equal to another one, under its document's name? */
async function isInForce(
  tx: Tx,
  scope: PersonScope,
  { id, ad, tur, yayindaki, dokuman_id }: StoredText,
  version: Readonly<{ icerik: VersionContent }> | undefined,
): Promise<boolean> {
  if (yayindaki === null || !version) return false;
  const inForce = await selectVersion(tx, scope, id, yayindaki);
  if (!inForce || wordingOf(inForce.icerik) !== wordingOf(version.icerik)) return false;
  if (!kindOf(tur).document) return true;
  return documentIsCalled(tx, scope, dokuman_id, ad);
}

/**
 * Publishes the approved version: it never changes again, and is stored as a document of the
 * company. A version equal word for word to the one in force is not published again, so what people
 * signed stays in force; only its links to the register are renewed.
 */
export async function publishText(
  services: Services,
  scope: PersonScope,
  id: number,
  surum?: number,
): Promise<{ text: SingleText; unchanged: boolean }> {
  const { db, clock } = services;
  const waiting = await db.read(scope, async (tx) => {
    const text = await present(tx, scope, id);
    const [newest] = await selectVersions(tx, scope, id, true);
    if (text.durum !== 'onaylandi' || !newest || newest.yayin_tarihi !== null)
      return fail('TEXT_NOT_APPROVED');
    const version = await selectVersion(tx, scope, id, newest.sira);
    return { text, version, unchanged: await isInForce(tx, scope, text, version) };
  });
  const { unchanged } = waiting;
  const version = waiting.version ?? fail('TEXT_NOT_APPROVED');
  // Versions approved before the check for blanks may have some.
  refuseIncomplete(waiting.text, version.icerik.kapsam, version.icerik);
  // Made before the transaction: a PDF takes longer than a row may be held.
  const pdf: StoredPdf | undefined =
    kindOf(waiting.text.tur).document && !unchanged
      ? await storePublished(services, scope, waiting.text, version)
      : undefined;
  return db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    const [newest] = await selectVersions(tx, scope, id, true);
    if (before.durum !== 'onaylandi' || newest?.ozet !== version.ozet) fail('TEXT_NOT_APPROVED');
    const yayin_tarihi = clock.now().toISOString();
    const yayimlayan = updaterName(scope.actor);
    if (unchanged) await deleteUnpublished(tx, scope, id);
    else
      await publishVersion(tx, scope, {
        ...{ metin_id: id, sira: version.sira, yayimlayan, yayin_tarihi },
      });
    await replaceLinks(tx, scope, id, version.icerik.baglar);
    const writes = scopeWith(scope, 'documents.write');
    const dokuman_id = pdf && (await keepDocument(tx, writes, before, pdf, clock));
    const after = await change(tx, scope, before, {
      durum: 'yayinda',
      ...(!unchanged && { yayindaki: version.sira }),
      kaynak_sayisi: recordsIn(version.icerik),
      baglar_ozeti: version.icerik.liste ?? null,
      ...(dokuman_id !== undefined && { dokuman_id }),
      ...NOBODY_SEATED,
    });
    return { text: await single(services, tx, scope, after), unchanged };
  });
}
