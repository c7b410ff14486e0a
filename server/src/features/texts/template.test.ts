import { texts, type SingleText } from '@emanet/contract/texts';
import { templateVersion } from '@emanet/contract/texts/templates';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inPath, saidBy, textHouse, type TextHouse } from './texts.fixture.ts';

let house: TextHouse;
beforeAll(async () => {
  house = await textHouse();
});
afterAll(() => house.app.close());

const OLD = 'Bu metin, önceki sözlerimizle çalışanları bilgilendirir.';
const OWN = 'Bu cümleyi şirket ekledi.';
const single = async (id: number): Promise<SingleText> =>
  (await house.consultant.call(texts.single, inPath(id))).body.data;

/** A published notice in the wording of an earlier template, with a sentence of the company's own. */
async function published(): Promise<SingleText> {
  const draft = await house.addNotice([await house.addActivity('Şablon')]);
  const govde = structuredClone(draft.govde);
  const [first] = govde?.bolumler ?? [];
  const [intro] = first?.parcalar ?? [];
  if (!govde || !first || !intro?.metin) throw new Error('The notice begins with own words.');
  intro.metin.tr = OLD;
  first.parcalar.push({ k: 'ek1', metin: { tr: OWN, en: '' } });
  await house.consultant.call(texts.update, { ...inPath(draft.id), body: { govde } });
  await house.publish(draft.id);
  await sql`update metinler set sablon_surumu = 0 where id = ${draft.id}`.execute(
    house.app.db.system,
  );
  return single(draft.id);
}
const adopt = (id: number, al: boolean) =>
  house.consultant.call(texts.adopt, { ...inPath(id), body: { al } });

describe('a newer wording of our template', () => {
  it('is offered with its difference, and changes nothing by itself', async () => {
    const text = await published();
    expect([text.sablon_yeni, text.durum, text.eskiyen]).toEqual([true, 'yayinda', 0]);
    const offer = await house.consultant.call(texts.template, inPath(text.id));
    expect(offer.body.data).toMatchObject({ surum: 0, yeni: templateVersion('calisan') });
    const [change, ...others] = offer.body.data.farklar;
    expect([change?.k, change?.tur, others]).toEqual(['giris.giris', 'degisti', []]);
    const gone = change?.parcalar.filter(({ d }) => d === 'eski').map(({ t }) => t);
    expect(gone?.join(' ')).toContain('önceki sözlerimizle');

    const page = await house.app.app.inject({ url: text.adres ?? '' });
    expect(page.payload).toContain(OLD);
    const next = await house.consultant.call(texts.prepare, { ...inPath(text.id), body: {} });
    expect(saidBy(next.body.data.metin?.tr)).toContain(OLD);
    expect((await house.publish(text.id)).sablon_yeni).toBe(true);
  });

  it('is left without a trace in the text', async () => {
    const text = await published();
    const left = await adopt(text.id, false);
    expect(left.body.data).toMatchObject({ sablon_yeni: false, durum: 'yayinda' });
    expect(saidBy(left.body.data.metin?.tr)).toContain(OLD);
  });

  it('comes into a draft that keeps what the company added, and is published only on purpose', async () => {
    const text = await published();
    const taken = await adopt(text.id, true);
    const said = saidBy(taken.body.data.metin?.tr);
    expect([taken.body.data.durum, taken.body.data.sablon_yeni]).toEqual(['taslak', false]);
    expect(said).not.toContain(OLD);
    expect(said).toMatch(/^Bu metin, 6698 .* hazırlanmıştır\. Bu cümleyi şirket ekledi\./);
    const page = await house.app.app.inject({ url: text.adres ?? '' });
    expect(page.payload).toContain(OLD);
  });
});
