import { lookups } from '@emanet/contract/lookups';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';

const app = await appOfFile();
const somebody = await app.signInAs({ companies: [await app.makeCompany()] });

describe('the categories of personal data', () => {
  it.each([
    [{}, 'Kimlik', 'Ad soyad'],
    [{ lang: 'tr' as const }, 'Kimlik', 'Ad soyad'],
    [{ lang: 'en' as const }, 'Identity', 'Full name'],
  ])('come with their items for %o', async (query, category, item) => {
    const { body } = await somebody.call(lookups.personalData, { query });
    expect(body.data).toHaveLength(26);
    expect(body.data.filter((one) => one.ozel_nitelikli)).toHaveLength(12);
    expect(body.data[0]).toMatchObject({ kategori: 'kimlik', ad: category });
    expect(body.data[0]?.veriler[0]).toEqual({ kod: 'ad_soyad', ad: item });
  });

  it('refuse another language and ask for a session', async () => {
    const answer = await somebody.call(lookups.personalData, { query: { lang: 'de' as 'tr' } });
    expect(answer.status).toBe(400);
    expect((await app.stranger.call(lookups.personalData)).status).toBe(401);
  });
});
