import { texts as metinler } from '@emanet/contract/texts';
import { expect } from '@playwright/test';
import { changeActivity, rowOf } from '../steps/activities.ts';
import { expectAccessibleInBoth } from '../steps/axe.ts';
import { addRecord } from '../steps/registers.ts';
import { actOnText, begin, paper, publishedNotice, step } from '../steps/texts.ts';
import { fill } from '../steps/words.ts';
import { test } from '../test.ts';

test('a draft is compared with the version in force, which stays readable and downloadable @phone', async ({
  page,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page);
  const id = Number(address.split('/').at(-1));
  await changeActivity(page, activity, { saklama_suresi: 'isci_alacagi_5' });
  await actOnText(page, metinler.prepare.path, id, {
    elle: {
      'tablo:ucret_politikasi.amac': {
        tr: 'Bizim sözümüz.',
        en: 'Ours.',
        gerekce: 'Kısa olsun',
      },
    },
  });
  await actOnText(page, metinler.approve.path, id);
  await page.goto(address);

  // Changes of the draft are told before it is published.
  await step(page, texts.publish);
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(fill(texts.changedSentences_other, { no: 1, count: 2 }));
  await expect(asked.locator('del').first()).toBeVisible();
  await expect(asked.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBoth(page);
  await asked.getByRole('button', { name: words.common.cancel }).click();

  // While a draft is open the version in force is there as a file too.
  await step(page, words.common.export);
  await expect(
    page.getByText(fill(texts.publishedVersion, { no: 1 }), { exact: true }),
  ).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF', exact: true }).last().click();
  expect((await download).suggestedFilename()).toMatch(/-1-(tr|en)\.pdf$/);

  // An own page of each version, word for word.
  await page
    .getByRole('link', { name: fill(words.common.versionNo, { no: 1 }) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/surum\/1$/);
  await expect(paper(page)).toContainText(/10 yıl|10 years/);
  await expect(paper(page)).not.toContainText(/Bizim sözümüz|Ours/);
  await expectAccessibleInBoth(page);
  await page.getByRole('link', { name: fill(words.common.versionNo, { no: 2 }) }).click();
  await expect(page.getByText(texts.approvedOnly)).toBeVisible();
});

test('a version of a text without a public address is read in the application', async ({
  page,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page, 'gizlilik_taahhudu');
  await page.goto(address);
  const version = page.getByRole('link', { name: fill(words.common.versionNo, { no: 1 }) });
  await expect(version).toHaveAttribute('href', `${address}/surum/1`);
  await version.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(words.common.versionNo, { no: 1 }),
  );
  await expect(paper(page)).toBeVisible();
});

test('a text is renamed, archived and brought back, and a draft deleted', async ({
  page,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts, ui, common } = words;
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page);
  await actOnText(page, metinler.prepare.path, Number(address.split('/').at(-1)));
  await page.goto(address);
  const open = async (item: string) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${ui.table.menu.replace('{{name}}', '.+')}$`) })
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open(texts.rename);
  const form = page.getByRole('dialog');
  await form.getByLabel(texts.nameInLists).fill('Personel Bilgilendirmesi');
  await form.getByLabel(`${texts.titleOnPaper} (TR)`).fill('Personel Metni');
  await form.getByLabel(`${texts.titleOnPaper} (EN)`).fill('Staff Notice');
  await expectAccessibleInBoth(page);
  await form.locator('[type=submit]').click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personel Bilgilendirmesi');
  await expect(paper(page)).toContainText(/Personel Metni|Staff Notice/);

  await open(ui.archive.archive);
  await expect(page.getByText(texts.isArchived)).toBeVisible();
  await page.getByRole('button', { name: common.undo }).last().click();
  await expect(page.getByText(texts.isArchived)).toBeHidden();

  // A draft that nobody was shown can go for good; what was published cannot.
  await addRecord(page, metinler.add, undefined, { tur: 'cerez', ad: 'Çerez denemesi' });
  const answer = await page.request.get(metinler.list.path);
  const { data } = metinler.list.answers.parse(await answer.json());
  await page.goto(`/metinler/${data.find(({ ad }) => ad === 'Çerez denemesi')?.id ?? 0}`);
  await open(common.delete);
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(texts.deleteText);
  await asked.getByRole('button', { name: common.delete }).click();
  await expect(page).toHaveURL(/\/metinler$/);
  await expect(rowOf(page, 'Çerez denemesi')).toHaveCount(0);
  await page.getByRole('button', { name: common.undo }).last().click();
  await expect(rowOf(page, 'Çerez denemesi')).toBeVisible();
});

test('sections are renamed and moved, and a Word file is taken in at a chosen place', async ({
  page,
  locale,
}) => {
  const { words, activity } = await begin(page, locale);
  const { texts } = words;
  await changeActivity(page, activity, { saklama_suresi: 'is_iliskisi_10' });
  const address = await publishedNotice(page);
  const id = Number(address.split('/').at(-1));
  const file = await page.request.get(`/api/metinler/dosya/${id}?tur=docx&lang=tr`);
  await actOnText(page, metinler.prepare.path, id);
  await page.goto(address);
  const headings = paper(page).getByRole('heading', { level: 3 });
  const edit = (name: string) =>
    page
      .getByRole('navigation', { name: texts.sections })
      .getByRole('button', { name })
      .filter({ visible: true })
      .first()
      .click();
  await edit(texts.elements.yontem);
  const form = page.getByRole('dialog');
  await form.getByLabel(`${texts.sectionTitle} (TR)`).fill('Saklama');
  await form.getByLabel(`${texts.sectionTitle} (EN)`).fill('Retention');
  await form.getByRole('combobox', { name: texts.sectionPlace }).click();
  await page.getByRole('option', { name: texts.atTheBeginning }).click();
  await expectAccessibleInBoth(page);
  await form.locator('[type=submit]').click();
  await expect(headings.first()).toHaveText(/1\. (Saklama|Retention)/);

  const before = await headings.count();
  await page.getByRole('button', { name: texts.fromWord }).click();
  await form
    .locator('input[type=file]')
    .or(page.locator('input[type=file]'))
    .first()
    .setInputFiles({
      name: 'eski-metin.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      buffer: await file.body(),
    });
  await expect(form.getByRole('button', { name: texts.wordTake })).toBeVisible();
  await expectAccessibleInBoth(page);
  await form.getByRole('combobox', { name: texts.sectionPlace }).click();
  await page
    .getByRole('option', { name: /Saklama/ })
    .first()
    .click();
  await form.getByRole('button', { name: texts.wordTake }).click();
  await expect(form).toBeHidden();
  await expect(headings.nth(0)).toHaveText(/1\. (Saklama|Retention)/);
  await expect.poll(() => headings.count()).toBeGreaterThan(before);
  await expect(headings.nth(1)).not.toHaveText(/Veri sorumlusu$|Data controller$/);

  // A step back takes it out again.
  await page.getByRole('button', { name: words.common.undo }).first().click();
  await expect(headings).toHaveCount(before);
});
