import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from './steps/axe.ts';
import { makeCompany, makePerson, readCode, readMail, signIn, speak } from './steps/people.ts';
import { test } from './test.ts';
import { anyOf, languageOf, WORDS } from './steps/words.ts';

type Both = Readonly<{ tr: string; en: string }>;

const SECONDS = 6;

/** A real video of a few seconds, recorded by the browser itself. */
async function recordVideo(page: Page) {
  const bytes = await page.evaluate(async (seconds) => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const brush = canvas.getContext('2d');
    const paint = () => {
      if (!brush) return;
      brush.fillStyle = `hsl(${(performance.now() / 10) % 360} 60% 40%)`;
      brush.fillRect(0, 0, canvas.width, canvas.height);
    };
    const drawing = setInterval(paint, 40);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.start();
    await new Promise((done) => setTimeout(done, seconds * 1000));
    recorder.stop();
    await ended;
    clearInterval(drawing);
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  }, SECONDS);
  return { name: 'kisisel-veri-nedir.webm', mimeType: 'video/webm', buffer: Buffer.from(bytes) };
}

const play = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    return element.play();
  });
const placeOf = (video: Locator) =>
  video.evaluate((element: HTMLVideoElement) => element.currentTime);

test('videos are uploaded, people invited, watch for real and get a certificate @phone', async ({
  page,
  locale,
  browser,
}) => {
  test.setTimeout(150_000);
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { training, videos } = words;

  await page.goto('/farkindalik-egitimi');
  await expect(
    page.getByText(/Eğitim bilgisi bulunmamaktadır|No training information/),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/videolar');
  await expect(page.getByText(videos.drop)).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await recordVideo(page));
  const line = page.getByRole('listitem').filter({ hasText: 'Kisisel veri nedir' });
  await expect(line).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(videos.storage)).toBeVisible();
  await page.getByRole('button', { name: videos.mailMe }).click();
  await expect(page.getByText(/adresinize gönderiliyor|sent to your address/)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/farkindalik-egitimi/davet?yol=liste');
  const ayse = `ayse-${company}@ornek.test`;
  const rows = [`Ayşe Nur Kaya; ${ayse}; insan kaynakları`, 'Ali; ali(at)ornek; Satış'];
  const list = page.getByRole('textbox', { name: training.people });
  await list.fill(rows.join('\n'));
  await expect(page.getByText(training.why.eposta)).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: training.inviteAndSend.replace('{{count}}', '1') })
    .click();
  // The line that was refused stays, to be put right or taken out.
  await expect(list).toHaveValue(rows[1] ?? '');
  await list.fill('');
  await page.goto('/farkindalik-egitimi');
  await expect(page.getByText('Ayşe Nur Kaya', { exact: true })).toBeVisible();
  await expectAccessible(page);

  const mail = await readMail(page.context(), ayse);
  const [, token = ''] = /\/egitim\/([\w-]+)/.exec(mail) ?? [];

  // Somebody else, in a browser of their own, without a session.
  const context = await browser.newContext({ locale: locale ?? 'tr-TR' });
  const own = await context.newPage();
  await speak(own, locale);
  const answer = await own.goto(`/egitim/${token}`);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(own.getByText('Ayşe Nur Kaya')).toBeVisible();
  const percent = async () =>
    Number(await own.getByRole('progressbar').first().getAttribute('aria-valuenow'));
  const part = own.getByRole('button', { name: new RegExp(training.page.questions) });
  await expect(part).toBeDisabled();
  await expectAccessible(own);
  // Nothing was watched, so nothing is called saved.
  expect(await percent()).toBe(0);
  await expect(own.getByText(anyOf(training.page.saved))).toHaveCount(0);

  const video = own.locator('video');

  // Seeking ahead counts nothing.
  await video.evaluate((element: HTMLVideoElement, end) => {
    element.currentTime = end;
  }, SECONDS - 1.5);
  await expect.poll(() => placeOf(video)).toBeGreaterThan(SECONDS - 2.5);
  expect(await percent()).toBe(0);
  await video.evaluate((element: HTMLVideoElement) => {
    element.currentTime = 0;
  });

  // Without a connection it goes on counting, and tells later.
  await play(video);
  await expect.poll(percent).toBeGreaterThan(10);
  await context.setOffline(true);
  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await expect(own.getByText(training.page.offline)).toBeVisible();
  await expectAccessible(own);
  const before = await percent();
  await context.setOffline(false);
  await expect(own.getByText(training.page.offline)).toBeHidden({ timeout: 15_000 });

  // A reload takes it where it was.
  await own.reload();
  await expect.poll(percent).toBeGreaterThanOrEqual(before);
  await expect.poll(() => placeOf(video)).toBeGreaterThan(0.3);
  await play(video);
  await own.getByRole('button', { name: training.page.toQuestions }).click({ timeout: 30_000 });

  // A first try of guesses tells nothing before its end, and then every answer.
  const asked = () => own.locator('#soru');
  const choices = own.getByRole('group').getByRole('button');
  for (let count = 0; count < 12; count += 1) {
    await expect(asked()).toBeFocused();
    if (count === 0) await expectAccessible(own);
    const before = await asked().textContent();
    await choices.nth(count % 2).click();
    if (count < 11) await expect(asked()).not.toHaveText(before ?? '');
  }
  await expect(own.getByRole('heading', { level: 2, name: /^12 |of 12 right/ })).toBeVisible();
  await expectAccessible(own);
  await own.reload();
  await own.getByRole('button', { name: training.page.tryAgain }).click();

  // The second one is answered as the set of the company says.
  const questions = await page.request.get('/api/farkindalik-egitimi/sorular');
  const { data } = (await questions.json()) as {
    data: { sorular: { soru: Both; secenekler: Both[]; dogru: number }[] };
  };
  const language = languageOf(locale);
  for (let count = 0; count < 12; count += 1) {
    await expect(asked()).toBeFocused();
    const text = (await asked().textContent()) ?? '';
    const question = data.sorular.find(({ soru }) => soru[language] === text);
    const right = question?.secenekler[question.dogru]?.[language] ?? '';
    await choices.getByText(right, { exact: true }).click();
    if (count < 11) await expect(asked()).not.toHaveText(text);
  }
  // Passing is no proof of who answered: the code of the person's own mail is, after a reload too.
  await expect(own.getByRole('heading', { name: training.page.passed })).toBeVisible();
  await expectAccessible(own);
  await own.reload();
  const boxes = own.getByRole('group', { name: training.page.code }).getByRole('textbox');
  await expect(boxes).toHaveCount(6);
  await expect(own.getByText(/a•••@ornek\.test/)).toBeVisible();
  let code = '';
  const read = async () => {
    code = await readCode(own.context(), ayse);
    return code;
  };
  await expect.poll(read, { timeout: 20_000 }).toMatch(/^\d{6}$/);
  await boxes.first().focus();
  await own.keyboard.type(code === '000000' ? '000001' : '000000');
  await expect(own.getByText(/Kalan deneme: 4|Attempts left: 4/)).toBeVisible();
  await expectAccessible(own);
  await expect(boxes.first()).toBeEnabled();
  await boxes.first().focus();
  await own.keyboard.type(code);
  await expect(own.getByText(training.page.finishedTitle)).toBeVisible();
  await expectAccessible(own);
  const downloading = own.waitForEvent('download');
  await own.getByRole('link', { name: training.page.download }).click();
  const file = (await downloading).suggestedFilename();
  expect(file).toMatch(/^D\w?-\d{4}-\d{4}\.pdf$|\.pdf$/);

  const number = file.replace('.pdf', '');
  await own.goto(`/egitim/dogrula/${number}`);
  await expect(own.getByText(training.verify.valid)).toBeVisible();
  await expect(own.getByText('A••• N••• K•••')).toBeVisible();
  await own.getByLabel(training.verify.same).fill('ayşe nur kaya');
  await own.getByRole('button', { name: training.verify.compare }).click();
  await expect(own.getByText(training.verify.isSame)).toBeVisible();
  await expectAccessible(own);
  await context.close();

  await page.reload();
  await expect(page.getByText(training.state.tamamlandi).first()).toBeVisible();
  // The questions are kept with the certificate.
  await page
    .getByRole('button', { name: words.ui.table.menu.replace('{{name}}', 'Ayşe Nur Kaya') })
    .click();
  await page.getByRole('menuitem', { name: training.showResult }).click();
  await expect(page.getByText(training.inTry.replace('{{count}}', '2'))).toBeVisible();
  await expectAccessible(page);
});

test('questions and settings of the training are kept', async ({ page, locale }) => {
  const { company } = await makeCompany();
  await signIn(page, await makePerson('yönetici', company));
  const { training } = WORDS[await speak(page, locale)];
  await page.goto('/farkindalik-egitimi/sorular');
  const text = page.getByRole('textbox', { name: training.question.text, exact: true });
  await text.fill('Bizim sorumuz nedir?');
  await page.getByRole('button', { name: training.question.save }).click();
  await expect(page.getByText(training.question.yours, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/farkindalik-egitimi/ayarlar');
  await page.getByText(training.settings.renewal, { exact: true }).click();
  await expect(page.getByText(training.settings.renewalOff)).toBeVisible();
  await expectAccessible(page);
});

test('a dead link and an unknown certificate say so', async ({ page, locale }) => {
  const { training } = WORDS[await speak(page, locale)];
  await page.goto(`/egitim/${'A'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: training.page.goneTitle })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/egitim/dogrula/XX-2026-0001');
  await expect(page.getByText(training.verify.unknown)).toBeVisible();
});

test('those who invite try the training first, and delete a question with undo', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('İnsan Kaynakları');
  await signIn(page, await makePerson('yönetici', company));
  const { training, videos } = WORDS[await speak(page, locale)];

  await page.goto('/videolar');
  const preview = page.getByRole('link', { name: videos.preview });
  await expect(preview).toHaveAttribute('href', '/egitim/onizleme');
  await page.goto('/egitim/onizleme');
  await expect(page.getByText(training.page.previewText)).toBeVisible();
  await expectAccessible(page);
  await page.locator('#soru').waitFor();
  await page.getByRole('group').getByRole('button').nth(1).click();
  const placed = (place: string) =>
    page.getByText(
      training.page.questionOf.replace('{{place}}', place).replace('{{count}}', '12'),
      { exact: true },
    );
  await expect(placed('2')).toBeVisible();
  await page.reload();
  await expect(placed('1')).toBeVisible();

  await page.goto('/farkindalik-egitimi/sorular');
  const count = (many: number) =>
    page.getByRole('heading', {
      name: training.question.count_other.replace('{{count}}', String(many)),
    });
  await expect(count(23)).toBeVisible();
  await page.getByRole('button', { name: training.question.delete }).click();
  const asked = page.getByRole('dialog', { name: training.question.deleteTitle });
  await expectAccessible(page);
  await asked.getByRole('button', { name: training.question.delete }).click();
  await expect(count(22)).toBeVisible();
  await page.getByRole('button', { name: /Geri al|Undo/ }).click();
  await expect(count(23)).toBeVisible();
});

test('the undo of a deleted question overwrites no change of a colleague', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Soru');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)].training.question;
  await page.goto('/farkindalik-egitimi/sorular');
  await page.getByRole('button', { name: words.delete }).click();
  const asked = page.getByRole('dialog', { name: words.deleteTitle });
  await asked.getByRole('button', { name: words.delete }).click();
  const undo = page.getByRole('button', { name: /Geri al|Undo/ });
  await expect(undo).toBeVisible();
  const stored = await page.evaluate(async () => {
    const path = '/api/farkindalik-egitimi/sorular';
    const { data } = (await (await fetch(path)).json()) as { data: { sorular: unknown[] } };
    const body = JSON.stringify({ sorular: data.sorular.slice(0, 5), gereken: 1 });
    const headers = { 'content-type': 'application/json' };
    return (await fetch(path, { method: 'POST', headers, body })).status;
  });
  expect(stored).toBe(200);
  const answered = page.waitForResponse((one) => one.request().method() === 'POST');
  await undo.click();
  expect((await answered).status()).toBe(409);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: words.count_other.replace('{{count}}', '5') }),
  ).toBeVisible();
});

test('a session in a room: list, attendance, signed sheet, certificate @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Üretim');
  await signIn(page, await makePerson('yönetici', company));
  const { training } = WORDS[await speak(page, locale)];
  const words = training.session;
  await page.goto('/farkindalik-egitimi/oturumlar');
  await page.getByRole('button', { name: words.add }).first().click();
  await page.getByLabel(new RegExp(`^${words.yer}`)).fill('Yemekhane');
  await page.getByLabel(new RegExp(`^${words.egitmen}`)).fill('Selin Ak');
  await page.getByLabel(words.dakika).fill('45');
  await page.getByLabel(new RegExp(`^${words.tarih}`)).fill('2026-01-05');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: WORDS[languageOf(locale)].common.save })
    .click();
  const drawer = page.getByRole('dialog', { name: words.usualTopic });
  await drawer.getByRole('button', { name: words.addPeople }).click();
  await page
    .getByLabel(new RegExp(`^${words.names}`))
    .fill(
      'Hasan Usta 10000000146\nAyşe Kaya, ayse@ornek.test\nEce Er, ayse@ornek.test\nCan Er, can@ornek',
    );
  const { people } = WORDS[languageOf(locale)];
  const table = page.getByRole('table', { name: people.reading });
  await expect(table.getByRole('row', { name: /Hasan Usta(?! \d)/ })).toBeVisible();
  await expect(table.getByRole('row', { name: /Ece Er.*ayse@ornek.test/ })).toContainText(
    words.willBeListed,
  );
  await expect(table.getByText(words.willBeListed).first()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.getByRole('button', { name: words.putOnList }).click();
  const names = page.getByLabel(new RegExp(`^${words.names}`));
  await expect(names).toHaveValue('Can Er, can@ornek');
  await names.fill('');
  await page
    .getByRole('dialog', { name: words.addPeople })
    .getByRole('button', { name: WORDS[languageOf(locale)].common.cancel })
    .click();
  await expect(drawer.getByRole('heading', { name: `${words.people} – / 3` })).toBeVisible();
  await drawer.getByRole('checkbox', { name: 'Hasan Usta' }).click();
  await expect(drawer.getByRole('heading', { name: `${words.people} 1 / 3` })).toBeVisible();
  await expectAccessible(page);
  const sheet = await page.request.get(
    (await drawer.getByRole('link', { name: words.sheet }).getAttribute('href')) ?? '',
  );
  expect(sheet.headers()['content-type']).toBe('application/pdf');
  await drawer.getByRole('button', { name: words.upload }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'imzali.pdf',
    mimeType: 'application/pdf',
    buffer: await sheet.body(),
  });
  await page.getByRole('button', { name: WORDS[languageOf(locale)].common.save }).click();
  await expect(drawer.getByRole('link', { name: 'imzali.pdf' })).toBeVisible();
  await page.goto('/farkindalik-egitimi');
  await expect(page.getByRole('main')).toContainText(training.state.tamamlandi);
});
