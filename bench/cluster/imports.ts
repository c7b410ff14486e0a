// Imports that take about half a minute, asked for as the import screen asks: a dry run of the file, then the
// same bytes with its plan and a key, once.
import { randomUUID } from 'node:crypto';
import { processingActivities } from '@emanet/contract/processing-activities';
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import { sql } from 'kysely';
import pg from 'pg';
import { openSession } from '../../server/src/features/auth/sessions.ts';
import { activityBody } from '../../server/src/features/processing-activities/sample.ts';
import type { WholeDb } from '../../server/src/platform/db.ts';
import { factories } from '../../server/test/factories.ts';
import { fileOf, tableIn } from '../../server/test/import-life/table.ts';

const ROWS = 1000;
/** Milliseconds that the database takes for each of these rows, on any machine. */
const ROW_MS = 28;
const { add, checkImport, import: importCall, export: exportCall } = processingActivities;

type Importer = Readonly<{ company: number; headers: Record<string, string> }>;
/** An import under way, and how it ended: the node that answered, or what is wrong with it. */
export type Import = Promise<
  Readonly<{ node: string; endedAt: number; ms: number; wrong: string }>
>;
export type Imports = Readonly<{
  /** Checks files of other companies, and answers when all of their imports are asked for. */
  begin: (count: number) => Promise<readonly Import[]>;
  /** Values that others store again without a delay. */
  end: () => Promise<void>;
}>;

/** Makes companies for so many imports, whose rows the database stores slowly. */
export async function makeImports(
  db: WholeDb,
  url: string,
  address: string,
  count: number,
): Promise<Imports> {
  const make = factories(db);
  const { port } = new URL(address);
  const newImporter = async () => {
    const company = await make.makeCompany();
    const department = await make.makeDepartment(company, 'İnsan Kaynakları');
    const { user_id } = await make.makeUser({ companies: [company] });
    const cookie = `emanet-${port}=${await openSession(db.system, user_id)}`;
    const headers = { cookie, origin: address, 'x-company-id': String(company) };
    return { company, department, headers };
  };
  const ask = async (path: string, { headers }: Importer, body: string | Buffer) => {
    const type = typeof body === 'string' ? 'application/json' : SHEET_TYPE;
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': type, 'idempotency-key': randomUUID() },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 200)}`);
    return answer;
  };
  const example = await newImporter();
  await ask(add.path, example, JSON.stringify(activityBody(example.department, 'Örnek süreç')));
  const exported = await ask(exportCall.path, example, '{}');
  const sheet = await sheetLike(Buffer.from(await exported.arrayBuffer()));
  const waiting: Importer[] = await Promise.all(Array.from({ length: count }, newImporter));
  await asOwner(url, slowly(waiting.map(({ company }) => company)));

  const run = async (importer: Importer, plan: string): Import => {
    const began = performance.now();
    const ended = (node: string, wrong: string) => {
      const endedAt = performance.now();
      return { node, endedAt, ms: endedAt - began, wrong };
    };
    try {
      const answer = await ask(`${importCall.path}?plan=${plan}`, importer, sheet);
      const { data } = importCall.answers.parse(await answer.json());
      const { eklenen, guncellenen, atlanan, eklenenler } = data;
      const rows = await rowsOf(db, importer.company);
      const figures = [eklenen, new Set(eklenenler).size, rows, guncellenen, atlanan].join(' ');
      const node = answer.headers.get('x-node') ?? '';
      return ended(node, figures === `${ROWS} ${ROWS} ${ROWS} 0 0` ? '' : figures);
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
      return ended('', `${String(cause)}; ${await rowsOf(db, importer.company)} rows stored`);
    }
  };
  return {
    begin: async (wanted) => {
      const importers = waiting.splice(0, wanted);
      const plans = await Promise.all(
        importers.map(async (importer) => {
          const answer = await ask(checkImport.path, importer, sheet);
          return checkImport.answers.parse(await answer.json()).data.plan;
        }),
      );
      return importers.map((importer, place) => run(importer, plans[place] ?? ''));
    },
    end: () => asOwner(url, 'drop trigger slow_rows on veri_harita; drop function slow_rows()'),
  };
}

/** The export's only row so many times, each under a name and without a number of its own. */
async function sheetLike(exported: Buffer): Promise<Buffer> {
  const { titles, rows } = await tableIn(exported);
  const [first = []] = rows;
  const name = first.indexOf('Örnek süreç');
  return fileOf({
    titles: titles.slice(1),
    rows: Array.from({ length: ROWS }, (_, n) => first.with(name, `Süreç ${n}`).slice(1)),
  });
}

const slowly = (companies: readonly number[]) => `
  create function slow_rows() returns trigger language plpgsql as
    $$ begin perform pg_sleep(${ROW_MS / 1000}); return new; end $$;
  create trigger slow_rows before insert on veri_harita for each row
    when (new.company_id in (${companies.join(', ')})) execute function slow_rows()`;

async function asOwner(url: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

/** Records of a company. */
export async function rowsOf(db: WholeDb, company_id: number): Promise<number> {
  const count = await db.system
    .selectFrom('veri_harita')
    .select(sql<number>`count(*)::float8`.as('rows'))
    .where('company_id', '=', company_id)
    .executeTakeFirstOrThrow();
  return count.rows;
}
