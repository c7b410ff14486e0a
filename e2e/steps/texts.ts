import { companies } from '@emanet/contract/companies';
import { processingActivities } from '@emanet/contract/processing-activities';
import { texts as metinler } from '@emanet/contract/texts';
import { expect, type Page } from '@playwright/test';
import { registered } from './activities.ts';
import { makeCompany, makePerson, signIn, speak } from './people.ts';
import { addRecord } from './registers.ts';
import { WORDS, type Words } from './words.ts';

/** An activity that a notice for employees can be made of, but for its retention period. */
const WHOLE = {
  ilgili_kisi: ['calisan'],
  islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
  islenme_amaci: ['ucret_politikasi'],
  isleme_sarti: ['k5_2_c_sozlesme'],
  kvk_kimden_nasil: ['ilgili_kisi'],
  kimden_nasil_temin: ['basili_form'],
  otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
  alici_yok: true,
  yurt_disi_aktarim: false,
};

/** Signs the administrator of a new company with such an activity in. */
export async function begin(page: Page, locale: string | undefined) {
  const { company, departments } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const answer = await page.request.get('/api/auth/csrf');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const told = await page.request.post(companies.update.path, {
    headers: { 'X-CSRF-Token': csrfToken },
    data: {
      unvan: 'Ilgaz Gıda A.Ş.',
      adres: 'Organize Sanayi Bölgesi, Bolu',
      company_id: Number(company),
    },
  });
  expect(told.status(), await told.text()).toBe(200);
  const values = { surec_ismi: 'Ücret bordrosu', ...WHOLE };
  await addRecord(page, processingActivities.add, departments[0], values);
  const [activity] = await registered(page);
  return { words, activity: activity?.id ?? 0 };
}

export const step = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
/** The text on its paper. */
export const paper = (page: Page) => page.getByRole('article');

/** Publishes an approved text, past the question that names what cannot be taken back. */
export async function publish(page: Page, { publish: name }: Words['texts']) {
  await step(page, name);
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
}

/** Makes the notice for employees, as the list's empty state offers it. */
export async function draft(page: Page, { texts }: Words, name: RegExp) {
  await page.goto('/metinler');
  await page.getByRole('button', { name }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.makeDraft }).click();
  await expect(paper(page)).toContainText('Ücret bordrosu');
}

/** Address of the only text. */
export async function idOfText(page: Page): Promise<string> {
  const answer = await page.request.get('/api/metinler/list');
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return `/metinler/${data[0]?.id ?? 0}`;
}

/** Acts on a text past the screens. */
export async function actOnText(page: Page, path: string, id: number, data: object = {}) {
  const answer = await page.request.get('/api/auth/csrf');
  const { csrfToken } = (await answer.json()) as { csrfToken: string };
  const headers = { 'X-CSRF-Token': csrfToken };
  const told = await page.request.post(path.replace(':id', String(id)), { headers, data });
  expect(told.status(), await told.text()).toBe(200);
}

/** A published notice for employees, made past the screens; answers its address. */
export async function publishedNotice(page: Page, tur = 'calisan'): Promise<string> {
  await addRecord(page, metinler.add, undefined, { tur });
  const address = await idOfText(page);
  const id = Number(address.split('/').at(-1));
  await actOnText(page, metinler.approve.path, id);
  await actOnText(page, metinler.publish.path, id);
  return address;
}
