import { applications } from '@emanet/contract/applications';
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from '../steps/people.ts';
import { optionsOf } from '../steps/shell.ts';
import { test } from '../test.ts';
import { fill, languageOf, happened, SITE_WORDS, WORDS } from '../steps/words.ts';

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(Date.now() - days * DAY);

/** A new company's administrator at work in the browser. */
async function administrator(page: Page, locale: string | undefined) {
  const { company } = await makeCompany('Müşteri İlişkileri');
  await signIn(page, await makePerson('yönetici', company));
  return WORDS[await speak(page, locale)];
}

/** Enters letters that came so many days ago. */
async function enter(page: Page, origin: string, ...came: number[]) {
  for (const [at, days] of came.entries()) {
    const answer = await page.request.post(applications.add.path, {
      headers: { origin },
      data: {
        basvuran_turu: 'kendisi',
        kaynak: 'dilekce',
        gelis_gunu: daysAgo(days),
        dil: 'tr',
        ad_soyad: `Başvuran ${String(at + 1)} Karaosmanoğlu`,
        haklar: ['b'],
        talep: 'Verilerimle ilgili bilgi almak isterim.',
        cevap_yolu: 'eposta',
        eposta: 'ilgili@ornekposta.test',
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

test('open applications are counted by the time that is left, here and on the dashboard', async ({
  page,
  locale,
  baseURL,
}) => {
  const words = await administrator(page, locale);
  // Late; 2 days left; 9 days left; 28 days left.
  await enter(page, baseURL ?? '', 33, 28, 21, 2);
  await page.goto('/basvurular');
  const strip = page.getByRole('group', { name: words.applications.time });
  const figure = (name: keyof typeof words.applications.times) =>
    strip.getByRole('button', { name: words.applications.times[name] });
  await expect(figure('geciken')).toContainText('1');
  await expect(figure('atanmadi')).toContainText('4');
  await figure('iki').click();
  await expect(figure('iki')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/sure=iki/);
  await expect(page.getByText('Başvuran 2 Karaosmanoğlu').first()).toBeVisible();
  await expect(page.getByText('Başvuran 4 Karaosmanoğlu')).toHaveCount(0);
  await figure('iki').click();
  await expect(page.getByText('Başvuran 4 Karaosmanoğlu').first()).toBeVisible();

  const faces = page.getByRole('radiogroup', { name: words.applications.state });
  await faces.getByText(words.applications.faces.sonuclanan).click();
  await expect(page).toHaveURL(/yuz=sonuclanan/);
  await faces.getByText(words.applications.faces.acik).click();

  await page.goto('/denetim');
  const counters = page.getByRole('list', { name: words.dashboard.counters });
  await expect(
    counters.getByRole('link', { name: words.dashboard.counter.basvurular }),
  ).toContainText('4');
  await counters.locator('[data-counter=basvurular]').click();
  await expect(page).toHaveURL(/\/basvurular\?/);
  await expect(page.getByText('Başvuran 1 Karaosmanoğlu').first()).toBeVisible();
  await expect(page.getByText('Başvuran 4 Karaosmanoğlu')).toHaveCount(0);
});

test('a letter entered twice names the recorded one, and is recorded anyway', async ({
  page,
  locale,
  baseURL,
}) => {
  const { applications: words, common } = await administrator(page, locale);
  await enter(page, baseURL ?? '', 3);
  await page.goto('/basvurular');
  await page.getByRole('button', { name: words.add, exact: true }).first().click();
  const form = page.getByRole('dialog', { name: words.add });
  for (const [name, choice] of [
    [words.source, words.sources.dilekce],
    [words.requester, words.requesters.kendisi],
    [words.way, words.ways.eposta],
  ] as const) {
    await form.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: choice, exact: true }).click();
  }
  await form.getByLabel(words.arrival).fill(daysAgo(2));
  await form.getByLabel(words.name).fill('BAŞVURAN 1  Karaosmanoğlu');
  const right = form.getByRole('combobox', { name: words.right });
  await right.press('ArrowDown');
  await (await optionsOf(right)).nth(1).click();
  await page.keyboard.press('Escape');
  await form.getByLabel(words.request).fill('Verilerimle ilgili bilgi almak isterim.');
  await form.getByRole('textbox', { name: words.email }).fill('ilgili@ornekposta.test');
  await form.getByRole('button', { name: common.save }).click();
  const question = page.getByRole('dialog', { name: words.existsTitle });
  await expect(question).toContainText(/\d{4}\/001/);
  await expectAccessible(page);
  await expect(question.getByRole('button', { name: words.existsOpen })).toBeVisible();
  await question.getByRole('button', { name: words.existsAnyway }).click();
  await expect(page.getByText(happened(locale, 'ayrica_kaydedildi'))).toBeVisible();
});

test('a template of the company is deleted, comes back, and has its history', async ({
  page,
  locale,
  baseURL,
}) => {
  const { applications: words, changeLog, common } = await administrator(page, locale);
  await enter(page, baseURL ?? '', 3);
  const ad = 'Kamera kaydı bulunamadı';
  const body = { ad, sonuc: 'ret', metin_tr: 'Kayıt bulunamadı.', metin_en: 'None was found.' };
  await page.request.post(applications.saveTemplate.path, {
    headers: { origin: baseURL ?? '' },
    data: body,
  });
  await page.goto('/basvurular');
  await page.getByText('Başvuran 1 Karaosmanoğlu').first().click();
  const choice = page.getByRole('combobox', { name: words.template, exact: true });
  await choice.click();
  await page.getByRole('option', { name: ad }).click();
  await expect(page.getByRole('textbox', { name: words.text })).toHaveValue('Kayıt bulunamadı.');
  await page.getByRole('button', { name: words.templateRemove }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(ad);
  await dialog.getByRole('button', { name: words.templateRemove }).click();
  await expect(page.getByText(fill(words.templateRemoved, { name: ad }))).toBeVisible();
  await expect(page.getByRole('button', { name: words.templateRemove })).toHaveCount(0);
  await page.getByRole('button', { name: common.undo, exact: true }).click();
  await choice.click();
  await expect(page.getByRole('option', { name: ad })).toBeVisible();
  await page.keyboard.press('Escape');
  const history = `${words.templates}: ${common.history}`;
  await page.getByRole('button', { name: history }).click();
  const entries = page.getByRole('dialog', { name: history }).getByRole('listitem');
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(1)).toContainText(`${changeLog.other.removed}: ${ad}`);
  await expect(entries.nth(1).getByLabel(changeLog.before).first()).toHaveText(ad);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: history })).toBeFocused();
});

test('the company’s page gives the address of the form, a frame, and the settings', async ({
  page,
  locale,
}) => {
  const { applications: words } = await administrator(page, locale);
  await page.goto('/sirket?bolum=form');
  const link = page.getByRole('link', { name: /\/kvkk-formu\// });
  await expect(link).toBeVisible();
  const address = (await link.getAttribute('href')) ?? '';
  await expect(page.getByRole('img', { name: words.qr })).toBeVisible();
  await expect(page.getByText(`<iframe src="${address}"`)).toBeVisible();
  await expectAccessible(page);
  const visitor = await page.context().newPage();
  await visitor.goto(new URL(address).pathname);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    SITE_WORDS[languageOf(locale)].application.title,
  );
  await visitor.close();

  const settings = page.getByRole('button', { name: words.formSettings });
  await settings.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch', { name: words.isOpen })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(settings).toBeFocused();
  await settings.click();
  await dialog.getByRole('switch').first().click();
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words.isClosed)).toBeVisible();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});
