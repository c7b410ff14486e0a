import { companies } from '@emanet/contract/companies';
import { PhotonImage } from '@silvia-odwyer/photon-node';
import { beforeAll, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';

let company: number;
let administrator: Caller;
const app = await appOfFile();

const sound = {
  unvan: ' Ilgaz Gıda Sanayi ve Ticaret Anonim Şirketi ',
  vergi_no: '484 084 7211',
  mersis_no: '0484 0847 2110 0018',
  kep: 'ilgazgida@hs01.kep.tr',
  web: 'www.ilgazgida.com.tr',
  calisan_sayisi: 214,
  bilanco_toplami: 186_400_000,
};

/** A company of its own with its administrator. */
async function begin() {
  company = await app.makeCompany('Ilgaz Gıda');
  administrator = await app.signInAs({ role: 'yönetici', companies: [company] });
}
const logo = (type: 'png' | 'jpeg' | 'webp', width: number, height: number) => {
  const picture = new PhotonImage(new Uint8Array(width * height * 4).fill(120), width, height);
  const bytes = {
    png: () => picture.get_bytes(),
    jpeg: () => picture.get_bytes_jpeg(80),
    webp: () => picture.get_bytes_webp(),
  }[type]();
  return { name: `logo.${type}`, bytes };
};
const log = () =>
  app.db.system
    .selectFrom('change_logs')
    .select(['tur', 'alanlar'])
    .where('company_id', '=', company)
    // Members leave evidence of their own.
    .where('tur', '=', 'sirket')
    .orderBy('id')
    .execute();

describe('the data of a company', () => {
  beforeAll(begin);

  it('is stored in one spelling, with what changed in the log', async () => {
    const { status, body } = await administrator.call(companies.update, { body: sound });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...sound,
      unvan: 'Ilgaz Gıda Sanayi ve Ticaret Anonim Şirketi',
      vergi_no: '4840847211',
      mersis_no: '0484084721100018',
      adres: null,
      surum: 2,
    });
    expect((await administrator.call(companies.profile)).body.data).toEqual(body.data);
    const [entry] = await log();
    expect(entry?.tur).toBe('sirket');
    expect(entry?.alanlar).toContainEqual({ alan: 'kep', eski: null, yeni: sound.kep });
    expect(entry?.alanlar.map(({ alan }) => alan)).not.toContain('adres');
  });

  it('has addresses in their one spelling', async () => {
    const { body } = await administrator.call(companies.update, {
      body: { kep: '\u200BİLGAZGIDA@HS01.KEP.TR', irtibat_eposta: '<İRTİBAT@ornek.test>' },
    });
    expect(body.data).toMatchObject({
      kep: 'ilgazgida@hs01.kep.tr',
      irtibat_eposta: 'irtibat@ornek.test',
    });
  });

  it('keeps what a change leaves out, and an empty text takes one out', async () => {
    const { body } = await administrator.call(companies.update, { body: { web: '', adres: 'A' } });
    expect(body.data).toMatchObject({ web: null, adres: 'A', vergi_no: '4840847211' });
  });

  it('keeps the contact person’s number sealed, shows its mask and writes down who saw it', async () => {
    const body = { irtibat_kisisi: 'Kemal Yurtsever', irtibat_tckn: '100 000 001 46' };
    expect((await administrator.call(companies.revealContact)).status).toBe(404);
    const stored = await administrator.call(companies.update, { body });
    expect(stored.status, stored.text).toBe(200);
    const mask = '100 ••• ••• 46';
    expect(stored.body.data.irtibat_tckn).toBe(mask);
    // The form sends the mask back with the rest of the page.
    await administrator.call(companies.update, { body: { irtibat_tckn: mask, web: '' } });
    const shown = await administrator.call(companies.revealContact);
    expect(shown.body.data.irtibat_tckn).toBe('10000000146');
    const kept = JSON.stringify(await log());
    expect(kept).toContain(mask);
    expect(kept).toContain('irtibat_tckn_gosterildi');
    expect(kept).not.toContain('10000000146');
    const emptied = await administrator.call(companies.update, { body: { irtibat_tckn: '' } });
    expect(emptied.body.data.irtibat_tckn).toBeNull();
    expect((await administrator.call(companies.revealContact)).status).toBe(404);
  });

  it.each([
    [{ irtibat_tckn: '10000000147' }, 'irtibat_tckn'],
    [{ irtibat_tckn: '100 ••• ••1 46' }, 'irtibat_tckn'],
    [{ irtibat_eposta: 'kemal' }, 'irtibat_eposta'],
    [{ irtibat_kep: 'kemal@ornek.com' }, 'irtibat_kep'],
    [{ temsilci_vergi_no: '10000000146' }, 'temsilci_vergi_no'],
    [{ verbis_silme_tarihi: '2199-01-01' }, 'verbis_silme_tarihi'],
    [{ vergi_no: '4840847212' }, 'vergi_no'],
    [{ mersis_no: '0484084721200018' }, 'mersis_no'],
    [{ vergi_no: '0010010010', mersis_no: '0484084721100018' }, 'mersis_no'],
    [{ kep: 'ilgazgida@hs01.kep' }, 'kep'],
    [{ web: 'javascript:alert(1)' }, 'web'],
    [{ calisan_sayisi: -1 }, 'calisan_sayisi'],
    [{ unvan: 'x'.repeat(301) }, 'unvan'],
  ])('refuses %o', async (body, field) => {
    const answer = await administrator.call(companies.update, { body });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field]);
  });

  it('is not stored over a newer version', async () => {
    const answer = await administrator.call(companies.update, { body: { web: '', surum: 1 } });
    expect(answer.status).toBe(409);
    expect(answer.body.data).toMatchObject({ adres: 'A' });
  });
});

describe('the logo of a company', () => {
  beforeAll(begin);

  it.each(['png', 'jpeg', 'webp'] as const)(
    'comes as %s and is kept as a small PNG',
    async (type) => {
      const { body } = await administrator.call(companies.updateLogo, {
        file: logo(type, 1200, 600),
      });
      const answer = await app.app.inject(body.data.logo ?? '');
      expect(answer.headers['content-type']).toBe('image/png');
      const kept = PhotonImage.new_from_byteslice(answer.rawPayload);
      expect([kept.get_width(), kept.get_height()]).toEqual([512, 256]);
    },
  );

  it('stays when another one is refused, and is gone when it is removed', async () => {
    const before = (await administrator.call(companies.profile)).body.data.logo;
    const broken = { name: 'logo.png', bytes: logo('png', 64, 64).bytes.slice(0, 60) };
    const huge = logo('png', 4001, 2);
    for (const file of [
      broken,
      huge,
      { name: 'logo.png', bytes: new TextEncoder().encode('<svg/>') },
    ])
      expect((await administrator.call(companies.updateLogo, { file })).status).not.toBe(200);
    expect((await administrator.call(companies.profile)).body.data.logo).toBe(before);
    const { body } = await administrator.call(companies.deleteLogo);
    expect(body.data.logo).toBeNull();
    expect(
      (await app.app.inject({ url: before ?? '', headers: administrator.headers })).statusCode,
    ).toBe(404);
  });
});

describe('the users of a company', () => {
  it('are listed once each, managers first, and none of another company', async () => {
    await begin();
    const departments = [await app.makeDepartment(company), await app.makeDepartment(company)];
    const place = { role: 'temsilci' as const, companies: [company], departments };
    const representative = await app.makeUser({ ...place, fullname: 'Ali' });
    await app.makeUser({ companies: [await app.makeCompany()], fullname: 'Yabancı' });
    const { body, text } = await administrator.call(companies.users);
    expect(body.data.map(({ role }) => role)).toEqual(['yönetici', 'temsilci']);
    expect(text).not.toContain('Yabancı');
    const caller = await app.signIn(representative);
    expect((await caller.call(companies.users)).status).toBe(403);
    expect((await caller.call(companies.update, { body: { web: '' } })).status).toBe(403);
  });
});

describe('the usage of a company', () => {
  beforeAll(begin);
  const usage = async () => {
    const { body } = await administrator.call(companies.usage);
    return Object.fromEntries(body.data.map(({ pay, ...share }) => [pay, share]));
  };

  it('counts the bytes of its files, and of the person who brought them', async () => {
    const before = await usage();
    expect(before).toMatchObject({
      dosyalar: { kullanilan: 0 },
      kendi_dosyalari: { kullanilan: 0 },
      videolar: { kullanilan: 0 },
    });
    await administrator.call(companies.updateLogo, { file: logo('png', 64, 64) });
    const { dosyalar, kendi_dosyalari } = await usage();
    expect(dosyalar?.kullanilan).toBeGreaterThan(0);
    expect(kendi_dosyalari?.kullanilan).toBe(dosyalar?.kullanilan);
    expect(dosyalar?.sinir).toBe(app.services.config.MAX_STORAGE_MB * 1024 ** 2);
  });
});
