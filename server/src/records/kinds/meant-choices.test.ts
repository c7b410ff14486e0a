import { assets } from '@emanet/contract/assets';
import { processingActivities } from '@emanet/contract/processing-activities';
import { errorBody } from '@emanet/contract/shared/errors';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { assetBody } from '../../features/assets/sample.ts';
import { activityBody } from '../../features/processing-activities/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const department_id = await app.makeDepartment(company);
const who = await app.signInAs({ companies: [company] });

async function refused(more: object, language = 'tr') {
  const { status, body } = await who.call(processingActivities.add, {
    body: { ...activityBody(department_id, 'Kargo'), ...more },
    headers: { 'accept-language': language },
  });
  expect(status).toBe(400);
  return errorBody.parse(body).fields;
}

it('names the choice that a refused word of the trade means', async () => {
  expect(
    await refused({
      islenen_kisisel_veriler: ['ad_soyad', 'cep telefonu'],
      isleme_sarti: ['5/2-f'],
      ilgili_kisi: ['uzaylı'],
    }),
  ).toMatchObject({
    islenen_kisisel_veriler:
      '“cep telefonu” listede yok; şunu mu demek istediniz: Telefon numarası (telefon)?',
    isleme_sarti: expect.stringContaining('(k5_2_f_mesru_menfaat)?') as string,
    ilgili_kisi: 'Listede olmayan bir değer seçilmiş.',
  });
  expect(await refused({ islenen_kisisel_veriler: ['mobile', 'GSM'] }, 'en')).toMatchObject({
    islenen_kisisel_veriler: expect.stringContaining(
      '“mobile” is not one of the choices; did you mean',
    ) as string,
  });
});

it('names all choices that one word means, and none for a long text or a list', async () => {
  const { body } = await who.call(assets.add, {
    body: assetBody(department_id, 'S', { varlik_turu: 'Bilgisayar' }),
  });
  expect(errorBody.parse(body).fields?.varlik_turu).toMatch(/\(masaustu\), .*\(dizustu\)\?$/);
  const long = `telefon ${' '.repeat(10)}${'ve '.repeat(200)}`;
  for (const value of [long, ['telefon'], 7])
    expect(await refused({ islenen_kisisel_veriler: [value] })).toMatchObject({
      islenen_kisisel_veriler: expect.not.stringContaining('(telefon)') as string,
    });
});
