import { applications } from '@emanet/contract/applications';
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';

const app = await appOfFile();
let company: number;
let manager: Caller;
beforeEach(async () => {
  company = await app.makeCompany();
  manager = await app.signInAs({ role: 'yönetici', companies: [company] });
});

describe('templates', () => {
  it('come with the product, are worded by the company, and go back', async () => {
    const list = async () => (await manager.call(applications.templates)).body.data;
    const [first] = await list();
    expect(first?.kaynak).toBe('hazir');
    const body = {
      kod: first?.kod,
      ad: 'Bizim',
      sonuc: 'kabul',
      metin_tr: 'Metin',
      metin_en: 'Text',
    } as const;
    await manager.call(applications.saveTemplate, { body });
    expect((await list())[0]).toMatchObject({ ad: 'Bizim', kaynak: 'degisti' });
    const { kod: _, ...own } = body;
    await manager.call(applications.saveTemplate, { body: own });
    expect((await list()).at(-1)).toMatchObject({ ad: 'Bizim', kaynak: 'sizin' });
    const params = { kod: first?.kod ?? '' };
    await manager.call(applications.removeTemplate, { params });
    expect((await list())[0]).toEqual(first);
    const unknown = await manager.call(applications.saveTemplate, {
      body: { ...body, kod: 'yok' },
    });
    expect(unknown.status).toBe(404);
  });
});

describe('settings', () => {
  const save = (rest: object) =>
    manager.call(applications.saveSettings, {
      body: { acik: true, slug: `s-${company}`, saklama_yili: 3, ...rest },
    });

  it('give the form another address, which no other company has', async () => {
    const other = await app.makeCompany();
    const theirs = await app.signInAs({ companies: [other] });
    const { slug } = (await theirs.call(applications.settings)).body.data;
    const taken = await save({ slug });
    expect([taken.status, taken.body.code]).toEqual([409, 'SLUG_TAKEN']);
    const kept = await save({ izinli_site: 'https://www.ilgaz.test/iletisim?x=1' });
    expect(kept.body.data).toMatchObject({ izinli_site: 'https://www.ilgaz.test' });
    expect((await save({ surum: 1 })).body.code).toBe('STALE');
  });

  it.each([
    'http://ilgaz.test',
    'javascript:alert(1)',
    "https://a.test 'unsafe-inline'",
    '*',
    'https://*',
    'https://*.ilgaz.test',
    'https://x;sandbox',
    'https://a,b',
  ])('refuse the site %j', async (izinli_site) => {
    expect((await save({ izinli_site })).status).toBe(400);
  });
});
