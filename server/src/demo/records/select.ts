import { LIBRARY, type LibraryActivity } from '../../template/library.ts';
import { CASES } from './cases.ts';
import type { DemoCompany } from '../companies.ts';
import type { Random } from '../random.ts';

/** Chosen in every department that runs them: the ones people expect to find. */
// prettier-ignore
const ALWAYS = ['aday_basvuru_alma', 'ozluk_dosyasi', 'bordro_hazirlama', 'biyometrik_mesai_takibi', 'ticari_ileti_gonderimi', 'cctv_izleme', 'kvkk_basvurulari'];

export type Chosen = Readonly<{
  activity: LibraryActivity;
  /** Its number among the library's activities. */
  position: number;
  department: string;
}>;

/** The library activities that a company has copied, by its own departments, in library order. */
export function chosenBy(company: DemoCompany, random: Random): Chosen[] {
  const cases = CASES.filter((one) => one.company === company.key).map((one) => one.activity);
  const wanted = new Set([...ALWAYS, ...cases]);
  return company.departments.flatMap(({ name, runs, most }) => {
    const offered = LIBRARY.map((activity, position) => ({
      activity,
      position,
      department: name,
    })).filter(({ activity }) => runs.includes(activity.department));
    const certain = offered.filter(({ activity }) => wanted.has(activity.code)).length;
    let free = Math.max(most - certain, 0);
    let left = offered.length - certain;
    return offered.filter(({ activity }) => {
      if (wanted.has(activity.code)) return true;
      const taken = random.below(left) < free;
      left -= 1;
      if (taken) free -= 1;
      return taken;
    });
  });
}
