import {
  isWhole,
  REMINDED_BEFORE,
  type Answers,
  type QuestionnaireState,
} from '@emanet/contract/questionnaires';
import type { Language } from '@emanet/contract/shared/primitives';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import { sql, type RawBuilder } from 'kysely';
import { remindable, type Remindable } from '../../nouns/asked.ts';
import { logChange, type Logged } from '../../nouns/log.ts';
import type { CompanyScope, LinkScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

/** Questionnaires, as the log names them. */
export const QUESTIONNAIRE_LOG: Logged = { tur: 'anketler', ofCompany: true };

/** Moves the questionnaires of a merged department, with their answers; returns how many. */
export async function moveQuestionnaires(
  tx: Tx,
  scope: CompanyScope,
  { source, target }: Readonly<{ source: number; target: number }>,
): Promise<number> {
  const moved = await rowsOf<{ id: number }>(tx)`
    update anketler set department_id = ${target}
    where company_id = ${scope.company_id} and department_id = ${source} returning id`;
  const ids = moved.map(({ id }) => id);
  const [before, after] = [{ department_id: source }, { department_id: target }];
  await logChange(tx, scope, QUESTIONNAIRE_LOG, ids, { islem: 'güncelleme', before, after });
  return ids.length;
}

/** The kind of a questionnaire's link. */
export const KIND = 'questionnaire';

export type StoredQuestionnaire = Readonly<{
  id: number;
  department_id: number;
  department_name: string;
  fullname: string;
  email: string;
  dil: Language;
  token_muhurlu: Buffer;
  son_gun: string;
  ekleyen: string;
  olusturma_tarihi: string;
  istenme_tarihi: string;
  hatirlatma_sayisi: number;
  gonderim_tarihi: string | null;
  ulasmadi: boolean;
  acilma_tarihi: string | null;
  tamamlanma_tarihi: string | null;
  geri_cekilme_tarihi: string | null;
}>;

/** A process of it with its answers. */
export type StoredProcess = Readonly<{
  id: number;
  anket_id: number;
  sira: number;
  kayit_id: number | null;
  ad: string;
  cevaplar: Answers;
  sonuc: 'aktarildi' | 'birakildi' | null;
  sonuc_kayit_id: number | null;
  inceleyen: string | null;
  inceleme_tarihi: string | null;
}>;

/** State of a questionnaire; a finished one stays so. */
export function stateOf(
  one: StoredQuestionnaire,
  processes: readonly Pick<StoredProcess, 'cevaplar'>[],
  { today, optedOut }: Readonly<{ today: string; optedOut: boolean }>,
): QuestionnaireState {
  if (one.tamamlanma_tarihi) return 'tamamlandi';
  if (one.geri_cekilme_tarihi) return 'geri_cekildi';
  if (one.son_gun < today) return 'suresi_doldu';
  if (processes.some(({ cevaplar }) => Object.keys(cevaplar).length > 0)) return 'yanitlaniyor';
  if (one.acilma_tarihi) return 'acildi';
  if (optedOut) return 'posta_istemiyor';
  return one.ulasmadi ? 'ulasmadi' : 'gonderildi';
}

export const wholeOf = (processes: readonly Pick<StoredProcess, 'cevaplar'>[]): number =>
  processes.filter(({ cevaplar }) => isWhole(cevaplar)).length;

const COLUMNS = sql`a.id, a.department_id, d.department_name, a.fullname, a.email, a.dil,
  a.token_muhurlu, a.son_gun, a.ekleyen, a.olusturma_tarihi, a.istenme_tarihi, a.hatirlatma_sayisi,
  a.gonderim_tarihi, a.ulasmadi, a.acilma_tarihi, a.tamamlanma_tarihi, a.geri_cekilme_tarihi`;

/** Questionnaires of a company, the newest first. */
export const selectQuestionnaires = (
  tx: Tx,
  { company_id }: CompanyScope,
  where: RawBuilder<unknown> = sql`true`,
): Promise<StoredQuestionnaire[]> =>
  rowsOf<StoredQuestionnaire>(tx)`
    select ${COLUMNS} from anketler a
    join departments d on d.company_id = a.company_id and d.department_id = a.department_id
    where a.company_id = ${company_id} and ${where} order by a.id desc`;

/** One questionnaire, held until the transaction ends. */
export const lockQuestionnaire = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  firstOf<StoredQuestionnaire>(tx)`
    select ${COLUMNS} from anketler a
    join departments d on d.company_id = a.company_id and d.department_id = a.department_id
    where a.company_id = ${company_id} and a.id = ${id} for update of a`;

/** Processes of questionnaires, in the order of sending and adding. */
export async function selectProcesses(
  tx: Tx,
  { company_id }: CompanyScope,
  ids: readonly number[],
): Promise<StoredProcess[]> {
  if (ids.length === 0) return [];
  return tx
    .selectFrom('anket_kayitlari')
    .select([
      ...(['id', 'anket_id', 'sira', 'kayit_id', 'ad', 'sonuc'] as const),
      ...(['sonuc_kayit_id', 'inceleyen', 'inceleme_tarihi'] as const),
      sql<Answers>`cevaplar`.as('cevaplar'),
    ])
    .where('company_id', '=', company_id)
    .where('anket_id', 'in', [...ids])
    .orderBy('sira')
    .execute();
}

/** One process, held until the transaction ends. */
export const lockProcess = (tx: Tx, { company_id }: CompanyScope, id: number) =>
  firstOf<StoredProcess>(tx)`
    select id, anket_id, sira, kayit_id, ad, cevaplar, sonuc, sonuc_kayit_id, inceleyen,
      inceleme_tarihi
    from anket_kayitlari where company_id = ${company_id} and id = ${id} for update`;

export async function insertProcesses(
  tx: Tx,
  { company_id }: CompanyScope,
  anket_id: number,
  from: number,
  processes: readonly Readonly<{ kayit_id: number | null; ad: string; cevaplar?: Answers }>[],
): Promise<number[]> {
  if (processes.length === 0) return [];
  const rows = processes.map(({ kayit_id, ad, cevaplar = {} }, at) => ({
    ...{ company_id, anket_id, sira: from + at, kayit_id, ad },
    cevaplar: JSON.stringify(cevaplar),
  }));
  const stored = await tx.insertInto('anket_kayitlari').values(rows).returning('id').execute();
  return stored.map(({ id }) => id);
}

/** An earlier questionnaire of an address, and its tasks that are sent again. */
type SentBefore = Readonly<{
  id: number;
  fullname: string;
  olusturma_tarihi: string;
  adlar: readonly string[];
}>;

/**
 * The newest questionnaire of an address about one of these activities, or about none like this
 * one; withdrawn ones do not count. Others of the company wait until the transaction ends.
 */
export async function findSent(
  tx: Tx,
  { company_id }: CompanyScope,
  {
    department_id,
    email,
    kayitlar,
  }: Readonly<{
    department_id: number;
    email: string;
    kayitlar: readonly number[];
  }>,
): Promise<SentBefore | undefined> {
  await sql`select pg_advisory_xact_lock(840, ${company_id})`.execute(tx);
  const ids = sql`${[...kayitlar]}::int[]`;
  return firstOf<SentBefore>(tx)`
    select a.id, a.fullname, a.olusturma_tarihi, array(
      select k.ad from anket_kayitlari k where k.company_id = a.company_id and k.anket_id = a.id
        and k.kayit_id = any (${ids}) order by k.sira) as adlar
    from anketler a
    where a.company_id = ${company_id} and a.email = ${email} and a.geri_cekilme_tarihi is null
      and case when cardinality(${ids}) > 0
        then exists (select from anket_kayitlari k where k.company_id = a.company_id
          and k.anket_id = a.id and k.kayit_id = any (${ids}))
        else a.department_id = ${department_id} and not exists (select from anket_kayitlari k
          where k.company_id = a.company_id and k.anket_id = a.id and k.kayit_id is not null) end
    order by a.id desc limit 1`;
}

/** A questionnaire `a` that can still be finished. */
const isOpen = (today: string) => sql`a.tamamlanma_tarihi is null
  and a.geri_cekilme_tarihi is null and not a.ulasmadi and a.son_gun >= ${today}::date`;

/** A questionnaire that waits for the reminder before its last day, and was not mailed this day. */
export const isInTurn = ({ now, today }: Readonly<{ now: Date; today: string }>) => sql`
  not a.son_hatirlatma and a.son_gun <= ${daysAfter(today, REMINDED_BEFORE)}::date
  and a.istenme_tarihi < ${new Date(now.getTime() - DAY_MS / 2).toISOString()}::timestamptz`;

/** Companies with unfinished questionnaires, without addresses that want no mail. */
export const withUnfinished = (at: Readonly<{ now: Date; today: string }>) => sql<{
  company_id: number;
}>`
  select a.company_id from anketler a where ${isOpen(at.today)} and ${isInTurn(at)}
    and not exists (select from opted_out(array[a.email]))`;

/** Open questionnaires `a` that a mail may go to, without addresses that want none. */
const mailable = ({ company_id }: CompanyScope, today: string, where: RawBuilder<unknown>) =>
  sql`a.company_id = ${company_id} and ${isOpen(today)} and ${where}
    and not exists (select from opted_out(array[a.email]))`;

/** The people of these questionnaires that can be reminded. */
export const selectRemindable = (
  tx: Tx,
  scope: CompanyScope,
  { today, where }: Readonly<{ today: string; where: RawBuilder<unknown> }>,
) =>
  rowsOf<Remindable>(tx)`
    select ${remindable('a')} from anketler a where ${mailable(scope, today, where)} order by a.id`;

/** Marks open questionnaires as mailed again and returns them, except addresses without mail. */
export const takeForReminder = (
  tx: Tx,
  scope: CompanyScope,
  {
    now,
    today,
    last,
    most,
    where,
  }: Readonly<{
    now: Date;
    today: string;
    /** It is the reminder before the last day, which comes once. */
    last: boolean;
    /** How many mails may leave. */
    most: number;
    where: RawBuilder<unknown>;
  }>,
): Promise<StoredQuestionnaire[]> =>
  rowsOf<StoredQuestionnaire>(tx)`
    update anketler a set istenme_tarihi = ${now.toISOString()}::timestamptz,
      hatirlatma_sayisi = a.hatirlatma_sayisi + 1, son_hatirlatma = a.son_hatirlatma or ${last}
    from departments d
    where a.company_id = ${scope.company_id} and d.company_id = a.company_id
      and d.department_id = a.department_id and a.id in (
        select a.id from anketler a where ${mailable(scope, today, where)}
        order by a.id limit ${most} for update)
    returning ${COLUMNS}`;

/** Content of a link: the questions sent to a person and that person's answers. */
export type QuestionnairePage = Readonly<{
  id: number;
  fullname: string;
  dil: Language;
  son_gun: string;
  acilma_tarihi: string | null;
  tamamlanma_tarihi: string | null;
  company_name: string;
  logo: string | null;
  surecler: readonly Pick<StoredProcess, 'id' | 'sira' | 'ad' | 'cevaplar'>[];
}>;

/** The page of the link's own questionnaire; it cannot read other rows. */
export const selectPage = (tx: Tx, { company_id, actor }: LinkScope) =>
  firstOf<QuestionnairePage>(tx)`
    select a.id, a.fullname, a.dil, a.son_gun, a.acilma_tarihi, a.tamamlanma_tarihi, c.company_name,
      c.logo, coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'sira', k.sira, 'ad', k.ad,
        'cevaplar', k.cevaplar) order by k.sira) from anket_kayitlari k
        where k.company_id = a.company_id and k.anket_id = a.id), '[]'::jsonb) as surecler
    from anketler a join companies c on c.company_id = a.company_id
    where a.company_id = ${company_id} and a.id = ${actor.row_id}
      and a.geri_cekilme_tarihi is null`;
