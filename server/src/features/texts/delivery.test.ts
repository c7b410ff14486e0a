import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { texts } from '@emanet/contract/texts';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { inPath, textHouse } from './texts.fixture.ts';

const house = await textHouse();
const { app, consultant } = house;
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
afterAll(() => app.close());

const unnamed = async (id: number, who = consultant) =>
  (await who.call(texts.unnamed, inPath(id))).body.data;
const activity = async (id: number) =>
  (await consultant.call(processingActivities.single, inPath(id))).body.data;
const codesOf = ({ uyarilar }: Awaited<ReturnType<typeof activity>>) =>
  uyarilar.map(({ kod }) => kod);
const link = (
  { alan, dokuman_id, satirlar }: Awaited<ReturnType<typeof unnamed>>,
  who = consultant,
) =>
  who.call(processingActivities.bulkUpdate, {
    body: { satirlar, alan: alan ?? '', islem: 'bos_ise_yaz', deger: dokuman_id },
  });

describe('the document of a published text', () => {
  it('is offered to the activities that it covers and that name none; log and undo are the register’s', async () => {
    const [bare, other, ended] = [
      await house.addActivity('Metinsiz bordro'),
      await house.addActivity('Metinli özlük'),
      await house.addActivity('Biten', { faaliyet_durumu: 'sona_erdi' }),
    ];
    const policy = await house.published([other]);
    await link(await unnamed(policy.id));
    const text = await house.published([bare, other, ended]);
    const found = await unnamed(text.id);
    expect(found).toMatchObject({ alan: 'aydinlatma_metni', dokuman_id: text.dokuman_id });
    expect(found.satirlar.map(({ id }) => id)).toEqual([bare]);
    expect(codesOf(await activity(bare))).toContain('aydinlatma_metni_yok');
    const linked = await link(found);
    expect(linked.body.data.degisen).toEqual([bare]);
    const row = await activity(bare);
    expect(row.aydinlatma_metni).toBe(text.dokuman_id);
    expect(codesOf(row)).not.toContain('aydinlatma_metni_yok');
    expect((await activity(other)).aydinlatma_metni).toBe(policy.dokuman_id);
    expect((await unnamed(text.id)).satirlar).toEqual([]);
    const log = await sql<{ n: number }>`
      select count(*)::int as n from change_logs where tur = 'veri_harita' and record_id = ${bare}
        and alanlar @> ${JSON.stringify([{ alan: 'aydinlatma_metni', yeni: text.dokuman_id }])}::jsonb`.execute(
      app.db.system,
    );
    expect(log.rows[0]?.n).toBe(1);
    const toplu_islem = linked.body.data.toplu_islem ?? '';
    await consultant.call(processingActivities.undoBulkUpdate, { body: { toplu_islem } });
    expect((await activity(bare)).aydinlatma_metni).toBeNull();
    expect((await unnamed(text.id)).satirlar.map(({ id }) => id)).toEqual([bare]);
  });

  it('is a consent’s for activities that rest on one, and a policy’s for none', async () => {
    const asked = await house.addActivity('Bülten', { isleme_sarti: ['k5_1_acik_riza'] });
    const without = await house.addActivity('Rızasız');
    const kapsam = { faaliyetler: [asked, without], gruplar: [] };
    const made = async (tur: 'riza' | 'gizlilik_taahhudu') => {
      const body = { tur, kapsam: { ...kapsam, tumu: false } };
      return house.publish((await consultant.call(texts.add, { body })).body.data.id);
    };
    expect(await unnamed((await made('riza')).id)).toMatchObject({
      alan: 'acik_riza_metni',
      satirlar: [{ id: asked }],
    });
    expect(await unnamed((await made('gizlilik_taahhudu')).id)).toMatchObject({
      alan: null,
      satirlar: [],
    });
  });

  it('leads back to its text, in its company alone', async () => {
    const text = await house.published([await house.addActivity('Karşılıklı')]);
    const of = async (who: Caller) =>
      (await who.call(texts.list, { query: { kayit: `dokumanlar:${text.dokuman_id}` } })).body.data;
    expect((await of(consultant)).map(({ id }) => id)).toEqual([text.id]);
    expect(await of(stranger)).toEqual([]);
    expect((await consultant.call(documents.single, inPath(text.dokuman_id ?? 0))).status).toBe(
      200,
    );
    expect((await stranger.call(texts.unnamed, inPath(text.id))).status).toBe(404);
  });

  it('is linked by nobody without the right to write those activities', async () => {
    const text = await house.published([await house.addActivity('Başka birimin')]);
    const reader = await app.signInAs({ companies: [house.company], departments: [house.sales] });
    const found = await unnamed(text.id);
    expect(found.satirlar).toHaveLength(1);
    const linked = await link(found, reader);
    expect(linked.body.data?.degisen ?? []).toEqual([]);
  });
});

describe('the QR code of a text', () => {
  it('leads to its address, as a drawing or a picture, and only where there is one', async () => {
    const text = await house.published([await house.addActivity('Karekod')]);
    const get = (id: number, tur: string, who = consultant) =>
      app.app.inject({ url: `/api/metinler/karekod/${id}?tur=${tur}`, headers: who.headers });
    const svg = await get(text.id, 'svg');
    expect(svg.payload).toContain('<svg');
    expect(svg.headers['content-disposition']).toContain(`${text.kisa_ad}.svg`);
    expect((await get(text.id, 'png')).rawPayload.subarray(1, 4).toString()).toBe('PNG');
    const draft = await house.addNotice([await house.addActivity('Adressiz')]);
    expect((await get(draft.id, 'svg')).statusCode).toBe(404);
    expect((await get(text.id, 'svg', stranger)).statusCode).toBe(404);
  });
});
