import { texts, type SingleText } from '@emanet/contract/texts';
import { templateVersion } from '@emanet/contract/texts/templates';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { inPath, saidBy, textHouse } from './texts.fixture.ts';

const house = await textHouse();
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
const adopt = (id: number, al: boolean, cumleler?: string[]) =>
  house.consultant.call(texts.adopt, { ...inPath(id), body: { al, cumleler } });

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
    expect(said).toMatch(/^Bu metin, çalışanlarımıza.*Bu cümleyi şirket ekledi\./);
    const page = await house.app.app.inject({ url: text.adres ?? '' });
    expect(page.payload).toContain(OLD);
  });

  it('is taken sentence by sentence: the others stay as the company has them', async () => {
    const draft = await house.addNotice([await house.addActivity('Kısmen')]);
    const govde = structuredClone(draft.govde);
    const words = govde?.bolumler.flatMap(({ k, parcalar }) =>
      parcalar.flatMap(({ k: part, metin }) => (metin ? [{ k: `${k}.${part}`, metin }] : [])),
    );
    const [first, second] = words ?? [];
    if (!govde || !first || !second) throw new Error('The notice has own words.');
    const [ours] = [first.metin.tr];
    first.metin.tr = OLD;
    second.metin.tr = 'Şirketin kendi sözü.';
    const gone = govde.bolumler.at(-1);
    govde.bolumler = govde.bolumler.slice(0, -1);
    await house.consultant.call(texts.update, { ...inPath(draft.id), body: { govde } });
    await sql`update metinler set sablon_surumu = 0 where id = ${draft.id}`.execute(
      house.app.db.system,
    );
    const offer = await house.consultant.call(texts.template, inPath(draft.id));
    const keys = offer.body.data.farklar.map(({ k }) => k);
    expect(keys).toContain(first.k);
    expect(keys).toContain(second.k);

    const taken = (await adopt(draft.id, true, [first.k])).body.data;
    const said = saidBy(taken.metin?.tr);
    expect([taken.durum, taken.sablon_yeni]).toEqual(['taslak', false]);
    expect(said).not.toContain(OLD);
    expect(said).toContain('Şirketin kendi sözü.');
    expect(taken.govde?.bolumler[0]?.parcalar[0]?.metin?.tr).toBe(ours);
    expect(taken.govde?.bolumler.map(({ k }) => k)).not.toContain(gone?.k);
  });

  it('brings the blocks of a section together, and a section that is new to the text', async () => {
    const draft = await house.addNotice([await house.addActivity('Bölüm')]);
    const govde = structuredClone(draft.govde);
    const of = govde?.bolumler.find(({ parcalar }) =>
      parcalar.some(({ blok }) => blok === 'toplama'),
    );
    if (!govde || !of) throw new Error('The notice says how data are collected.');
    govde.bolumler = govde.bolumler.filter(({ k }) => k !== of.k);
    await house.consultant.call(texts.update, { ...inPath(draft.id), body: { govde } });
    const offer = await house.consultant.call(texts.template, inPath(draft.id));
    const added = offer.body.data.farklar.filter(({ bolum }) => bolum === of.k);
    expect(added.length).toBeGreaterThan(0);
    const block = added.find(({ k }) => !k.startsWith(`${of.k}.`));
    const taken = (await adopt(draft.id, true, [block?.k ?? ''])).body.data;
    const back = taken.govde?.bolumler.find(({ k }) => k === of.k);
    expect(back?.parcalar.map(({ blok }) => blok)).toContain('toplama');
    expect(back?.parcalar.every(({ metin }) => metin === undefined)).toBe(true);
    expect(saidBy(taken.metin?.tr)).toContain('şu kanallarla toplanır');
  });
});
