import type { Language } from '@emanet/contract/shared/primitives';
import type { TextKind } from '@emanet/contract/texts/kinds';
import type { Decision, SignatureState } from '@emanet/contract/texts/signatures';
import { outcomeOf, standing, type Withdrawal } from '@emanet/contract/texts/signatures';
import { sql, type RawBuilder } from 'kysely';
import { remindable, type Remindable } from '../../../nouns/asked.ts';
import type { CompanyScope, LinkScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { VersionContent } from '../queries.ts';
import { firstOf, rowsOf } from '../../../platform/rows.ts';

/** A request to read a version, as it is stored. */
export type StoredSignature = Readonly<{
  id: number;
  metin_id: number;
  sira: number;
  fullname: string;
  email: string;
  dil: Language;
  token_muhurlu: Buffer;
  son_gun: string;
  ekleyen: string;
  istenme_tarihi: string;
  hatirlatma_sayisi: number;
  gonderim_tarihi: string | null;
  ulasmadi: boolean;
  acilma_tarihi: string | null;
  karar: Decision | null;
  /** Decisions about the subjects of a consent. */
  kararlar: Readonly<Record<string, Decision>> | null;
  karar_tarihi: string | null;
  /** Subjects with a later withdrawal. */
  geri_alinan: readonly Withdrawal[];
}>;

/** State of a request. An answer is final; `inForce`: number of that version. */
export function stateOf(
  one: Pick<
    StoredSignature,
    | ('karar' | 'kararlar' | 'geri_alinan' | 'sira' | 'son_gun')
    | ('ulasmadi' | 'gonderim_tarihi' | 'acilma_tarihi')
  >,
  about: Readonly<{ inForce: number | null; today: string; optedOut?: boolean }>,
): SignatureState {
  const { inForce, today, optedOut = false } = about;
  if (one.karar && one.geri_alinan.length > 0)
    return standing(one).length > 0 ? 'kismi' : 'geri_alindi';
  if (one.karar) return outcomeOf(one.karar, one.kararlar);
  if (one.sira !== inForce) return 'yenilendi';
  if (one.son_gun < today) return 'suresi_doldu';
  if (optedOut && !one.acilma_tarihi) return 'posta_istemiyor';
  if (one.ulasmadi) return 'ulasmadi';
  return one.acilma_tarihi ? 'acildi' : 'bekliyor';
}

const COLUMNS = sql`i.id, i.metin_id, i.sira, i.fullname, i.email, i.dil, i.token_muhurlu,
  i.son_gun, i.ekleyen, i.istenme_tarihi, i.hatirlatma_sayisi, i.gonderim_tarihi, i.ulasmadi,
  i.acilma_tarihi, i.karar, i.kararlar, i.karar_tarihi,
  ${withdrawnOf(sql`'neden', g.neden, 'kaydeden', g.kaydeden`)} as geri_alinan`;

/** Withdrawals of a request, oldest first; a link gets neither the reason nor who entered it. */
function withdrawnOf(more: RawBuilder<unknown>): RawBuilder<Withdrawal[]> {
  return sql`coalesce((select jsonb_agg(jsonb_build_object('konu', g.konu, 'gun', g.gun, 'yol', g.yol, ${more})
      order by g.olusturma_tarihi, g.konu)
    from metin_geri_almalari g where g.company_id = i.company_id and g.imza_id = i.id), '[]'::jsonb)`;
}

/** Requests about a text, those of the newest version first, in Turkish order of names. */
export const selectSignatures = (
  tx: Tx,
  { company_id }: CompanyScope,
  metin_id: number,
  where: RawBuilder<unknown> = sql`true`,
) =>
  rowsOf<StoredSignature>(tx)`
    select ${COLUMNS} from metin_imzalari i
    where i.company_id = ${company_id} and i.metin_id = ${metin_id} and ${where}
    order by i.sira desc, i.fullname collate turkish, i.id`;

/** One request, held until the transaction ends. */
export const lockSignature = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  firstOf<StoredSignature>(tx)`
    select ${COLUMNS} from metin_imzalari i where i.company_id = ${company_id} and i.id = ${id}
    for update`;

export type NewSignature = Readonly<{
  metin_id: number;
  sira: number;
  fullname: string;
  email: string;
  dil: Language;
  sealed: Buffer;
  son_gun: string;
  ekleyen: string;
  istenme_tarihi: string;
}>;

/** Stores requests; the numbers come back in the order given. */
export async function insertSignatures(
  tx: Tx,
  { company_id }: CompanyScope,
  all: readonly NewSignature[],
): Promise<number[]> {
  const rows = all.map(({ sealed, ...one }) => ({
    ...one,
    company_id,
    token_muhurlu: `\\x${sealed.toString('hex')}`,
  }));
  const found = await rowsOf<{ id: number }>(tx)`
    insert into metin_imzalari (company_id, metin_id, sira, fullname, email, dil, token_muhurlu,
      son_gun, ekleyen, istenme_tarihi)
    select company_id, metin_id, sira, fullname, email, dil, token_muhurlu, son_gun, ekleyen,
      istenme_tarihi
    from jsonb_populate_recordset(null::metin_imzalari, ${JSON.stringify(rows)}::jsonb)
      with ordinality as given order by ordinality returning id`;
  return found.map(({ id }) => id);
}

/** A request `i` about the published version of a text `m` that can still be answered. */
const isOpen = (today: string) => sql`m.company_id = i.company_id and m.id = i.metin_id
  and m.guncel and i.sira = m.yayindaki and i.karar is null and not i.ulasmadi
  and i.son_gun >= ${today}::date`;

/** Days after the first mail on which the job reminds; later reminders are a person's act. */
const REMINDED_AFTER = [3, 7] as const;

/** A request that is due. Half a day of grace, as the job's time differs by a little each day. */
export const isInTurn = (now: Date) => {
  const [first, second] = REMINDED_AFTER;
  return sql`i.hatirlatma_sayisi < ${REMINDED_AFTER.length} and i.istenme_tarihi <
    ${now.toISOString()}::timestamptz + interval '12 hours'
    - make_interval(days => case i.hatirlatma_sayisi when 0 then ${first}::int else ${second - first}::int end)`;
};

/** Companies with unanswered requests, without addresses that want no mail. */
export const withUnanswered = (today: string, now: Date) => sql<{ company_id: number }>`
  select i.company_id from metin_imzalari i, metinler m where ${isOpen(today)} and ${isInTurn(now)}
    and not exists (select from opted_out(array[i.email]))`;

/** Requests `i` about a text `m` that a mail may go to, without addresses that want none. */
const mailable = ({ company_id }: CompanyScope, today: string, where: RawBuilder<unknown>) =>
  sql`i.company_id = ${company_id} and ${isOpen(today)} and ${where}
    and i.email <> all(array(select opted_out(array(select w.email from metin_imzalari w
      where w.company_id = ${company_id} and w.karar is null))))`;

/** The people of these requests that can be reminded. */
export const selectRemindable = (
  tx: Tx,
  scope: CompanyScope,
  { today, where }: Readonly<{ today: string; where: RawBuilder<unknown> }>,
) =>
  rowsOf<Remindable>(tx)`
    select ${remindable('i')} from metin_imzalari i, metinler m
    where ${mailable(scope, today, where)} order by i.son_gun, i.id`;

/** Marks up to `most` requests as mailed again and returns them, except addresses without mail. */
export async function takeForReminder(
  tx: Tx,
  scope: CompanyScope,
  now: Date,
  {
    where,
    today,
    most = null,
  }: Readonly<{ where: RawBuilder<unknown>; today: string; most?: number | null }>,
): Promise<StoredSignature[]> {
  const due = mailable(scope, today, where);
  return rowsOf<StoredSignature>(tx)`
    update metin_imzalari i set istenme_tarihi = ${now.toISOString()}::timestamptz,
      hatirlatma_sayisi = i.hatirlatma_sayisi + 1
    from metinler m
    where ${due} and i.id = any(array(select i.id from metin_imzalari i, metinler m where ${due}
      order by i.son_gun, i.id limit ${most}))
    returning ${COLUMNS}`;
}

/** People of the company's own lists who have no request for a version, each once. */
export const selectPeople = (
  tx: Tx,
  { company_id }: CompanyScope,
  { id, sira }: Readonly<{ id: number; sira: number }>,
) =>
  rowsOf<{ fullname: string; email: string }>(tx)`
    select fullname, email from (
      select distinct on (email, lower(fullname collate turkish)) fullname, email from (
        select fullname, lower(email) as email, 1 as place from metin_imzalari
          where company_id = ${company_id}
        union all select fullname, lower(email), 2 from egitim_davetleri
          where company_id = ${company_id} and silinme_tarihi is null
        union all select fullname, lower(email), 3 from company_members()
      ) every where coalesce(fullname, '') <> ''
      order by email, lower(fullname collate turkish), place
    ) once
    where not exists (select from metin_imzalari i where i.company_id = ${company_id}
      and i.metin_id = ${id} and i.sira = ${sira} and i.email = once.email
      and lower(i.fullname collate turkish) = lower(once.fullname collate turkish))
    order by fullname collate turkish limit 2000`;

/** Content of a link: the request of a person and its version. */
export type SignaturePage = Readonly<{
  id: number;
  metin_id: number;
  sira: number;
  fullname: string;
  dil: Language;
  son_gun: string;
  karar: Decision | null;
  kararlar: Readonly<Record<string, Decision>> | null;
  geri_alinan: readonly Withdrawal[];
  karar_tarihi: string | null;
  acilma_tarihi: string | null;
  ad: string;
  tur: TextKind;
  yayindaki: number;
  guncel: boolean;
  icerik: VersionContent;
  ozet: string;
  onaylayan: string;
  yayin_tarihi: string;
  company_name: string;
  logo: string | null;
}>;

/** The page of the link's own request; it cannot read other rows. */
export const selectPage = (tx: Tx, { company_id, actor }: LinkScope) =>
  firstOf<SignaturePage>(tx)`
    select i.id, i.metin_id, i.sira, i.fullname, i.dil, i.son_gun, i.karar, i.kararlar, i.karar_tarihi,
      i.acilma_tarihi, ${withdrawnOf(sql`'neden', null, 'kaydeden', null`)} as geri_alinan,
      m.ad, m.tur, m.yayindaki, m.guncel, v.icerik, v.ozet, v.onaylayan,
      v.yayin_tarihi, c.company_name, c.logo
    from metin_imzalari i
    join metinler m on m.company_id = i.company_id and m.id = i.metin_id
    join metin_surumleri v on v.company_id = i.company_id and v.metin_id = i.metin_id and v.sira = i.sira
    join companies c on c.company_id = i.company_id
    where i.company_id = ${company_id} and i.id = ${actor.row_id}`;
