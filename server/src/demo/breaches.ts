import type { BreachChange, BreachDecision, NewBreach } from '@emanet/contract/breaches';
import { HOUR_MS } from '@emanet/contract/shared/time/today';
import { sql } from 'kysely';
import { addAction, updateAction } from '../features/actions/actions.ts';
import { addBreach, addNote, closeBreach, updateBreach } from '../features/breaches/breaches.ts';
import { decide, enterStage } from '../features/breaches/notify.ts';
import { undecidedIn } from '../features/breaches/sentences.ts';
import type { PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { later } from './calendar.ts';
import {
  mailsWentOut,
  scopeOfSomebody,
  servicesAt,
  type DemoServices,
  type Workplace,
} from './verbs.ts';
import stories from './breaches.json' with { type: 'json' };

type Decision = Readonly<{
  saat: number;
  konu: 'kurul' | 'ilgili_kisi';
  karar: BreachDecision['karar'];
  neden?: BreachDecision['neden'];
  gerekce: string;
}>;

/** A breach of the demo; `saat` are hours after it was known. */
type Story = Readonly<{
  /** Hours ago that it became known. */
  ago: number;
  departman: string;
  /** It begins from the asset whose name holds this word. */
  varlik?: string;
  yeni: Omit<NewBreach, 'ogrenme'>;
  sonra: BreachChange;
  kararlar: readonly Decision[];
  bildirimler?: readonly Readonly<{ saat: number; alici: 'kurul' | 'ilgili_kisi'; no: string }>[];
  notlar: readonly Readonly<{ saat: number; metin: string }>[];
  isler?: readonly Readonly<{ ad: string; bitti: boolean }>[];
  kapanis?: Readonly<{ saat: number; ozet: string }>;
}>;

// A word of a JSON file is any text to the compiler; the demo's tests play each story.
const STORIES = stories as readonly Story[];

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Breaches of the first company: notified, found to be none, open, and an exercise. */
export async function addBreaches(stage: Stage): Promise<void> {
  if (stage.place.key !== 'ilgaz') return;
  for (const story of STORIES) await tell(stage, story);
}

async function tell({ tx, services, now, place }: Stage, story: Story): Promise<void> {
  const scope = scopeOfSomebody(place, 'breaches.write', ({ role }) => role === 'yönetici');
  const known = later(now, -story.ago * HOUR_MS);
  const at = (hours: number) => servicesAt(tx, services, later(known, hours * HOUR_MS));
  const department_id = place.departments.get(story.departman) ?? null;
  const { id } = await addBreach(
    at(1),
    scope,
    {
      sifat: 'sorumlu',
      ...story.yeni,
      ogrenme: known.toISOString(),
      fark_edilme: later(known, -HOUR_MS / 2).toISOString(),
      olay_baslangici: later(known, -60 * HOUR_MS).toISOString(),
      department_id,
      ...(story.varlik && {
        kayit_turu: 'varlik_listesi',
        kayit_id: await assetOf(tx, place, story.varlik),
      }),
    },
    undefined,
  );
  const { user_id: sorumlu_id } = scope.actor;
  await updateBreach(at(2), scope, id, { ...story.sonra, sorumlu_id });
  for (const { saat, metin } of story.notlar)
    await addNote(at(saat), scope, id, { metin }, undefined);
  for (const { saat, ...one } of story.kararlar)
    await decide(at(saat), scope, id, { ...one, karar_veren: scope.actor.fullname });
  for (const { saat, alici, no } of story.bildirimler ?? []) {
    const an = later(known, saat * HOUR_MS).toISOString();
    await enterStage(at(saat), scope, id, { alici, an, kayit_no: no }, undefined);
  }
  for (const one of story.isler ?? []) await addTask(at(3), place, { ...one, id, department_id });
  if (story.kapanis)
    await closeBreach(
      at(story.kapanis.saat),
      scope,
      id,
      { kapanis_ozeti: story.kapanis.ozet },
      undecidedIn('tr'),
    );
  await mailsWentOut(tx, later(known, HOUR_MS));
}

type Task = Readonly<{ id: number; ad: string; bitti: boolean; department_id: number | null }>;

async function addTask(
  services: ReturnType<typeof servicesAt>,
  place: Workplace,
  { id, ad, bitti, department_id }: Task,
): Promise<void> {
  const scope: PersonScope = scopeOfSomebody(
    place,
    'actions.write',
    ({ role }) => role === 'yönetici',
  );
  const action = await addAction(
    services,
    scope,
    {
      aksiyon_ismi: ad,
      risk: 'Yüksek',
      department_id: department_id ?? [...place.departments.values()][0] ?? 0,
      sorumlu_id: scope.actor.user_id,
      kayit_turu: 'veri_ihlalleri',
      kayit_id: id,
    },
    undefined,
    undefined,
  );
  if (bitti) await updateAction(services, scope, action.id, { durum: true });
}

/** An asset of the company whose name holds a word, otherwise its first one. */
async function assetOf(tx: Tx, { company_id }: Workplace, word: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from varlik_listesi
    where company_id = ${company_id} order by strpos(varlik_ismi, ${word}) = 0, id limit 1`.execute(
    tx,
  );
  return rows[0]?.id ?? 0;
}
