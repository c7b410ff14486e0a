import { daysAfter } from '@emanet/contract/shared/time/rounds';
import type { textSignatures, Withdrawal } from '@emanet/contract/texts/signatures';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../../platform/access/actor.ts';
import { scopeBehind } from '../../../platform/access/links.ts';
import type { Opened } from '../../../platform/access/mailed-links.ts';
import type { CompanyScope, PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { logChange } from '../../../nouns/log.ts';
import { selectMembers } from '../../../nouns/members.ts';
import { addByRule } from '../../actions/actions.ts';
import { present, TEXT_LOG } from '../noun.ts';
import { selectVersion } from '../queries.ts';
import { withdrawalMails } from './emails.ts';
import { lockSignature, type SignaturePage, type StoredSignature } from './queries.ts';
import { standingIn } from './standing.ts';
import { selectCompanyName } from '../../../nouns/company-name.ts';

/** Days within which processing based on a withdrawn consent must end, by default. */
const DAYS_TO_END = 7;

type Body<E extends 'withdrawConsent' | 'recordWithdrawal'> = z.output<
  (typeof textSignatures)[E]['body']
>;

type Given = Pick<Withdrawal, 'gun' | 'yol' | 'neden' | 'kaydeden'>;

/**
 * Stores a withdrawal: rows beside the declaration, a log entry, an action of the company, a mail
 * to those in charge and one to the person. Returns the number of subjects: none for a repetition;
 * a consent that was never given is refused.
 */
async function withdraw(
  { clock, config }: Services,
  tx: Tx,
  scope: CompanyScope,
  id: number,
  asked: readonly string[] | 'all',
  given: Given,
): Promise<number> {
  const row = (await lockSignature(tx, scope, id)) ?? fail('NOT_FOUND');
  const { tur, ad } = await present(tx, scope, row.metin_id);
  const version = await selectVersion(tx, scope, row.metin_id, row.sira);
  const open = standingIn(tur, version?.icerik, row, row.dil);
  const taken = asked === 'all' ? open : open.filter(({ konu }) => asked.includes(konu));
  if (taken.length === 0) {
    const before = row.geri_alinan.map(({ konu }) => konu);
    const isRepetition =
      before.length > 0 && (asked === 'all' || asked.every((konu) => before.includes(konu)));
    return isRepetition ? 0 : fail('CONSENT_NOT_STANDING');
  }
  await tx
    .insertInto('metin_geri_almalari')
    .values(
      taken.map(({ konu }) => ({
        ...{ company_id: scope.company_id, imza_id: id, konu, ...given },
        olusturma_tarihi: clock.now().toISOString(),
      })),
    )
    .execute();
  await logChange(tx, scope, TEXT_LOG, row.metin_id, {
    islem: 'olay',
    after: {
      geri_alinan_riza: id,
      surum: row.sira,
      konular: taken.map(({ konu, ad: subject }) => subject || konu),
      ...given,
    },
  });
  const members = await selectMembers(tx);
  const { department_id, onaylayan_id } = await placeOf(tx, scope, row);
  const person = members.find(({ user_id }) => user_id === onaylayan_id);
  if (department_id !== null)
    await addByRule(tx, scope, {
      aksiyon_ismi: `Geri alınan açık rızayı uygulayın: ${ad}`,
      aksiyon_aciklamasi: `${id} numaralı beyanın sahibi ${given.gun} tarihinde açık rızasını geri aldı; hangi konularda geri aldığı /metinler/${row.metin_id}/imzalar sayfasındadır. Yalnız bu rızaya dayanan işlemeyi durdurun. Başka bir hukuki sebep yoksa veriyi silin, yok edin veya anonim hâle getirin (6698 sayılı Kanun m. 7) ve verinin aktarıldığı alıcılara bildirin.`,
      ...{ risk: 'Yüksek', department_id },
      sorumlu_id: person?.user_id ?? null,
      sorumlu: person ? person.fullname || person.email : null,
      son_tarih: daysAfter(clock.today(), DAYS_TO_END),
    });
  const company_name = await selectCompanyName(tx, scope);
  const about = { ...{ fullname: row.fullname, ad, company_name }, gun: given.gun };
  const subjects = taken.flatMap((one) => one.ad || []);
  const page = `/metinler/${row.metin_id}/imzalar`;
  const reply = given.yol === 'baglanti';
  for (const one of withdrawalMails({ ...about, subjects, page, reply, row, members }))
    await enqueueMail(tx, config, { company_id: scope.company_id, unreported: true, ...one });
  return taken.length;
}

type Place = Readonly<{ department_id: number | null; onaylayan_id: number | null }>;

/** Department of the action about a version, and who approved that version. */
async function placeOf(
  tx: Tx,
  { company_id }: CompanyScope,
  { metin_id, sira }: Pick<StoredSignature, 'metin_id' | 'sira'>,
): Promise<Place> {
  const found = await sql<Place>`
    select v.onaylayan_id, coalesce(m.departmanlar[1], (select min(d.department_id)
      from departments d where d.company_id = m.company_id)) as department_id
    from metinler m
    join metin_surumleri v on v.company_id = m.company_id and v.metin_id = m.id and v.sira = ${sira}
    where m.company_id = ${company_id} and m.id = ${metin_id}`.execute(tx);
  return found.rows[0] ?? { department_id: null, onaylayan_id: null };
}

/** Withdraws consents over the link of their declaration; earlier withdrawals stay. */
export async function withdrawConsent(
  services: Services,
  { link, page }: Opened<SignaturePage>,
  { konular, hepsi }: Body<'withdrawConsent'>,
): Promise<void> {
  if (!page.karar) fail('CONSENT_NOT_STANDING');
  const asked = hepsi ? 'all' : Object.keys(konular ?? {});
  if (asked.length === 0) fail('INVALID_INPUT', { fields: { konular: 'required' } });
  const scope = scopeBehind(link);
  const given = {
    gun: services.clock.today(),
    yol: 'baglanti',
    neden: null,
    kaydeden: null,
  } as const;
  await services.db.write(scope, (tx) => withdraw(services, tx, scope, page.id, asked, given));
}

/** Enters a withdrawal that came in writing. */
export async function recordWithdrawal(
  services: Services,
  scope: PersonScope,
  id: number,
  { konular, gun, neden }: Body<'recordWithdrawal'>,
): Promise<{ sayi: number }> {
  if (gun > services.clock.today()) fail('INVALID_INPUT', { fields: { gun: 'future' } });
  return services.db.write(scope, async (tx) => {
    const kaydeden = updaterName(scope.actor);
    const given = { gun, yol: 'yazili', neden, kaydeden } as const;
    const sayi = await withdraw(services, tx, scope, id, konular, given);
    return sayi > 0 ? { sayi } : fail('CONSENT_NOT_STANDING');
  });
}
