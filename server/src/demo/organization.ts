import type { Tx } from '../platform/db.ts';
import { NO_DEPARTMENT } from '../nouns/log.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { workingInstant } from './calendar.ts';
import { COMPANIES } from './companies.ts';
import { PEOPLE, type Person } from './people.ts';

type Place = Readonly<{
  key: string;
  company_id: number;
  departments: ReadonlyMap<string, number>;
  userIds: ReadonlyMap<string, number>;
  now: Date;
  addressOf: (email: string) => string;
}>;
type Entry = Readonly<{
  daysAgo: number;
  minute: number;
  by: Person;
  konu: 'departman' | 'temsilci' | 'sirket';
  konu_id: number;
  islem: 'ekleme' | 'güncelleme';
  alanlar: readonly Readonly<{ alan: string; eski: unknown; yeni: unknown }>[];
}>;

const fresh = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).map(([alan, yeni]) => ({ alan, eski: null, yeni }));

/** History of a company's departments, people and details, as the people of the demo made it. */
export async function addOrganizationHistory(tx: Tx, place: Place): Promise<void> {
  const { company_id, now, userIds } = place;
  const entries = [...departmentEntries(place), ...peopleEntries(place), ...detailEntries(place)];
  const rows = entries.map(({ daysAgo, minute, by, konu, konu_id, ...entry }) => ({
    ...entry,
    tur: konu,
    record_id: konu_id,
    company_id,
    department_id: NO_DEPARTMENT,
    user_id: userIds.get(by.email) ?? null,
    guncelleyen: by.fullname,
    tarih: workingInstant(now, daysAgo, minute).toISOString(),
  }));
  const inOrder = rows.toSorted((a, b) => a.tarih.localeCompare(b.tarih));
  await insertRows(tx, 'change_logs', inOrder, 'id');
}

function colleague({ key }: Place, role: Person['role']): Person {
  const found = PEOPLE.find((one) => one.role === role && one.companies.includes(key));
  if (!found) throw new Error('the demo names a person it does not have');
  return found;
}

function departmentEntries(place: Place): Entry[] {
  const by = colleague(place, 'danışman');
  const of = { by, konu: 'departman', daysAgo: 92 } as const;
  const names = [...place.departments];
  const added = names.map(([name, konu_id], at): Entry => {
    const alanlar = fresh({ department_name: firstNameOf(name) });
    return { ...of, konu_id, islem: 'ekleme', minute: 40 + at, alanlar };
  });
  const renamed = names
    .filter(([name]) => firstNameOf(name) !== name)
    .map(([yeni, konu_id], at): Entry => {
      const alanlar = [{ alan: 'department_name', eski: firstNameOf(yeni), yeni }];
      return { ...of, konu_id, islem: 'güncelleme', daysAgo: 61, minute: 215 + at, alanlar };
    });
  return [...added, ...renamed];
}

/** The name that a department had at first: “Pazarlama” before it became “Pazarlama ve …”. */
const firstNameOf = (name: string): string => name.split(' ve ')[0] ?? name;

function peopleEntries(place: Place): Entry[] {
  const people = PEOPLE.filter(
    ({ role, companies }) => role === 'temsilci' && companies.includes(place.key),
  );
  const of = { by: colleague(place, 'yönetici'), konu: 'temsilci' } as const;
  return people.flatMap((person, at): Entry[] => {
    const { fullname, email } = person;
    const flags = ['egitim_sorumlusu', 'varlik_sorumlusu'] as const;
    const about = { ...of, konu_id: place.userIds.get(email) ?? 0 };
    const departments = [person.department, person.alsoIn].flatMap(
      (name) => place.departments.get(name ?? '') ?? [],
    );
    const added: Entry = {
      ...about,
      islem: 'ekleme',
      daysAgo: person.neverIn ? 4 : 89,
      minute: 100 + at * 3,
      alanlar: fresh({ fullname, email: place.addressOf(email), departments }),
    };
    const given = flags.filter((flag) => person[flag]);
    const changed = given.map((alan): Entry => {
      const alanlar = [{ alan, eski: false, yeni: true }];
      return { ...about, islem: 'güncelleme', daysAgo: 33, minute: 180 + at, alanlar };
    });
    return [added, ...changed];
  });
}

function detailEntries(place: Place): Entry[] {
  if (!COMPANIES.find(({ key }) => key === place.key)?.profile.irtibat_kisisi) return [];
  const by = colleague(place, 'yönetici');
  const alanlar = [{ alan: 'irtibat_kisisi', eski: null, yeni: by.fullname }];
  const konu_id = place.company_id;
  return [{ by, konu: 'sirket', konu_id, islem: 'güncelleme', daysAgo: 12, minute: 72, alanlar }];
}
