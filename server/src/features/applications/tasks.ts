import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { Application } from '@emanet/contract/applications';
import type { ApplicationTask, AskedTask } from '@emanet/contract/applications/touched';
import { choiceOf } from '@emanet/contract/lookups';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { scopeWith, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { nameOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';
import { selectLines } from '../../records/queries.ts';
import { registerOf } from '../../registers.ts';
import { addTask, selectTasks } from '../actions/actions.ts';
import { hold, wholeOf } from './applications.ts';
import { logEvent } from './events.ts';

/** Name of a task, with the application's number only: its readers may not see the applicant. */
const NAMES: Readonly<Record<ApplicationTask, (no: string, name: string) => Sentence>> = {
  sil: (no, name) => ({
    tr: `Başvuru ${no}: verileri sil (${name})`,
    en: `Request ${no}: erase the data (${name})`,
  }),
  yok_et: (no, name) => ({
    tr: `Başvuru ${no}: verileri yok et (${name})`,
    en: `Request ${no}: destroy the data (${name})`,
  }),
  anonim: (no, name) => ({
    tr: `Başvuru ${no}: verileri anonim hâle getir (${name})`,
    en: `Request ${no}: anonymise the data (${name})`,
  }),
  duzelt: (no, name) => ({
    tr: `Başvuru ${no}: verileri düzelt (${name})`,
    en: `Request ${no}: correct the data (${name})`,
  }),
  bildir: (no, name) => ({
    tr: `Başvuru ${no}: alıcıya bildir (${name})`,
    en: `Request ${no}: notify the recipient (${name})`,
  }),
};

const TEXTS = serverTexts((all) => all.applications.texts);

type Target = Readonly<{ name: string; department_id: number | null }>;

const isNotice = ({ gorev }: AskedTask) => gorev === 'bildir';

/** A record of the caller's, or a group of recipients; a recipient can only be notified. */
async function targetOf(
  tx: Tx,
  scope: PersonScope,
  one: AskedTask,
  lang: Language,
): Promise<Target> {
  const { kayit_turu, kayit_id, alici } = one;
  const wrong = () => fail('INVALID_INPUT', { fields: { gorevler: 'choice' } });
  if (alici) {
    const group = choiceOf('alici_grubu', alici);
    return group && isNotice(one) && !kayit_id
      ? { name: group[lang], department_id: null }
      : wrong();
  }
  if (!kayit_turu || !kayit_id) return wrong();
  const isTransfer = kayit_turu === 'veri_aktarim' || kayit_turu === 'diger_aktarim';
  if (isTransfer !== isNotice(one)) return wrong();
  const register = registerOf(kayit_turu);
  const reach = scopeWith(scope, register.read);
  const [line] = await selectLines(tx, register, reach, {
    where: [sql`t.id = ${kayit_id}`],
    limit: 1,
  });
  if (line === undefined) return wrong();
  const row = toRow(register, line);
  return { name: nameOf(register, row, lang), department_id: Number(row.department_id) };
}

/** Opens tasks; one that the application has already is not opened again. */
export const openTasks = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  asked: readonly AskedTask[],
  lang: Language,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id);
    const opened: string[] = [];
    for (const one of asked) {
      const { name, department_id } = await targetOf(tx, scope, one, lang);
      const aksiyon_ismi = NAMES[one.gorev](row.basvuru_no, name)[lang].slice(0, 300);
      const made = await addTask(tx, scope, {
        aksiyon_ismi,
        aksiyon_aciklamasi: TEXTS[isNotice(one) ? 'notice' : 'disposal'][lang],
        department_id:
          department_id ??
          row.department_id ??
          fail('INVALID_INPUT', { fields: { gorevler: 'department' } }),
        son_tarih: row.son_gun,
        kayit_turu: one.kayit_turu ?? null,
        kayit_id: one.kayit_id ?? null,
        basvuru_id: id,
        basvuru_gorevi: one.gorev,
        basvuru_alicisi: one.alici ?? null,
      });
      if (made) opened.push(aksiyon_ismi);
    }
    if (opened.length > 0) {
      const veri = { metin: opened.join('\n') };
      await logEvent(tx, scope, { basvuru_id: id, tur: 'gorev_acildi', veri, at: clock.now() });
    }
    return wholeOf(tx, scope, id);
  });

/** Names of the open tasks, for the entry that closes the application. */
export async function openTaskNames(tx: Tx, scope: CompanyScope, id: number): Promise<string[]> {
  const tasks = await selectTasks(tx, scope, id);
  return tasks.filter(({ durum, guncel }) => !durum && guncel).map((one) => one.aksiyon_ismi);
}
