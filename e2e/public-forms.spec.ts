import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { admin } from './steps/operator.ts';
import { SITE_WORDS } from './steps/words.ts';
import { test } from './test.ts';

const newEmail = () => `site-${crypto.randomUUID()}@ornek.test`;

async function fillContact(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Gülşah Karaosmanoğlu');
  await page.getByLabel('İş e-postası').fill(email);
  await page.getByLabel('Şirket', { exact: true }).fill('Kuzey Endüstri Makina');
  await page.getByLabel('Evet').check();
  await page.getByLabel('Envanter ve VERBİS').check();
  await page.getByLabel('Farkındalık eğitimi').check();
  await page.getByRole('group', { name: 'Size nasıl dönelim?' }).getByLabel('Telefon').check();
  await page.getByLabel(/Aydınlatma metnini okudum/).check();
}

async function fillAccount(page: Page, email: string): Promise<void> {
  await page.getByLabel('Ad soyad').fill('Tolga Emiroğlu');
  await page.getByLabel('İş e-postası').fill(email);
  await page.getByLabel('Şirketin tam adı').fill(`Anadolu Lojistik ${crypto.randomUUID()}`);
  await page.getByLabel('Çalışan sayısı').selectOption('50-249');
}

test('a message is checked, sent and shown as a receipt @phone', async ({ page }) => {
  await page.goto('/contact#aktarim');
  await expect(page.getByLabel('Tedarikçi ve yurt dışı aktarım')).toBeChecked();
  await expect(page.getByLabel(/Aydınlatma metnini okudum/)).not.toBeChecked();
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByLabel('Ad soyad')).toBeFocused();
  await expect(page.getByText('Bu alan boş bırakılamaz.').first()).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ad soyad, İş e-postası');
  await expectAccessible(page);

  const email = newEmail();
  await fillContact(page, 'gulsah@kuzeyendustri');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByLabel('İş e-postası')).toBeFocused();
  await expect(page.getByText(/Geçerli bir e-posta adresi girin/).first()).toBeVisible();

  await page.getByLabel('İş e-postası').fill(email);
  const sending = page.waitForRequest('**/api/forms/add');
  await page.getByRole('button', { name: 'Gönder' }).click();
  expect((await sending).postDataJSON()).toMatchObject({
    fullname: 'Gülşah Karaosmanoğlu',
    email,
    position: 'yes',
    data_privacy: 'envanter,aktarim,egitim',
    return_contact: 'telefon',
    approval: 'true',
  });
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yeni bir form doldur' }).click();
  await expect(page.getByLabel('Ad soyad')).toHaveValue('');
});

test('a failure keeps what was typed, and so does a reload', async ({ page }) => {
  await page.goto('/contact');
  await fillContact(page, newEmail());
  await page.route('**/api/forms/add', (route) => route.abort());
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^Bir hata oluştu/);
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Gülşah Karaosmanoğlu');
  await page.unroute('**/api/forms/add');
  await page.reload();
  await expect(page.getByLabel('Ad soyad')).toHaveValue('Gülşah Karaosmanoğlu');
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Mesajınız bize ulaştı.' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Ad soyad')).toHaveValue('');
});

test('a request for an account leads to one', async ({ page }) => {
  const email = newEmail();
  await page.goto('/try-for-free');
  await fillAccount(page, email);
  const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(step('Formu gönderirsiniz')).toContainText('şimdi');
  await page.getByRole('button', { name: 'Hesap isteyin' }).click();
  await expect(page.getByRole('heading', { name: 'Hesap isteğiniz bize ulaştı.' })).toBeVisible();
  await expect(step('Başvurunuz incelenir')).toContainText('şimdi');
  await expect(step('Formu gönderirsiniz')).not.toContainText('şimdi');
  const number = await page.locator('[data-sent] dd').first().innerText();

  await page.getByRole('button', { name: 'Yeni bir form doldur' }).click();
  // A person takes longer; a machine's request would not stand in the way.
  expect(Number(await admin('accounts', 'approve', number))).toBeGreaterThan(1000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a message is sent and arrives at a page', async ({ page }) => {
    await page.goto('/contact');
    await fillContact(page, newEmail());
    await page.getByRole('button', { name: 'Gönder' }).click();
    await expect(page).toHaveURL('/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mesajınız bize ulaştı.');
  });

  test('both forms arrive in English as well @phone', async ({ page }) => {
    const { contact, tryFree, form } = SITE_WORDS.en;
    await page.goto('/en/contact');
    await page.getByLabel(contact.fullname).fill('Anneliese Schäfer');
    await page.getByLabel(contact.workEmail).fill(newEmail());
    await page.getByLabel(contact.company, { exact: true }).fill('Nordwind GmbH');
    await page.getByLabel(contact.no, { exact: true }).check();
    await page.getByRole('checkbox').last().check();
    await page.getByRole('button', { name: contact.send }).click();
    await expect(page).toHaveURL('/en/contact/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.sentTitle);

    await page.goto('/en/try-for-free');
    await page.getByLabel(tryFree.fullname, { exact: true }).fill('Anneliese Schäfer');
    await page.getByLabel(tryFree.email).fill(newEmail());
    await page.getByLabel(tryFree.company).fill('Nordwind GmbH');
    await page.getByLabel(tryFree.employees).selectOption('10-49');
    await page.getByLabel(tryFree.country).selectOption(form.countries[5] ?? '');
    await page.getByRole('button', { name: tryFree.send }).click();
    await expect(page).toHaveURL('/en/try-for-free/sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tryFree.sentTitle);
  });

  test('a request that is waiting already is told on a page', async ({
    page,
    request,
    baseURL,
  }) => {
    const email = newEmail();
    const first = await request.post('/api/free-account/add', {
      headers: { origin: baseURL ?? '' },
      data: { fullname: 'Ad', email, company_name: 'Şirket', numberoff: '1-9' },
    });
    expect(first.status()).toBe(201);
    // The page was open long before.
    await page.goto('/try-for-free');
    await page.locator('[name=belirtec]').evaluate((field) => field.setAttribute('value', ''));
    await fillAccount(page, email);
    await page.getByRole('button', { name: 'Hesap isteyin' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bir hata oluştu');
    await expect(page.getByText('Bu adresle bekleyen bir başvuru var.')).toBeVisible();
  });
});
