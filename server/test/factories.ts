import { randomUUID } from 'node:crypto';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import type { WholeDb } from '../src/platform/db.ts';
import { noteEvidence } from '../src/platform/noted.ts';

/** A name nobody else in the test run has. */
export const unique = (word: string): string => `${word}-${randomUUID().slice(0, 8)}`;

/** A further company of somebody, behind those they have. */
export type FurtherPlace = {
  company_id: number;
  role: Role;
  department_id?: number;
  egitim_sorumlusu?: boolean;
  varlik_sorumlusu?: boolean;
};

export type TestUser = { user_id: number; email: string; role: Role };

export type NewUser = {
  /** Of departments a temsilci, else a danışman. */
  role?: Role;
  /** Companies in order; the first one is the active one. */
  companies?: readonly number[];
  /** Departments of the first company; a temsilci gets one membership for each. */
  departments?: readonly number[];
  email?: string;
  fullname?: string;
  /** The language of mails. */
  dil?: Language;
  egitim_sorumlusu?: boolean;
  varlik_sorumlusu?: boolean;
};

/** Makes what a suite needs, past every permission. */
export const factories = (db: WholeDb) => ({
  makeCompany: async (name = unique('Şirket')): Promise<number> => {
    const row = await db.system
      .insertInto('companies')
      .values({ company_name: name })
      .returning('company_id')
      .executeTakeFirstOrThrow();
    return row.company_id;
  },

  makeDepartment: async (company_id: number, name = unique('Departman')): Promise<number> => {
    const row = await db.system
      .insertInto('departments')
      .values({ company_id, department_name: name })
      .returning('department_id')
      .executeTakeFirstOrThrow();
    return row.department_id;
  },

  /** Makes somebody a member of a further company, as what they need not be elsewhere. */
  joinCompany: async (
    user_id: number,
    { department_id, ...place }: FurtherPlace,
  ): Promise<void> => {
    await db.system.transaction().execute(async (tx) => {
      await noteEvidence(tx);
      await tx
        .insertInto('memberships')
        .values({ ...place, user_id, department_id: department_id ?? null, sira: 1 })
        .execute();
    });
  },

  makeUser: async (wanted: NewUser = {}): Promise<TestUser> => {
    const { companies = [], departments = [] } = wanted;
    const { role = departments.length > 0 ? 'temsilci' : 'danışman' } = wanted;
    return db.system.transaction().execute(async (tx) => {
      await noteEvidence(tx);
      const user = await tx
        .insertInto('users')
        .values({
          email: wanted.email ?? `${unique('kisi')}@ornek.test`,
          fullname: wanted.fullname ?? 'Deniz Örnek',
          role,
          dil: wanted.dil ?? 'tr',
          egitim_sorumlusu: wanted.egitim_sorumlusu ?? false,
          varlik_sorumlusu: wanted.varlik_sorumlusu ?? false,
        })
        .returning(['user_id', 'email', 'role'])
        .executeTakeFirstOrThrow();
      const memberships = companies.flatMap((company_id, place) => {
        const inside = place === 0 && departments.length > 0 ? departments : [null];
        return inside.map((department_id) => ({
          user_id: user.user_id,
          company_id,
          department_id,
          company_active: place === 0,
          sira: place,
          role,
          egitim_sorumlusu: wanted.egitim_sorumlusu ?? false,
          varlik_sorumlusu: wanted.varlik_sorumlusu ?? false,
        }));
      });
      if (memberships.length > 0) await tx.insertInto('memberships').values(memberships).execute();
      return user;
    });
  },
});

/** A tax number with its check digit. */
export function taxNumber(): string {
  const digits = Array.from({ length: 9 }, () => Math.floor(Math.random() * 10));
  const sum = digits.reduce((all, digit, at) => {
    const shifted = (digit + 9 - at) % 10;
    const power = (shifted * 2 ** (9 - at)) % 9;
    return all + (shifted !== 0 && power === 0 ? 9 : power);
  }, 0);
  return [...digits, (10 - (sum % 10)) % 10].join('');
}
