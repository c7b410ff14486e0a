import type { breaches, BreachChange, NewBreach, SingleBreach } from '@emanet/contract/breaches';
import { isDecided, isPromised } from '@emanet/contract/breaches/form';
import { choicesOf } from '@emanet/contract/lookups';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { z } from 'zod';
import { abilitiesOfActor, updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { departmentExists } from '../../records/queries.ts';
import { once, type OnceKey } from '../../platform/http/idempotency.ts';
import type { Services } from '../../platform/services.ts';
import { add, change, hold as holdRow, oneLine } from '../../nouns/life.ts';
import { registryCategories } from '../../records/verbis-lists.ts';
import { personInCharge, withFinisher } from '../../nouns/members.ts';
import { tellThoseInCharge } from './emails.ts';
import { breachNoun } from './noun.ts';
import {
  firstInCharge,
  insertEvent,
  selectBreach,
  selectBreaches,
  selectController,
  selectEvents,
  selectLetters,
} from './queries.ts';
import { takeOver } from './takeover.ts';

export { reversibleBreaches } from './noun.ts';

/** Breaches of the scope with the controller, whom the form names. */
export const listBreaches = ({ db }: Services, scope: CompanyScope) =>
  db.read(scope, async (tx) => ({
    data: await selectBreaches(tx, scope),
    sirket: await selectController(tx, scope),
  }));

export const readBreach = ({ db }: Services, scope: CompanyScope, id: number) =>
  db.read(scope, (tx) => wholeOf(tx, scope, id));

/** A breach with its events, its letters and its controller. */
export async function wholeOf(tx: Tx, scope: CompanyScope, id: number): Promise<SingleBreach> {
  const row = (await selectBreach(tx, scope, id)) ?? fail('NOT_FOUND');
  const [olaylar, mektuplar, sirket] = await Promise.all([
    selectEvents(tx, scope, id),
    selectLetters(tx, scope, id),
    selectController(tx, scope),
  ]);
  return { ...row, olaylar, mektuplar, sirket };
}

/** Locks an open breach until the transaction ends; a stale `surum` changes nothing. */
export async function hold(tx: Tx, scope: CompanyScope, id: number, surum?: number) {
  const row = await holdRow(tx, scope, breachNoun, id, surum);
  return row.durum === 'kapali' ? fail('BREACH_CLOSED') : row;
}

/** Records a breach of the own departments, or begins an exercise; mails those in charge. */
export const addBreach = (
  services: Services,
  scope: PersonScope,
  body: NewBreach,
  key: OnceKey | undefined,
): Promise<SingleBreach> => {
  if (body.tatbikat && !abilitiesOfActor(scope.actor).includes('breaches.write')) fail('FORBIDDEN');
  return services.db.write(scope, (tx) =>
    once(tx, scope, key, async () => {
      const { kayit_turu, kayit_id, ...given } = body;
      const taken = await takeOver(tx, scope, { kayit_turu, kayit_id });
      const values = { ...taken, ...(await cleaned(services, tx, scope, given)) };
      const department_id = values.department_id ?? taken?.department_id ?? null;
      // A person of single departments would not see their own report again.
      if (department_id === null && scope.departments !== 'all')
        fail('INVALID_INPUT', { fields: { department_id: 'required' } });
      const inCharge =
        given.sorumlu_id === undefined && (await firstInCharge(tx, scope, services.clock.today()));
      const row = await add(tx, scope, breachNoun, { ...inCharge, ...values, department_id });
      const an = services.clock.now().toISOString();
      const veri = { kayit_adi: row.kayit_adi };
      await insertEvent(tx, scope, { ihlal_id: row.id, tur: 'kayit', an, veri });
      await tellThoseInCharge(services, tx, scope, row);
      return wholeOf(tx, scope, row.id);
    }),
  );
};

/** Changes the fields of the body; decisions and stages have their own verbs. */
export const updateBreach = (
  services: Services,
  scope: PersonScope,
  id: number,
  { surum, ...body }: BreachChange,
): Promise<SingleBreach> =>
  services.db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id, surum);
    await change(tx, scope, breachNoun, current, await cleaned(services, tx, scope, body, current));
    return wholeOf(tx, scope, id);
  });

type Given = Omit<BreachChange, 'surum'>;

/** Values of a body for storage; fails when they name rows that the caller cannot reach. */
async function cleaned(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  { baslik, sorumlu_id, ...body }: Given,
  current?: Readonly<{ ogrenme: string; olay_baslangici: string | null }>,
) {
  if (body.department_id && !(await departmentExists(tx, scope, body.department_id)))
    fail('INVALID_INPUT', { fields: { department_id: 'department' } });
  refuseUnlisted(body);
  const now = clock.now().toISOString();
  for (const name of ['ogrenme', 'fark_edilme', 'olay_baslangici', 'isleyen_haberi'] as const)
    if ((body[name] ?? '') > now) fail('INVALID_INPUT', { fields: { [name]: 'future' } });
  const began =
    body.olay_baslangici === undefined ? current?.olay_baslangici : body.olay_baslangici;
  // Stored instants have more digits than those of a body, so they are not compared as texts.
  const isAfter = (one: string, other: string) => Date.parse(one) > Date.parse(other);
  if (began && isAfter(began, body.ogrenme ?? current?.ogrenme ?? now))
    fail('INVALID_INPUT', { fields: { olay_baslangici: 'order' } });
  if (began && body.olay_bitisi && isAfter(began, body.olay_bitisi))
    fail('INVALID_INPUT', { fields: { olay_bitisi: 'order' } });
  const texts = Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as typeof body),
    ...(body.sonraki_tedbirler && {
      sonraki_tedbirler: body.sonraki_tedbirler.map(({ tedbir, tarih }) => ({
        tedbir: oneLine(tedbir, 'sonraki_tedbirler'),
        tarih,
      })),
    }),
    ...(baslik !== undefined && { baslik: oneLine(baslik, 'baslik') }),
    ...(sorumlu_id === null && { sorumlu_id, sorumlu: null }),
    ...(sorumlu_id && (await personInCharge(tx, sorumlu_id, 'other'))),
  };
}

/** Codes of the registry's lists; a group of persons may occur once. */
function refuseUnlisted({ kategoriler, kisi_gruplari, onceki_tedbirler }: Given): void {
  const groups = kisi_gruplari?.map(({ grup }) => grup);
  const lists = {
    kategoriler: [kategoriler, registryCategories],
    kisi_gruplari: [groups, choicesOf('ilgili_kisi')],
    onceki_tedbirler: [onceki_tedbirler, choicesOf('alinan_tedbirler')],
  } as const;
  for (const [name, [codes = [], list]] of Object.entries(lists))
    if (
      new Set(codes).size < codes.length ||
      !codes.every((one) => list.some(({ code }) => code === one))
    )
      fail('INVALID_INPUT', { fields: { [name]: 'choice' } });
}

type Noted = z.output<typeof breaches.note.body>;

/** Adds a note, a piece of evidence, or both; also to a breach that is closed. */
export const addNote = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { metin: given, an = clock.now().toISOString() }: Noted,
  file: ReceivedFile | undefined,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const metin = cleanText(given ?? '');
    if (!metin && !file) fail('INVALID_INPUT', { fields: { metin: 'required' } });
    await holdRow(tx, scope, breachNoun, id);
    const dosya_id = file ? await keepFile(tx, scope, file) : null;
    await insertEvent(tx, scope, { ihlal_id: id, tur: 'not', an, veri: { metin }, dosya_id });
    return wholeOf(tx, scope, id);
  });

type Closing = z.output<typeof breaches.close.body>;

/** Closes a breach once everything was decided and, where required, notified. */
export const closeBreach = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { kapanis_ozeti: given, surum }: Closing,
  undecided: Readonly<Record<Undecided, string>>,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id, surum);
    const what = undecidedOf(current);
    if (what) fail('BREACH_UNDECIDED', { values: { what: undecided[what] } });
    const kapanis = clock.now().toISOString();
    const kapanis_ozeti =
      cleanText(given) ?? fail('INVALID_INPUT', { fields: { kapanis_ozeti: 'required' } });
    const kapatan = updaterName(scope.actor);
    await change(tx, scope, breachNoun, current, {
      durum: 'kapali',
      kapanis,
      kapatan,
      kapanis_ozeti,
    });
    await insertEvent(tx, scope, {
      ihlal_id: id,
      tur: 'kapanis',
      an: kapanis,
      veri: { metin: kapanis_ozeti },
    });
    return wholeOf(tx, scope, id);
  });

/** Open steps before a breach closes. */
export type Undecided =
  | 'sifat'
  | 'kurul'
  | 'kurul_bildirimi'
  | 'kisi'
  | 'kisi_bildirimi'
  | 'mektup'
  | 'sorumlu'
  | 'isler';

/** A missing decision, or a decided notification that was not made. */
function undecidedOf(row: Awaited<ReturnType<typeof hold>>): Undecided | undefined {
  const { sifat, kurul_karari, kisi_karari } = row;
  const ofController = sifat !== 'isleyen';
  const isBreach = kurul_karari !== 'ihlal_degil';
  if (isBreach && sifat === null) return 'sifat';
  if (!ofController && !row.sorumlu_bildirimi) return 'sorumlu';
  if (ofController && !isDecided(kurul_karari)) return 'kurul';
  if (kurul_karari === 'bildirilecek' && ofController && !row.kurul_bildirimi)
    return 'kurul_bildirimi';
  if (ofController && isBreach && !isDecided(kisi_karari)) return 'kisi';
  if (isPromised(kisi_karari) && !row.kisi_bildirimi) return 'kisi_bildirimi';
  if (isPromised(kisi_karari) && row.ulasmayan > 0) return 'mektup';
  return isBreach && row.acik_is > 0 ? 'isler' : undefined;
}

/** Opens a closed breach again, with the reason. */
export const reopenBreach = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { neden, surum }: z.output<typeof breaches.reopen.body>,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const current = await holdRow(tx, scope, breachNoun, id, surum);
    if (current.durum === 'acik') fail('BREACH_OPEN');
    const { sorumlu_id, sorumlu } = await withFinisher(tx, current, 'other');
    const open = { durum: 'acik', kapanis: null, kapatan: null, sorumlu_id, sorumlu };
    await change(tx, scope, breachNoun, current, open);
    const an = clock.now().toISOString();
    await insertEvent(tx, scope, {
      ihlal_id: id,
      tur: 'acilis',
      an,
      veri: { metin: cleanText(neden) },
    });
    return wholeOf(tx, scope, id);
  });
