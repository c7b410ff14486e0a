import { applications } from '@emanet/contract/applications';
import { processingActivities } from '@emanet/contract/processing-activities';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expect } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, readCode, signIn, speak } from './steps/people.ts';
import { departmentOf, post } from './steps/requests.ts';
import { test } from './test.ts';
import { languageOf, happened, SITE_WORDS, WORDS } from './steps/words.ts';

const PAPER = '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF';

test('somebody applies, confirms by the code, and is answered @phone', async ({
  page,
  browser,
  locale,
}) => {
  test.slow();
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].applications;
  const form = SITE_WORDS[languageOf(locale)].application;
  await page.goto('/basvurular');
  await expect(page.getByText(words.empty)).toBeVisible();
  await expectAccessible(page);
  const settings = await page.request.get(applications.settings.path);
  const { slug } = ((await settings.json()) as { data: { slug: string } }).data;

  const visitor = await (await browser.newContext({ locale: locale ?? 'tr-TR' })).newPage();
  await visitor.goto(`/kvkk-formu/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.title);
  await expectAccessible(visitor);
  await visitor.getByRole('checkbox').nth(5).check();
  await visitor.getByLabel(form.request).fill('Özlük dosyamdaki raporların silinmesini istiyorum.');
  await visitor.getByLabel(form.requesters.kendisi).check();
  await visitor.getByLabel(form.firstName, { exact: true }).fill('Muhammet Emre');
  await visitor.getByLabel(form.lastName, { exact: true }).fill('Karabulut');
  await visitor.getByLabel(form.nationalId).fill('2481139021');
  // Two fields of one line stand as near to each other as other fields.
  const [left, right] = await Promise.all(
    [form.firstName, form.lastName].map((name) =>
      visitor.getByLabel(name, { exact: true }).boundingBox(),
    ),
  );
  const from = (side: 'x' | 'y') => (right?.[side] ?? 0) - (left?.[side] ?? 0);
  const [apart, below] = [from('x') - (left?.width ?? 0), from('y') - (left?.height ?? 0)];
  expect(Math.max(apart, below)).toBeLessThan(50);
  await visitor.getByLabel(form.address).fill('Bahçelievler Mah. No: 14/6, Bolu');
  const email = `karabulut-${Date.now()}@ornekposta.test`;
  await visitor.getByLabel(form.email, { exact: true }).fill(email);
  await visitor.getByRole('button', { name: form.send }).click();
  // The number has a digit too few: it is refused, and everything else is kept.
  await expect(visitor.getByLabel(form.nationalId)).toBeFocused();
  await expect(visitor.getByRole('alert')).toContainText(form.digits.replace('{digits}', '10'));
  // Eleven digits that are none are told of their check digits, not of their number.
  await visitor.getByLabel(form.nationalId).fill('10000000147');
  await visitor.getByRole('button', { name: form.send }).click();
  await expect(visitor.getByRole('alert')).toContainText(/denetim haneleri|check digits/);
  await visitor.getByLabel(form.nationalId).fill('10000000146');
  await visitor.getByLabel(form.files).setInputFiles([
    { name: 'vekaletname.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PAPER) },
    { name: 'fazla.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PAPER) },
  ]);
  await visitor
    .getByRole('button', { name: form.removeFile.replace('{name}', 'fazla.pdf') })
    .click();
  await visitor.getByRole('button', { name: form.send }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.codeTitle);
  await expectAccessible(visitor);
  await visitor.keyboard.type(await readCode(visitor.context(), email));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.receivedTitle);
  await expect(visitor).toHaveURL(/kvkk-formu\/alindi\//);
  await expectAccessible(visitor);
  await visitor.reload();
  await expect(visitor.getByText(/\d{4}\/001/).first()).toBeVisible();
  // The receipt tells the time as the screens do.
  const clock = languageOf(locale) === 'tr' ? / \d\d\.\d\d/ : / \d\d:\d\d/;
  await expect(visitor.locator('.received-days dd').nth(1)).toContainText(clock);
  await expect(visitor.getByText('vekaletname.pdf')).toBeVisible();
  await expect(visitor.getByText('fazla.pdf')).toHaveCount(0);
  await visitor.context().close();

  await page.reload();
  await page.getByText('Muhammet Emre Karabulut').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Karabulut');
  await expectAccessible(page);
  // Its file goes onto paper as a whole: request, events, and the digest of each paper.
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('body > div').filter({ hasText: words.evidence }).last();
  await expect(sheet.getByRole('heading', { level: 1 })).toContainText('Muhammet Emre Karabulut');
  await expect(sheet).toContainText('Özlük dosyamdaki raporların silinmesini istiyorum.');
  await expect(sheet.getByRole('row', { name: /vekaletname\.pdf/ })).toContainText(/[0-9a-f]{64}/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button', { name: words.printFile })).toBeVisible();
  await page.getByRole('button', { name: words.reveal, exact: true }).click();
  await expect(page.getByText('10000000146')).toBeVisible();
  await page.getByRole('combobox', { name: words.department }).click();
  await page.getByRole('option', { name: 'İnsan Kaynakları' }).click();
  await expect(page.getByText(happened(locale, 'atandi'), { exact: true }).first()).toBeVisible();
  await page
    .getByRole('textbox', { name: words.text })
    .fill('Sayın {ad_soyad}, raporlarınız silindi. Kurula şikâyet edebilirsiniz (m. 14). Board.');
  await expect(page.getByRole('button', { name: words.send })).toBeDisabled();
  await page.getByRole('button', { name: words.outcomes.kabul, exact: true }).click();
  await page.getByRole('button', { name: words.send }).click();
  // The paper itself is read before it goes out, drawn by the page.
  const dialog = page.getByRole('dialog', { name: words.sendAsk });
  await expect(dialog.locator('canvas[data-drawn]')).toBeVisible();
  await expect(dialog.getByText(/Sayın Muhammet Emre Karabulut/)).toBeAttached();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.sendRead }).click();
  await expect(page.getByText(happened(locale, 'cevap_gonderildi'), { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /-(cevap|answer)\.pdf/ })).toBeVisible();
});

test('the log says in words how a mail fared', async ({ page, locale }) => {
  const words = WORDS[await speak(page, locale)].applications;
  await signIn(page, 'yonetici@demo.emanet.test');
  const listed = await page.request.get(applications.list.path);
  const { data } = applications.list.answers.parse(await listed.json());
  await page.goto(`/basvurular/${data.find(({ sonuc }) => sonuc === 'kismen')?.id}`);
  const delivered = happened(locale, 'teslim_edildi');
  const event = page.locator('.em-events > li', { hasText: delivered }).last();
  await expect(event).toContainText(`${words.mails.cevap}: ${words.mailOutcomes.accepted}`);
  // The server's own words are there for those who can read them.
  const answer = event.getByText('250 2.0.0 OK');
  await expect(answer).toBeHidden();
  await event.getByText(words.serverAnswer).click();
  await expect(answer).toBeVisible();
});

test('an answer is filled from the register, and its tasks are opened and proved', async ({
  page,
  locale,
}) => {
  test.slow();
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const language = await speak(page, locale);
  const words = WORDS[language].applications;
  await page.goto('/basvurular');
  const department = await departmentOf(page);
  await post(page, processingActivities.add, {
    department_id: department,
    surec_ismi: 'Özlük dosyası',
    ilgili_kisi: ['calisan'],
    islenen_kisisel_veriler: ['ad_soyad', 'tckn'],
    islenme_amaci: ['is_faaliyetleri'],
    isleme_sarti: ['k5_2_cc_hukuki_yukumluluk'],
    ...{ dahil_oluyormu: 'hayir', alici_grubu: ['topluluk_sirketleri'] },
    ...{ yurt_disi_aktarim: false, saklama_suresi: '10 yıl' },
  });
  const { id } = await post(page, applications.add, {
    kaynak: 'dilekce',
    basvuran_turu: 'vekil',
    temsil_edilen: 'Selçuk Tuna',
    gelis_gunu: todayInTurkey(),
    dil: 'tr',
    ad_soyad: 'Av. Emre Karabulut',
    kimlik_no: '10000000146',
    kisi_grubu: 'eski_calisan',
    haklar: ['e', 'f'],
    talep: 'Müvekkilimin verilerinin silinmesini istiyorum.',
    cevap_yolu: 'posta',
    adres: 'Bolu',
    department_id: department,
  });
  await page.goto(`/basvurular/${id}`);
  await expect(page.getByText('Selçuk Tuna')).toBeVisible();
  await expect(page.getByText(words.authorityOpen)).toBeVisible();
  await expectAccessible(page);

  // The records of the person's group come chosen and fill the template.
  await page.getByRole('combobox', { name: words.template, exact: true }).click();
  await page.getByRole('option').first().click();
  const text = page.getByRole('textbox', { name: words.text, exact: true });
  const line =
    /• Özlük dosyası\. Veriler: Ad soyad, T\.C\. kimlik numarası.*\(m\. 5\/2-ç\)\. Alıcılar: Topluluk Şirketleri\. Saklama süresi: 10 yıl/;
  await expect(text).toHaveValue(line);
  const records = page.getByRole('region', { name: words.touched, exact: true });
  const record = records.getByRole('checkbox', { name: 'Özlük dosyası' });
  await record.uncheck();
  await expect(text).toHaveValue(/\{kayitlar\}/);
  await record.check();
  await expect(text).toHaveValue(line);
  // A chip takes its values out of the text, and back in.
  const chip = page.getByRole('button', { name: 'Topluluk Şirketleri', exact: true });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await chip.click();
  await expect(text).not.toHaveValue(/Topluluk/);
  await expect(text).toHaveValue(/\(m\. 5\/2-ç\)\. Saklama süresi: 10 yıl/);
  await chip.click();
  await expect(text).toHaveValue(line);
  await chip.click();
  const send = page.getByRole('button', { name: words.send });
  await expect(send).toBeDisabled();
  await page.getByRole('button', { name: words.outcomes.kabul, exact: true }).click();
  await expect(text).toHaveValue(/• Özlük dosyası/);
  await expect(send).toBeDisabled();

  // Authority is noted with a proof that came on paper.
  await page.getByRole('button', { name: words.authorityCheck }).click();
  const authority = page.getByRole('dialog');
  await authority.getByLabel(words.authorityNote).fill('Baro levhasından sorgulandı.');
  await authority.locator('input[type=file]').setInputFiles({
    name: 'vekaletname.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PAPER),
  });
  await authority.getByRole('button', { name: words.authoritySave }).click();
  // The line of the answer, and soon the entry in the history.
  await expect(page.getByText(words.authorityDone).first()).toBeVisible();
  await expect(send).toBeEnabled();

  await records.getByRole('button', { name: words.openTasks }).click();
  const tasks = page.getByRole('dialog');
  await expect(tasks.getByRole('checkbox')).toHaveCount(2);
  await expectAccessible(page);
  await tasks
    .getByRole('button', { name: words.tasksOpen_other.replace('{{count}}', '2') })
    .click();
  await expect(tasks).toBeHidden();
  const task = page.getByRole('link', { name: /Özlük dosyası\)$/ });
  await expect(task).toBeVisible();

  // Open tasks are named before sending and kept with the answer.
  await send.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(words.openTasksNote_other.replace('{{count}}', '2'))).toBeVisible();
  await expect(dialog.getByText(/• Özlük dosyası/)).toBeAttached();
  await expect(dialog.getByText('Bolu', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.sendRead }).click();
  await expect(page.getByText(happened(locale, 'cevap_gonderildi'), { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${words.stillOpen}: `))).toBeVisible();

  // The task is closed with its proof, and not before.
  await task.click();
  const actions = WORDS[language].actions;
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(actions.needsProof)).toBeVisible();
  await drawer.getByRole('button', { name: actions.complete, exact: true }).click();
  await expect(page.getByText(/eklenmeden kapatılamaz|cannot be closed without/)).toBeVisible();
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'silme-tutanagi.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(PAPER),
  });
  await expect(drawer.getByRole('link', { name: /silme-tutanagi/ }).first()).toBeVisible();
  // Leaving at once would take the request along.
  const completed = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await drawer.getByRole('button', { name: actions.complete, exact: true }).click();
  expect((await completed).ok()).toBe(true);
  await page.goto(`/basvurular/${id}`);
  await expect(page.getByRole('link', { name: 'silme-tutanagi.pdf' })).toBeVisible();
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
});

test('a plain request is answered in four clicks from the list', async ({ page, locale }) => {
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].applications;
  await page.goto('/basvurular');
  const department = await departmentOf(page);
  await post(page, processingActivities.add, {
    department_id: department,
    surec_ismi: 'Müşteri destek hattı',
    ilgili_kisi: ['musteri'],
    ...{ islenen_kisisel_veriler: ['ad_soyad'], islenme_amaci: ['is_faaliyetleri'] },
    isleme_sarti: ['k5_2_c_sozlesme'],
    ...{ dahil_oluyormu: 'hayir', alici_yok: true, yurt_disi_aktarim: false },
    saklama_suresi: '10 yıl',
  });
  await post(page, applications.add, {
    ...{ basvuran_turu: 'kendisi', kaynak: 'eposta', dil: 'tr' },
    gelis_gunu: todayInTurkey(),
    ad_soyad: 'Nurcan Efe',
    kimlik_no: '10000000146',
    kisi_grubu: 'musteri',
    haklar: ['b'],
    talep: 'Hangi verilerimi işliyorsunuz?',
    cevap_yolu: 'eposta',
    eposta: `efe-${Date.now()}@ornekposta.test`,
    department_id: department,
  });
  await page.reload();
  // An outcome waits for the texts that it brings.
  await page.route(`**${applications.templates.path}`, async (route) => {
    await new Promise((later) => setTimeout(later, 1000));
    await route.continue();
  });
  await page.getByText('Nurcan Efe').click();
  await page.getByRole('button', { name: words.outcomes.kabul, exact: true }).click();
  await page.getByRole('button', { name: words.send }).click();
  const dialog = page.getByRole('dialog', { name: words.sendAsk });
  await expect(dialog.getByText(/• Müşteri destek hattı\. Veriler: Ad soyad/)).toBeAttached();
  await dialog.getByRole('button', { name: words.sendRead }).click();
  await expect(page.getByText(happened(locale, 'cevap_gonderildi'), { exact: true })).toBeVisible();
  // Nothing half-written is left of what was sent.
  await page.getByRole('link', { name: words.back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
});

test.describe('without script', () => {
  test('somebody applies with a file, and confirms by code @phone', async ({ browser, locale }) => {
    const { company } = await makeCompany('Satış');
    const manager = await otherBrowser(browser, locale, await makePerson('yönetici', company));
    const settings = await manager.request.get(applications.settings.path);
    const { slug } = ((await settings.json()) as { data: { slug: string } }).data;
    await manager.context().close();

    const form = SITE_WORDS[languageOf(locale)].application;
    const context = await browser.newContext({
      locale: locale ?? 'tr-TR',
      javaScriptEnabled: false,
    });
    const visitor = await context.newPage();
    await visitor.goto(`/kvkk-formu/${slug}`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.title);
    await visitor.getByRole('checkbox').first().check();
    await visitor
      .getByLabel(form.request)
      .fill('Verilerimin işlenip işlenmediğini öğrenmek isterim.');
    await visitor.getByLabel(form.firstName, { exact: true }).fill('Anneliese');
    await visitor.getByLabel(form.lastName, { exact: true }).fill('Öztürk-Schäfer');
    await expect(visitor.getByLabel(form.represented)).toBeHidden();
    await visitor.getByLabel(form.requesters.vekil).check();
    await visitor.getByLabel(form.represented).fill('Jürgen Schäfer');
    const prove = () =>
      visitor.getByLabel(form.proof, { exact: true }).setInputFiles({
        name: 'vekaletname.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(PAPER),
      });
    await expect(visitor.getByLabel(form.nationality, { exact: true })).toBeHidden();
    await visitor.getByLabel(form.foreigner).check();
    await visitor.getByRole('textbox', { name: form.passport }).fill('C01X00T47');
    await visitor.getByLabel(form.address).fill('Musterstraße 4, Köln');
    await visitor.getByLabel(form.ways.posta).check();
    const email = `schaefer-${Date.now()}@ornekposta.test`;
    await visitor.getByLabel(form.email, { exact: true }).fill(email);
    const attach = () =>
      visitor.getByLabel(form.files).setInputFiles({
        name: 'pass.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from(PAPER),
      });
    await attach();
    await visitor.getByRole('button', { name: form.send }).click();

    // The country of the passport is missing: everything but the file has stayed.
    await expect(visitor.getByRole('alert')).toBeVisible();
    await expect(visitor.getByText(form.filesAgain).first()).toBeVisible();
    await expect(visitor.getByLabel(form.requesters.vekil)).toBeChecked();
    await expect(visitor.getByLabel(form.lastName, { exact: true })).toHaveValue('Öztürk-Schäfer');
    await expect(visitor.getByLabel(form.ways.posta)).toBeChecked();
    await visitor.getByLabel(form.nationality, { exact: true }).fill('Deutschland');
    await attach();
    await visitor.getByRole('button', { name: form.send }).click();

    // So is the proof of authority: nobody applies for another without one.
    await expect(
      visitor.getByText(/vekâletname ya da velayet|attach the power of/).first(),
    ).toBeVisible();
    await attach();
    await prove();
    await visitor.getByRole('button', { name: form.send }).click();

    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.codeTitle);
    const code = await readCode(context, email);
    await visitor.getByLabel(form.codeLabel).fill(code === '000000' ? '000001' : '000000');
    await visitor.getByRole('button', { name: form.complete }).click();
    await expect(visitor.getByRole('alert')).toContainText('4');
    await visitor.getByLabel(form.codeLabel).fill(code);
    await visitor.getByRole('button', { name: form.complete }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(form.receivedTitle);
    await expect(visitor.getByText('pass.pdf')).toBeVisible();
    await expect(visitor.getByText('vekaletname.pdf')).toBeVisible();
    await expect(visitor.getByText(form.byPostTo)).toBeVisible();
    const paper = await visitor.request.get(
      (await visitor.getByRole('link', { name: form.receiptPdf }).getAttribute('href')) ?? '',
    );
    expect(paper.headers()['content-type']).toBe('application/pdf');
    await context.close();
  });
});

test('a representative is sent away', async ({ browser, locale }) => {
  const { company, departments } = await makeCompany('Satış');
  const page = await otherBrowser(
    browser,
    locale,
    await makePerson('temsilci', company, ...departments),
  );
  await page.goto('/basvurular');
  await expect(page).toHaveURL(/unauthorized-access/);
  await page.context().close();
});
