import { applications } from '@emanet/contract/applications';
import { assets } from '@emanet/contract/assets';
import { breaches } from '@emanet/contract/breaches';
import { DECISION_WORDS, roleInWords } from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { expect, type Page } from '@playwright/test';
import { expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord } from './steps/registers.ts';
import { fill, WORDS } from './steps/words.ts';
import { test } from './test.ts';

const HOUR_MS = 3_600_000;

/** A breach as it is recorded past the form, known some hours ago. */
const known = (baslik: string, hours: number) => ({
  baslik,
  ogrenme: new Date(Date.now() - hours * HOUR_MS).toISOString(),
});

/** Opens the breach whose clock runs, from the note above the list. */
async function openUrgent(page: Page, name: string, label: string): Promise<void> {
  await page.goto('/veri-ihlalleri');
  await page.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a breach begins from an asset, is decided, notified and closed', async ({ page, locale }) => {
  const { company, departments } = await makeCompany('Bilgi İşlem');
  await signIn(page, await makePerson('yönetici', company));
  const lang = await speak(page, locale);
  const words = WORDS[lang].breaches;
  await addRecord(page, assets.add, departments[0], {
    varlik_ismi: 'İK yazılımı',
    islenen_kisisel_veriler: ['ad_soyad'],
  });
  await page.goto('/veri-ihlalleri');
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('button', { name: words.add }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.whatHappened).fill('İK yazılımında yetkisiz erişim');
  await form.getByRole('combobox', { name: words.from }).fill('İK');
  await page.getByRole('option', { name: 'İK yazılımı' }).click();
  await form.getByRole('button', { name: words.addSave }).click();
  const role = form.getByRole('combobox', { name: BREACH_LABELS.sifat[lang] });
  await expect(role).toHaveAttribute('aria-invalid', 'true');
  await role.click();
  await page.getByRole('option', { name: roleInWords('sorumlu', lang) }).click();
  await form.getByRole('button', { name: words.addSave }).click();
  await expect(page.getByRole('timer')).toContainText('71');
  await expect(
    page.getByText(lang === 'tr' ? 'Kimlik' : 'Identity', { exact: true }),
  ).toBeVisible();
  await expectAccessibleInBoth(page);

  const save = form.locator('[type=submit]');
  await page
    .getByRole('button', { name: lang === 'tr' ? /Olası sonuçlar/ : /Likely consequences/ })
    .click();
  await form
    .getByLabel(BREACH_LABELS.etkiler[lang])
    .fill('Kimlik bilgilerinin kötüye kullanılması');
  await save.click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: words.decide, exact: true }).first().click();
  await form.getByRole('combobox', { name: words.decision }).click();
  await page.getByRole('option', { name: DECISION_WORDS.bildirilecek[lang] }).click();
  await form.getByLabel(words.reasons).fill('Veriler kanuni olmayan yolla elde edildi.');
  await save.click();
  await expect(form).toBeHidden();
  await expect(page.getByText(DECISION_WORDS.bildirilecek[lang]).first()).toBeVisible();
  // The first decision's own button offers to change it now.
  const decide = page.getByRole('button', { name: words.decide, exact: true });
  await expect(decide).toHaveCount(1);
  await decide.click();
  await form.getByRole('combobox', { name: words.decision }).click();
  await page.getByRole('option', { name: DECISION_WORDS.duyurulacak[lang] }).click();
  await form.getByLabel(words.reasons).fill('Adreslere ulaşılamıyor.');
  await save.click();
  await expect(form).toBeHidden();

  await page.getByRole('button', { name: fill(words.enterStage_one, { count: 1 }) }).click();
  await form.getByLabel(words.receipt).fill('2026-114');
  await save.click();
  await expect(page.getByText('2026-114').first()).toBeVisible();
  // The announcement that was decided is entered before the breach can be closed.
  await page.getByRole('button', { name: words.otherWay }).click();
  await form.getByLabel(words.wayOfNotice).fill('İnternet sitesinde duyuru');
  await save.click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: words.papers }).click();
  await page.getByRole('menuitem', { name: words.close }).click();
  await form.getByLabel(words.summary).fill('Hesap kapatıldı, parolalar yenilendi.');
  await save.click();
  await expect(page.getByText(words.states.kapali).first()).toBeVisible();
});

test('a late notification says why', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const lang = await speak(page, locale);
  const words = WORDS[lang].breaches;
  await addRecord(page, breaches.add, undefined, known('Kayıp tablet', 75));
  await openUrgent(page, 'Kayıp tablet', WORDS[lang].common.open);
  await expect(page.getByRole('timer')).toContainText(/gecikti|late/);
  await page.getByRole('button', { name: fill(words.enterStage_one, { count: 1 }) }).click();
  const form = page.getByRole('dialog');
  await form.locator('[type=submit]').click();
  await expect(form.getByText('2019/10').first()).toBeVisible();
  await form.getByLabel(BREACH_LABELS.gecikme_nedeni[lang]).fill('Kapsam geç belirlendi.');
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
});

test('a note and its evidence are added and the notification entered on the way @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const { breaches: words, common } = WORDS[await speak(page, locale)];
  await addRecord(page, breaches.add, undefined, known('Kayıp tablet', 2));
  await openUrgent(page, 'Kayıp tablet', common.open);
  await expect(page.getByRole('timer')).toContainText(/6\d/);
  await expectAccessibleInBoth(page);
  // On a phone the notes are a tab away and the next deeds at the bottom.
  const note = page.getByRole('button', { name: words.noteButton });
  if (await note.isVisible()) await note.click();
  await page.getByLabel(words.note).fill('Uyarı e-postası saklandı');
  await page.getByRole('button', { name: words.evidenceFile }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'uyari.eml',
    mimeType: 'message/rfc822',
    buffer: Buffer.from('From: a@b.test\r\nDate: Fri, 20 Nov 2026 18:00:00 +0300\r\n\r\nUyarı'),
  });
  await page.getByRole('button', { name: common.add, exact: true }).click();
  await expect(page.getByRole('link', { name: 'uyari.eml' })).toBeVisible();
  await page.getByRole('button', { name: fill(words.enterStage_one, { count: 1 }) }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.receipt).fill('2026-115');
  await form.locator('[type=submit]').click();
  await expect(page.getByText('2026-115').first()).toBeVisible();
});

test('a representative reports and sees breaches of the own department alone', async ({
  page,
  browser,
  locale,
}) => {
  const { company, departments } = await makeCompany('Satış', 'Depo');
  const [sales = '', depot = ''] = departments;
  await signIn(page, await makePerson('yönetici', company));
  await speak(page, locale);
  await addRecord(page, breaches.add, depot, known('Depoda kaybolan evrak', 1));
  const other = await browser.newContext({ locale });
  const theirs = await other.newPage();
  await signIn(theirs, await makePerson('temsilci', company, sales));
  const words = WORDS[await speak(theirs, locale)].breaches;
  await theirs.goto('/veri-ihlalleri');
  await expect(theirs.getByText(words.empty)).toBeVisible();
  await theirs.getByRole('button', { name: words.report }).click();
  const form = theirs.getByRole('dialog');
  await form.getByLabel(words.whatHappened).fill('Yanlış adrese giden teklif');
  // The only department of the person comes with an answer of the server.
  await expect(form.getByRole('combobox').last()).toHaveValue('Satış');
  await form.locator('[type=submit]').click();
  await expect(
    theirs.getByRole('heading', { level: 1, name: 'Yanlış adrese giden teklif' }),
  ).toBeVisible();
  await expect(theirs.getByRole('button', { name: words.decide })).toHaveCount(0);
  await other.close();
  await page.goto('/veri-ihlalleri');
  await expect(page.getByText('Yanlış adrese giden teklif').first()).toBeVisible();
});

/** The answers that the letter to the persons is drafted of (Board decision 2019/271). */
const TOLD = {
  olay_baslangici: '2026-01-05T10:00',
  kategoriler: ['kimlik'],
  etkiler: 'Adlarına sahte arama yapılması',
  sonraki_tedbirler: [{ tedbir: 'Cihaz uzaktan silindi', tarih: null }],
  irtibat: 'kvkk@ornek.test',
};

test('an exercise is marked and sends no letter', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const lang = await speak(page, locale);
  const words = WORDS[lang].breaches;
  const exercise = {
    ...known('Kayıp dizüstü', 1),
    tatbikat: true,
    senaryo: 'Trende unutuldu.',
    ...TOLD,
  };
  await addRecord(page, breaches.add, undefined, exercise);
  await addRecord(page, breaches.add, undefined, known('Kayıp fatura', 1));
  // Breaches and exercises are counted apart, by the faces and below the rows.
  const one = fill(WORDS[lang].common.records_one, { count: 1 });
  const shown = page.getByRole('status').getByText(one, { exact: true });
  await page.goto('/veri-ihlalleri');
  await expect(shown).toBeVisible();
  await expect(page.getByText(`${words.faces.tumu} 1`, { exact: true })).toBeVisible();
  await page.goto('/veri-ihlalleri?goster=tatbikat');
  await expect(shown).toBeVisible();
  await page.getByText('Kayıp dizüstü').first().click();
  await expect(page.getByText(words.exerciseText)).toBeVisible();
  await page.getByRole('button', { name: words.letters }).click();
  const form = page.getByRole('dialog');
  const address = `ece.${company}@tatbikat.test`;
  await form.locator('input[type=file]').setInputFiles({
    name: 'kisiler.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Ad soyad;E-posta\nEce I\u015f\u0131k;${address}`),
  });
  await expect(form.getByLabel(words.list)).toHaveValue(new RegExp(`Işık;${address}`));
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  await page.goto('/demo/mailbox');
  await expect(page.getByText(address)).toHaveCount(0);
});

test('somebody reports through the door, without script or over a reload', async ({
  page,
  browser,
  locale,
}) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const lang = await speak(page, locale);
  const read = await page.request.get(applications.settings.path);
  const { slug } = applications.settings.answers.parse(await read.json()).data;
  const context = await browser.newContext({ locale, javaScriptEnabled: false });
  const stranger = await context.newPage();
  await stranger.goto(`/ihlal-bildir/${slug}?lang=${lang}`);
  await stranger.locator('textarea').fill('Müşteri listesi çöpte bulundu');
  await stranger.locator('[type=submit]').click();
  await expect(stranger).toHaveURL(new RegExp(`/ihlal-bildir/${slug}/alindi`));
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
  const scripted = await browser.newContext({ locale });
  const writer = await scripted.newPage();
  const text = writer.locator('textarea');
  await writer.goto(`/ihlal-bildir/${slug}?lang=${lang}`);
  await text.fill('Dolap açık kaldı');
  await writer.reload();
  await expect(text).toHaveValue('Dolap açık kaldı');
  await writer.locator('header a[hreflang]').click();
  await expect(text).toHaveValue('Dolap açık kaldı');
  await writer.locator('[type=submit]').click();
  await expect(writer).toHaveURL(new RegExp(`/ihlal-bildir/${slug}/alindi`));
  await writer.goto(`/ihlal-bildir/${slug}?lang=${lang}`);
  await expect(text).toHaveValue('');
  await scripted.close();
  await page.goto('/veri-ihlalleri');
  for (const name of ['Müşteri listesi çöpte bulundu', 'Dolap açık kaldı'])
    await expect(page.getByText(name).first()).toBeVisible();
});
