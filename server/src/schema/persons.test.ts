import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';

const owner = new pg.Client({ connectionString: inject('databaseUrl') });
await owner.connect();
afterAll(() => owner.end());

/** Tables that a deleted user is looked for in from end to end, and why that is cheap. */
const WITHOUT_INDEX = {
  'gozden_gecirmeler.user_id': 'answers of rounds that are not confirmed yet',
  'ikinci_adim_istekleri.user_id': 'requests that wait for a day',
  'kayitli_gorunumler.user_id': 'a few views a person',
  'passkey_challenges.user_id': 'tries of some minutes',
  'portfoy_isleri.user_id': 'a few acts a company and year',
  'portfoy_sorumlulari.sorumlu_id': 'one row a company',
  'portfoy_sorumlulari.vekil_id': 'one row a company',
  'takvim_baglantilari.user_id': 'one calendar a person',
  'veri_ihlalleri.sorumlu_id': 'a few breaches a company in ten years',
  'yuklemeler.user_id': 'uploads of a day',
};

it('finds rows that name a person by an index, where their table is large', async () => {
  const { rows } = await owner.query<{ name: string }>(`
    select format('%s.%s', f.conrelid::regclass, a.attname) as name from pg_constraint f
    join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
    where f.contype = 'f' and f.confrelid = 'users'::regclass and not exists (
      select from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
        and (i.indpred is null
          or pg_get_expr(i.indpred, i.indrelid) = format('(%I IS NOT NULL)', a.attname)))`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(WITHOUT_INDEX));
});
