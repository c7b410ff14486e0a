import type { SeveralWork, SkipReason } from '@emanet/contract/portfolio/several';
import type { Language } from '@emanet/contract/shared/primitives';
import { selectMembers } from '../../../nouns/members.ts';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { mailActionIn, openAction } from '../../actions/actions.ts';
import { selectDepartments } from '../../confirmations/confirmations.ts';
import { lawInClient } from './law.ts';

export type LawWork = Extract<SeveralWork, { tur: 'mevzuat' }>;

/** Records that the action of a client names. */
const NAMED = 10;
const MOST_TEXT = 4000;

/**
 * Plans the action of an entry of the law in a client that it concerns, in the department that has most of
 * the records; a client has it once, whoever opened it.
 */
export async function planLaw(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  { mevzuat, eposta, bilinmeyenler, tur: _, ...values }: LawWork,
  lang: Language,
) {
  const found = await lawInClient(services, tx, scope, mevzuat, lang);
  if (!found) return 'ilgilendirmez' satisfies SkipReason;
  const { durum, kayitlar, sayi, acildi } = found;
  if (acildi) return 'zaten_acik' satisfies SkipReason;
  if (durum === 'yok') return 'ilgilendirmez' satisfies SkipReason;
  if (durum === 'bilinmiyor' && !bilinmeyenler) return 'bilinmiyor' satisfies SkipReason;
  const departments = await selectDepartments(tx, scope);
  const [first] = departments.keys();
  const department_id = found.department_id ?? first;
  if (department_id === undefined) return 'departman_yok' satisfies SkipReason;
  const members = eposta ? await selectMembers(tx) : [];
  const kisiler = members.filter((one) => one.departments.includes(department_id));
  const names = kayitlar.slice(0, NAMED).map(({ ad }) => ad);
  const more = sayi - names.length;
  const records = [...names, ...(more > 0 ? [`+${more}`] : [])].join(', ');
  const aksiyon_aciklamasi =
    [values.aksiyon_aciklamasi, records].filter(Boolean).join('\n\n').slice(0, MOST_TEXT) || null;
  return {
    ...{ kisiler, sayi, departman: departments.get(department_id) ?? null },
    make: async () => {
      const body = { ...values, aksiyon_aciklamasi, department_id };
      const { id, surum } = await openAction(tx, scope, body);
      if (kisiler.length > 0) await mailActionIn(services, tx, scope, { id, department_id });
      return { aksiyon: { id, surum } };
    },
  };
}
