import { listOfCodes } from '@emanet/contract/records/personal-data';
import { DAY_MS } from '@emanet/contract/shared/time/today';
import type { Coverage } from '@emanet/contract/texts/model';
import { render } from '@emanet/contract/texts/render';
import { bodyOf } from '@emanet/contract/texts/templates';
import { sql } from 'kysely';
import { approveText, publishText } from '../features/texts/publish.ts';
import { fetchRegister } from '../features/texts/register.ts';
import { addText } from '../features/texts/texts.ts';
import type { PersonScope } from '../platform/access/scope.ts';
import type { Tx } from '../platform/db.ts';
import { logChanges } from '../nouns/log.ts';
import { updaterName } from '../platform/access/actor.ts';
import { later } from './calendar.ts';
import { scopeOfSomebody, servicesAt, type DemoServices, type Workplace } from './verbs.ts';

type Stage = Readonly<{ tx: Tx; services: DemoServices; now: Date; place: Workplace }>;

/** Texts of the story: the notice that the register has outrun, one that holds, one in work. */
const STORIES = [
  { tur: 'calisan', ago: 13, most: 14, state: 'eskidi' },
  { tur: 'ziyaretci', ago: 48, most: 3, state: 'guncel' },
  { tur: 'musteri', ago: 2, most: 40, state: 'taslak' },
] as const;

const coverageOf = (faaliyetler: number[]): Coverage => ({
  ...{ tumu: false, gruplar: [], departmanlar: [], faaliyetler, aktarim: null },
});

/**
 * Activities of a group whose sentences are whole and which no rule warns of: a notice with gaps could not
 * be published, and one that tells what is doubtful is no example.
 */
async function wholeOf(
  { tx, services }: Stage,
  scope: PersonScope,
  tur: 'calisan' | 'ziyaretci' | 'musteri',
): Promise<number[]> {
  const { register } = await fetchRegister(
    tx,
    scope,
    { ...coverageOf([]), tumu: true },
    services.config.BASE_URL,
  );
  return register.activities.flatMap((activity) => {
    const id = Number(activity.id);
    const clear = Array.isArray(activity.uyarilar) && activity.uyarilar.length === 0;
    const about = clear && listOfCodes(activity.ilgili_kisi).includes(tur);
    const made = render(bodyOf(tur), coverageOf([id]), register, { lang: 'tr', siz: true });
    return about && made.bolumler.every(({ bosluklar }) => bosluklar.length === 0) ? [id] : [];
  });
}

/** Drafts, approves and publishes the texts; then a retention period changes under one of them. */
export async function addTexts(stage: Stage): Promise<void> {
  const { tx, services, now, place } = stage;
  const scope = scopeOfSomebody(place, 'texts.write', ({ role }) => role === 'yönetici');
  for (const { tur, ago, most, state } of STORIES) {
    const at = servicesAt(tx, services, later(now, -ago * DAY_MS));
    const faaliyetler = (await wholeOf(stage, scope, tur)).slice(0, most);
    if (faaliyetler.length === 0 && state !== 'taslak') continue;
    const kapsam = { gruplar: [], faaliyetler };
    const { id } = await addText(
      at,
      scope,
      state === 'taslak' ? { tur } : { tur, kapsam },
      undefined,
    );
    if (state === 'taslak') continue;
    await approveText(at, scope, id);
    await publishText(at, scope, id);
    if (state !== 'eskidi') continue;
    const [changed = 0] = faaliyetler;
    await shorten(stage, scope, changed);
  }
}

/**
 * Changes a retention period past the register's verb, which would end the demo's transaction. The log
 * goes in the order of time, so its day is the demo's own.
 */
async function shorten({ tx, place }: Stage, scope: PersonScope, record_id: number): Promise<void> {
  const { company_id } = place;
  const { rows } = await sql<{ department_id: number; eski: string | null }>`
    update veri_harita v set saklama_suresi = ${SHORTER}, surum = v.surum + 1,
      guncelleyen = ${updaterName(scope.actor)}
    from (select id, saklama_suresi from veri_harita where id = ${record_id}) before
    where v.id = before.id and v.company_id = ${company_id}
    returning v.department_id, before.saklama_suresi as eski`.execute(tx);
  const [{ department_id, eski } = { department_id: 0, eski: null }] = rows;
  const alanlar = [{ alan: 'saklama_suresi', eski, yeni: SHORTER }];
  const change = { islem: 'güncelleme', alanlar, next: { department_id } } as const;
  await logChanges(tx, scope, { tur: 'veri_harita' }, [{ record_id, ...change }]);
  await sql`
    update veri_harita v set guncellenme_tarihi = (select max(tarih) from change_logs l
      where l.company_id = v.company_id and l.tur = 'veri_harita' and l.record_id = v.id)
    where v.company_id = ${company_id} and v.id = ${record_id}`.execute(tx);
}
const SHORTER = 'isci_alacagi_5';
