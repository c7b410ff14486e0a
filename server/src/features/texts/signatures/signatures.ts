import { leftOutOf, newPeople } from '@emanet/contract/people-list/name';
import type { textSignatures, TextSignature } from '@emanet/contract/texts/signatures';
import { SIGNING_DAYS, subjectsOf } from '@emanet/contract/texts/signatures';
import type { Language } from '@emanet/contract/shared/primitives';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../../platform/access/actor.ts';
import {
  aboutOf,
  newLinkToken,
  type MailedLink,
  type Opened,
} from '../../../platform/access/mailed-links.ts';
import { revokeLinks, scopeBehind, storeLinks } from '../../../platform/access/links.ts';
import {
  companyNameOf,
  type CompanyScope,
  type PersonScope,
} from '../../../platform/access/scope.ts';
import { sealingSeal } from '../../../platform/crypto/company-seal.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { once, type OnceKey } from '../../../platform/http/idempotency.ts';
import { optedOut } from '../../../platform/mail/opt-out.ts';
import { attachmentOf, enqueueMail } from '../../../platform/mail/outbox.ts';
import { mailQuota } from '../../../platform/mail/quota.ts';
import type { Services } from '../../../platform/services.ts';
import { lastDayOf, mailLinks, selectCrowded, type Reminding } from '../../../nouns/asked.ts';
import { logChange } from '../../../nouns/log.ts';
import { brandOf } from '../../../records/company/brand.ts';
import { held, present, TEXT_LOG } from '../noun.ts';
import { selectVersion } from '../queries.ts';
import { decided, refuseOther } from './decided.ts';
import { receiptMail, signatureMail } from './emails.ts';
import { proofPdf, receiptFacts, receiptPdf, type Declared } from './proof.ts';
import {
  insertSignatures,
  lockSignature,
  selectPage,
  selectPeople,
  selectRemindable,
  selectSignatures,
  stateOf,
  isInTurn,
  takeForReminder,
  type SignaturePage,
  type StoredSignature,
} from './queries.ts';
import { consentsOf, standingIn } from './standing.ts';
import { selectCompanyName } from '../../../nouns/company-name.ts';
import { updateRow } from '../../../platform/rows.ts';

const KIND = 'text-signature';

type Body<E extends keyof typeof textSignatures> = z.output<(typeof textSignatures)[E]['body']>;

/** The addressees of a text and their states; no answer has a link in it. */
export const listSignatures = ({ db, clock }: Services, scope: PersonScope, id: number) =>
  db.read(scope, async (tx) => {
    const { yayindaki, tur } = await present(tx, scope, id);
    const about = { inForce: yayindaki, today: clock.today() };
    const rows = await selectSignatures(tx, scope, id);
    const versions = await consentsOf(tx, scope, { id, tur }, rows);
    const refusing = await optedOut(
      tx,
      rows.map(({ email }) => email),
    );
    return {
      data: rows.map((one): TextSignature => {
        const { token_muhurlu: _, karar: _said, ulasmadi: _lost, ekleyen: _by, ...row } = one;
        const { metin_id: _text, istenme_tarihi: _asked, geri_alinan, ...rest } = row;
        return {
          ...rest,
          durum: stateOf(one, { ...about, optedOut: refusing.has(one.email) }),
          geri_alinan: [...geri_alinan],
          rizalar: standingIn(tur, versions.get(one.sira), one),
        };
      }),
      kisiler: yayindaki === null ? [] : await selectPeople(tx, scope, { id, sira: yayindaki }),
    };
  });

/** Puts the mail about a text, with each person's own link, into the outbox. */
const mailAbout = (
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  people: Parameters<typeof mailLinks>[4],
  { kind, ...text }: Readonly<{ kind: 'ask' | 'remind'; ad: string; company_name: string }>,
): Promise<void> =>
  mailLinks(services, tx, scope, KIND, people, (one, link) =>
    signatureMail(one.dil, kind, { ...one, ...text, link }),
  );

type Request = Readonly<{ language: Language; key: OnceKey | undefined }>;

/** Requests a signature under the version in force; existing requests for it stay unchanged. */
export const askToSign = (
  services: Services,
  scope: PersonScope,
  id: number,
  body: Body<'ask'>,
  { language, key }: Request,
) =>
  services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const { clock, config } = services;
      const text = await held(tx, scope, id);
      const sira = text.yayindaki ?? fail('TEXT_NOT_PUBLISHED');
      if (!text.guncel) fail('TEXT_NOT_PUBLISHED');
      const now = clock.now();
      const son_gun = lastDayOf(clock.today(), body.son_gun, SIGNING_DAYS);
      const there = await selectSignatures(tx, scope, id, sql`i.sira = ${sira}`);
      const crowded = await selectCrowded(tx, scope, KIND, now, sql`fullname, email`);
      const people = newPeople(body.kisiler, [...there, ...crowded]);
      if (people.length === 0) fail('NOBODY_TO_ASK');
      const own = await sealingSeal(tx, config);
      const asked = people.map(({ fullname, email, dil = language }) => {
        const link = newLinkToken(own, KIND);
        return { fullname: fullname.replace(/\s+/g, ' '), email, dil, ...link };
      });
      const ids = await insertSignatures(
        tx,
        scope,
        asked.map(({ token: _, ...one }) => ({
          ...one,
          ...{ metin_id: id, sira, son_gun, ekleyen: updaterName(scope.actor) },
          istenme_tarihi: now.toISOString(),
        })),
      );
      const rows = asked.map((one, at) => ({ ...one, row_id: ids[at] ?? 0, name: one.fullname }));
      await storeLinks(
        tx,
        scope,
        KIND,
        rows.map(({ row_id, name, token }) => ({ row_id, name, token })),
      );
      const mails = rows.map((one) => ({
        ...one,
        id: one.row_id,
        son_gun,
        token_muhurlu: one.sealed,
      }));
      const about = { kind: 'ask' as const, ad: text.ad, company_name: companyNameOf(scope) };
      await mailAbout(services, tx, scope, mails, about);
      await logChange(tx, scope, TEXT_LOG, id, {
        islem: 'gönderim',
        after: { surum: sira, kisi: ids.length, son_gun },
      });
      const atlanan = leftOutOf(body.kisiler, people);
      return {
        sayi: ids.length,
        atlanan: atlanan.map(({ fullname, email }) => ({ fullname, email })),
      };
    }),
  );

/** Reminds those who have not answered, all or some; each at most once a day. */
export const remindToSign = (
  services: Services,
  scope: PersonScope,
  id: number,
  { ids }: Body<'remind'>,
): Promise<{ sayi: number }> =>
  services.db.write(scope, async (tx) => {
    const { clock } = services;
    const text = await held(tx, scope, id);
    const chosen = ids ? sql`i.id = any(${ids}::int[])` : sql`true`;
    const people = await takeForReminder(tx, scope, clock.now(), {
      today: clock.today(),
      where: sql`${restedADay([id], clock.now())} and ${chosen}`,
    });
    if (people.length === 0) fail('NOBODY_TO_ASK');
    const about = { kind: 'remind' as const, ad: text.ad, company_name: companyNameOf(scope) };
    await mailAbout(services, tx, scope, people, about);
    await logChange(tx, scope, TEXT_LOG, id, {
      islem: 'hatırlatma',
      after: { kisi: people.length },
    });
    return { sayi: people.length };
  });

/** Requests `i` under these texts that were not mailed for a day. */
const restedADay = (
  texts: readonly number[],
  now: Date,
) => sql`i.metin_id = any(${[...texts]}::int[])
  and i.istenme_tarihi < ${new Date(now.getTime() - DAY_MS).toISOString()}::timestamptz`;

/** Reminds the people who have not signed these texts, each at most once a day. */
export const signatureReminders: Reminding = {
  table: 'metin_imzalari',
  about: aboutOf(KIND),
  select: (tx, scope, texts, { now, today }) =>
    selectRemindable(tx, scope, { today, where: restedADay(texts, now) }),
  remind: async (services, tx, scope, ids) => {
    const { clock } = services;
    const given = { today: clock.today(), where: sql`i.id = any(${[...ids]}::int[])` };
    await mailReminders(services, tx, scope, await takeForReminder(tx, scope, clock.now(), given));
  },
};

/** Sends the due reminders in one company, as many as its mail limit allows; the rest later. */
export async function remindInTurn(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  { now, today }: Readonly<{ now: Date; today: string }>,
): Promise<void> {
  const { kalan: most } = await mailQuota(tx, services.config, false);
  const taken = await takeForReminder(tx, scope, now, { today, most, where: isInTurn(now) });
  await mailReminders(services, tx, scope, taken);
}

async function mailReminders(
  services: Services,
  tx: Tx,
  scope: CompanyScope,
  taken: readonly StoredSignature[],
): Promise<void> {
  for (const id of new Set(taken.map(({ metin_id }) => metin_id))) {
    const { ad } = await present(tx, scope, id);
    const people = taken.filter(({ metin_id }) => metin_id === id);
    const company_name = await selectCompanyName(tx, scope);
    await mailAbout(services, tx, scope, people, { kind: 'remind', ad, company_name });
    await logChange(tx, scope, TEXT_LOG, id, {
      islem: 'hatırlatma',
      after: { kisi: people.length },
    });
  }
}

/** Withdraws an unanswered request; its link is invalid at once. */
export const withdrawSignature = ({ db }: Services, scope: PersonScope, id: number) =>
  db.write(scope, async (tx) => {
    const row = (await lockSignature(tx, scope, id)) ?? fail('NOT_FOUND');
    if (row.karar) fail('SIGNATURE_GIVEN');
    await revokeLinks(tx, scope, KIND, id);
    await tx
      .deleteFrom('metin_imzalari')
      .where('company_id', '=', scope.company_id)
      .where('id', '=', id)
      .execute();
    await logChange(tx, scope, TEXT_LOG, row.metin_id, {
      islem: 'olay',
      after: { geri_cekilen_istek: id },
    });
    return { sayi: 1 };
  });

/** The link of a request; an unanswered one that is late, or about an older version, is invalid. */
export const SIGNATURE_LINK: MailedLink<SignaturePage> = {
  kind: KIND,
  select: selectPage,
  isOpen: ({ karar, guncel, sira, yayindaki, son_gun }, today) =>
    karar !== null || (guncel && sira === yayindaki && son_gun >= today),
};

/** Stores a person's first declaration unchanged, logs it, and confirms it by mail. */
export async function declare(
  services: Services,
  { link, page }: Opened<SignaturePage>,
  body: Body<'declare'>,
) {
  const { dil } = body;
  const { karar, kararlar } = decided(page, body);
  if (page.karar) return refuseOther(page, page, { karar, kararlar });
  const karar_tarihi = services.clock.now().toISOString();
  const declared: Declared = { ...page, karar, kararlar, karar_tarihi };
  const { company_name } = page;
  // Made before the transaction: a PDF takes longer than a row may be held.
  const brand = await brandOf(services, link.company_id);
  const pdf = await receiptPdf(declared, { lang: dil, company_name, brand });
  const scope = scopeBehind(link);
  await services.db.write(scope, async (tx) => {
    const row = (await lockSignature(tx, scope, page.id)) ?? fail('SIGNATURE_GONE');
    if (row.karar) return refuseOther(page, row, { karar, kararlar });
    await updateRow(tx, 'metin_imzalari', scope, page.id, {
      ...{ karar, karar_tarihi, kararlar: kararlar && JSON.stringify(kararlar) },
      acilma_tarihi: row.acilma_tarihi ?? karar_tarihi,
    });
    await logChange(tx, scope, TEXT_LOG, page.metin_id, {
      islem: 'olay',
      after: {
        imza: page.id,
        surum: page.sira,
        ozet: page.ozet,
        karar,
        ...(kararlar && { kararlar }),
      },
    });
    await enqueueMail(tx, services.config, {
      to: row.email,
      language: dil,
      company_id: scope.company_id,
      unreported: true,
      content: receiptMail(dil, page, receiptFacts(declared, dil)),
      attachments: [attachmentOf(`beyan-${page.id}.pdf`, 'application/pdf', pdf)],
      occasion: 'reply',
    });
  });
}

/** The record of a person's own declaration, as a file. */
export async function ownReceipt(
  services: Services,
  { link, page }: Opened<SignaturePage>,
  lang: Language,
) {
  const { karar, karar_tarihi, company_name } = page;
  if (!karar || !karar_tarihi) return fail('NOT_FOUND');
  const brand = await brandOf(services, link.company_id);
  const declared = { ...page, karar, karar_tarihi };
  const bytes = await receiptPdf(declared, { lang, company_name, brand });
  return { name: `beyan-${page.id}.pdf`, type: 'application/pdf', bytes };
}

/** Proof of a version's signature list: people, version, digest, times. */
export async function proofOf(
  services: Services,
  scope: PersonScope,
  id: number,
  { lang, sira }: Readonly<{ lang: Language; sira?: number | undefined }>,
) {
  const { db, clock } = services;
  const now = clock.now();
  const found = await db.read(scope, async (tx) => {
    const text = await present(tx, scope, id);
    const wanted = sira ?? text.yayindaki ?? fail('TEXT_NOT_PUBLISHED');
    const version = (await selectVersion(tx, scope, id, wanted)) ?? fail('NOT_FOUND');
    const people = await selectSignatures(tx, scope, id, sql`i.sira = ${wanted}`);
    const addresses = people.map(({ email }) => email);
    return { text, version, people, refusing: await optedOut(tx, addresses) };
  });
  const { text, version, people, refusing } = found;
  const brand = await brandOf(services, scope.company_id);
  const yayin_tarihi = version.yayin_tarihi ?? fail('TEXT_NOT_PUBLISHED');
  const bytes = await proofPdf(people, {
    version: { ...version, ad: text.ad, yayin_tarihi },
    ...{ tur: text.tur, lang, now, company_name: companyNameOf(scope) },
    subjects: subjectsOf(text.tur, version.icerik[lang], lang),
    ...{ inForce: text.yayindaki, today: clock.today(), refusing, brand },
  });
  return { name: `${text.kisa_ad}-imza-${version.sira}.pdf`, type: 'application/pdf', bytes };
}
