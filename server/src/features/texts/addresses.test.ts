import { applications } from '@emanet/contract/applications';
import { texts } from '@emanet/contract/texts';
import { afterAll, describe, expect, it } from 'vitest';
import { unique } from '../../../test/factories.ts';
import type { Caller } from '../../../test/app.ts';
import { inPath, textHouse } from './texts.fixture.ts';

const house = await textHouse();
const { app, consultant } = house;
const stranger = await app.signInAs({ companies: [await app.makeCompany()] });
afterAll(() => app.close());

const slugOf = async (who: Caller) => (await who.call(applications.settings)).body.data.slug;
const rename = (who: Caller, slug: string) =>
  who.call(applications.saveSettings, { body: { acik: true, slug, saklama_yili: 3 } });
const newSlug = () =>
  unique('ad')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
const open = (url: string) => app.app.inject({ url });
const form = (slug: string) => open(`/api/kvkk-formu/form/${slug}`);

describe('the address of a company', () => {
  it('leads to its texts and its form for good, whatever it was called since', async () => {
    const text = await house.published([await house.addActivity('Basılı karekod')]);
    const printed = text.adres ?? '';
    const old = await slugOf(consultant);
    for (const slug of [newSlug(), newSlug()])
      expect((await rename(consultant, slug)).status).toBe(200);
    const present = await slugOf(consultant);
    const page = await open(`${printed}?yol=qr`);
    expect([page.statusCode, (await open(`${printed}/pdf`)).statusCode]).toEqual([200, 200]);
    expect(page.payload).toContain(`/metin/${present}/${text.kisa_ad}`);
    expect(page.payload).not.toContain(printed);
    expect((await form(old)).statusCode).toBe(200);
    expect((await form(present)).statusCode).toBe(200);
    const { surumler } = (await consultant.call(texts.single, inPath(text.id))).body.data;
    expect(surumler[0]?.yollar).toEqual({ baglanti: 0, qr: 1, pdf: 1 });
  });

  it('is given to no other company, neither by choice nor at its beginning', async () => {
    const name = unique('Kızılırmak');
    const first = await app.makeCompany(name);
    const owner = await app.signInAs({ companies: [first] });
    const old = await slugOf(owner);
    await rename(owner, newSlug());
    const taken = await rename(stranger, old);
    expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
    const second = await app.makeCompany(`${name}.`);
    const other = await app.signInAs({ companies: [second] });
    expect(await slugOf(other)).toBe(`${old}-2`);
    expect((await rename(owner, old)).status).toBe(200);
    expect(await slugOf(owner)).toBe(old);
  });

  it('is one company’s even when two change at once', async () => {
    const one = await app.signInAs({ companies: [await app.makeCompany()] });
    const old = await slugOf(one);
    const [left, got] = await Promise.all([rename(one, newSlug()), rename(stranger, old)]);
    expect([left.status, got.status]).toEqual([200, 409]);
  });

  it('shows nothing of another company’s text of the same name', async () => {
    const text = await house.published([await house.addActivity('Yalnız bizim')]);
    const theirs = await slugOf(stranger);
    expect((await open(`/metin/${theirs}/${text.kisa_ad}`)).statusCode).toBe(404);
  });
});

describe('an archived text', () => {
  it('is readable with its days, and says that it is no longer in force', async () => {
    const text = await house.published([await house.addActivity('Arşivlik')]);
    const archive = (guncel: boolean) =>
      consultant.call(texts.archive, { ...inPath(text.id), body: { guncel } });
    await archive(false);
    const { statusCode, payload } = await open(text.adres ?? '');
    expect(statusCode).toBe(200);
    expect(payload).toMatch(
      /Sürüm 1, [^.]+ tarihinde yayımlandı, [^.]+ tarihinde yürürlükten kaldırıldı; artık yürürlükte değil\./,
    );
    expect(payload).not.toContain('Yürürlükteki sürümü açın');
    expect((await open(`${text.adres}?lang=en`)).payload).toContain('no longer in force');
    await archive(true);
    expect((await open(text.adres ?? '')).payload).toContain('tarihinden beri yürürlükte');
  });

  it('stays unknown while it was never published', async () => {
    const draft = await house.addNotice([await house.addActivity('Hiç yayımlanmamış')]);
    await consultant.call(texts.archive, { ...inPath(draft.id), body: { guncel: false } });
    const slug = await slugOf(consultant);
    expect((await open(`/metin/${slug}/${draft.kisa_ad}`)).statusCode).toBe(404);
  });
});
