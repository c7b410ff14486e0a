import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** Somebody signed in, a record of theirs to add, and numbers of those that are there. */
export type Person = Readonly<{
  company: number;
  token: string;
  ids: readonly number[];
  body: Readonly<Record<string, unknown>>;
}>;

const PAUSE_MS = 20;
const DEPARTMENT_EACH = 25;

/** People who go on reading and writing by the calls that both releases have. */
export function peopleOf(people: readonly Person[]) {
  const added: string[] = [];
  const updated = new Map<number, string>();
  const departments: string[] = [];
  let address = '';
  let working = true;
  let counted = { asked: 0, failed: 0, longest: 0, why: new Map<string, number>() };

  const ask = async (person: Person, method: string, path: string, body?: object) => {
    const began = performance.now();
    const why = await fetch(`${address}${path}`, {
      method,
      headers: {
        origin: address,
        cookie: `emanet-${new URL(address).port}=${person.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok
          ? undefined
          : `${method} ${path.replace(/\d+$/, ':id')} ${answer.status} ${text.slice(0, 120)}`;
      },
      (error: unknown) => `${method} ${String(error)}`,
    );
    counted.asked += 1;
    counted.longest = Math.max(counted.longest, performance.now() - began);
    if (why) {
      counted.failed += 1;
      counted.why.set(why, (counted.why.get(why) ?? 0) + 1);
    }
    return why === undefined;
  };
  const turnOf = async (person: Person, n: number, turn: number) => {
    const id = person.ids[turn % person.ids.length] ?? 0;
    if (n % 2 === 0) {
      if (turn % 2 === 0) await ask(person, 'GET', '/api/veriharita/list?limit=20');
      else await ask(person, 'GET', `/api/veriharita/single/${id}`);
    } else if (turn % DEPARTMENT_EACH === 0) {
      const department_name = `Birim ${randomUUID()}`;
      if (
        await ask(person, 'POST', '/api/departments/add', {
          department_name,
          company_id: person.company,
        })
      )
        departments.push(department_name);
    } else if (turn % 2 === 0) {
      const surec_ismi = `Süreç ${randomUUID()}`;
      if (await ask(person, 'POST', '/api/veriharita/add', { ...person.body, surec_ismi }))
        added.push(surec_ismi);
    } else {
      const dosya_ismi = `Dosya ${randomUUID()}`;
      // One without an answer may have been made.
      updated.delete(id);
      if (await ask(person, 'POST', `/api/veriharita/update/${id}`, { dosya_ismi }))
        updated.set(id, dosya_ismi);
    }
  };
  const run = async (person: Person, n: number) => {
    for (let turn = n; working; turn += 1) {
      if (address) await turnOf(person, n, turn);
      await sleep(PAUSE_MS);
    }
  };
  const running = Promise.all(people.map(run));

  return {
    /** Lets them call this address until `work` is done; those who wait for an answer of another get it. */
    during: async (node: string, work: () => Promise<unknown>) => {
      address = node;
      counted = { asked: 0, failed: 0, longest: 0, why: new Map() };
      await work();
      return counted;
    },
    end: async () => {
      working = false;
      await running;
    },
    /** Counts acknowledged rows that are lost, doubled or without an entry in the log. */
    missing: async (owner: pg.Client) => {
      await owner.query('begin; set local role emanet_system');
      const { rows } = await owner.query<{
        records: number;
        departments: number;
        updates: number;
        doubled: number;
        unlogged: number;
      }>(
        `select
          (select count(distinct surec_ismi)::int from veri_harita where surec_ismi = any($1)) as records,
          (select count(*)::int - count(distinct surec_ismi)::int from veri_harita where surec_ismi = any($1)) as doubled,
          (select count(*)::int from veri_harita h join unnest($2::int[], $3::text[]) u(id, name)
            on h.id = u.id and h.dosya_ismi = u.name) as updates,
          (select count(distinct department_name)::int from departments where department_name = any($4)) as departments,
          (select count(*)::int from departments d where department_name = any($4) and not exists (
            select from change_logs l where l.company_id = d.company_id and l.tur = 'departman' and l.record_id = d.department_id)) +
          (select count(*)::int from veri_harita h where surec_ismi = any($1) and not exists (
            select from change_logs l where l.company_id = h.company_id and l.tur = 'veri_harita'
              and l.record_id = h.id and l.islem = 'ekleme')) as unlogged`,
        [added, [...updated.keys()], [...updated.values()], departments],
      );
      await owner.query('rollback');
      const [row] = rows;
      const kept = added.length + updated.size + departments.length;
      const found = (row?.records ?? 0) + (row?.updates ?? 0) + (row?.departments ?? 0);
      return { kept, lost: kept - found, doubled: row?.doubled ?? 0, unlogged: row?.unlogged ?? 0 };
    },
  };
}
