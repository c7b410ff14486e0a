import { companies } from '@emanet/contract/companies';
import { processingActivities } from '@emanet/contract/processing-activities';
import { auth } from '@emanet/contract/auth';
import { texts as metinler, type SingleText } from '@emanet/contract/texts';
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

async function post(page: Page, path: string, data: object, status: number): Promise<unknown> {
  const answer = await page.request.get('/api/auth/csrf');
  const { csrfToken } = auth.csrf.answers.parse(await answer.json());
  const headers = { 'X-CSRF-Token': csrfToken };
  const done = await page.request.post(path, { headers, data });
  expect(done.status(), await done.text()).toBe(status);
  return done.json();
}

/** Signs the administrator of a new company in; answers an activity of which a notice says everything. */
export async function registerOfNotices(page: Page) {
  const { company, departments } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const named = { unvan: 'Ilgaz Gıda A.Ş.', adres: 'Organize Sanayi Bölgesi, Bolu' };
  await post(page, companies.update.path, { ...named, company_id: Number(company) }, 200);
  return { department: departments[0], activity: { ...WHOLE, saklama_suresi: 'is_iliskisi_10' } };
}

/** Signs the administrator of a new company with an activity without a retention period in. */
export async function begin(page: Page, locale: string | undefined) {
  const { department } = await registerOfNotices(page);
  const words = WORDS[await speak(page, locale)];
  const values = { surec_ismi: 'Ücret bordrosu', ...WHOLE };
  await addRecord(page, processingActivities.add, department, values);
  const [activity] = await registered(page);
  return { words, activity: activity?.id ?? 0, department };
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
  await expect(paper(page)).toContainText(/5\/2-c|5\(2\)\(c\)/);
}

/** Address of the only text. */
export async function idOfText(page: Page): Promise<string> {
  const answer = await page.request.get('/api/metinler/list');
  const { data } = (await answer.json()) as { data: { id: number }[] };
  return `/metinler/${data[0]?.id ?? 0}`;
}

/** Adds a text past the screens. */
export const addText = async (page: Page, body: object): Promise<SingleText> =>
  metinler.add.answers.parse(await post(page, metinler.add.path, body, 201)).data;

type Verb = (typeof metinler)['update' | 'approve' | 'publish' | 'prepare'];

/** Does something to a text past the screens, and answers it as it is then. */
export const verb = async (page: Page, { path, answers }: Verb, id: number, body: object = {}) =>
  answers.parse(await post(page, path.replace(':id', String(id)), body, 200)).data;

/** The same by the address of any verb. */
export const actOnText = (page: Page, path: string, id: number, data: object = {}) =>
  post(page, path.replace(':id', String(id)), data, 200);

/** A published notice for employees, made past the screens; answers its address. */
export async function publishedNotice(page: Page, tur = 'calisan'): Promise<string> {
  await addRecord(page, metinler.add, undefined, { tur });
  const address = await idOfText(page);
  const id = Number(address.split('/').at(-1));
  await actOnText(page, metinler.approve.path, id);
  await actOnText(page, metinler.publish.path, id);
  return address;
}
