import { expect, type Page } from '@playwright/test';
import { addActivity, button } from './steps/activities.ts';
import { expectAccessible, expectAccessibleInBoth } from './steps/axe.ts';
import { makeCompany, makePerson, otherBrowser, readMail, signIn, speak } from './steps/people.ts';
import { expectCounts, sendName, upload, workbook } from './steps/sheets.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { WORDS } from './steps/words.ts';

const address = (name: string) => `${name}.${Date.now()}@ornek.test`;
const rowNamed = (page: Page, name: string) => page.locator('[data-row]', { hasText: name });

test('a department and its representative are added, changed and removed @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Satış');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { organization } = words;
  await page.goto('/organizasyon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(organization.title);
  await expect(rowNamed(page, organization.vacant)).toHaveCount(1);
  await expectAccessibleInBoth(page);

  const name = page.getByRole('textbox', { name: organization.newDepartment });
  await name.fill('satış');
  await name.press('Enter');
  await expect(page.getByText('“Satış”')).toBeVisible();
  await name.fill('Depo ve Sevkiyat');
  await name.press('Enter');
  await expect(rowNamed(page, 'Depo ve Sevkiyat')).toBeVisible();
  await expect(name).toHaveValue('');

  await page.getByRole('button', { name: organization.addPerson }).first().click();
  const form = page.getByRole('dialog', { name: organization.addPerson });
  await form.getByRole('textbox', { name: organization.fullname }).fill('Işıl Çağlayan');
  await form.getByRole('textbox', { name: words.fields.email }).fill(address('isil'));
  await form.getByRole('combobox', { name: words.fields.departments }).click();
  await page.getByRole('option', { name: 'Depo ve Sevkiyat' }).click();
  await page.keyboard.press('Escape');
  await expectAccessibleInBoth(page);
  await form.getByRole('button', { name: words.common.save }).click();
  await expect(form).toBeHidden();
  const person = rowNamed(page, 'isil');
  if (isPhone(page)) await page.getByText(organization.sides.temsilciler, { exact: true }).click();
  await expect(person).toContainText(organization.never);

  const menu = page.getByRole('button', {
    name: words.ui.table.menu.replace('{{name}}', 'Işıl Çağlayan'),
  });
  const training = organization.flags.egitim_sorumlusu;
  if (isPhone(page)) {
    // A narrow row has no room for switches; the form of its menu has them.
    const edited = page.getByRole('dialog', { name: organization.editPerson });
    const flag = edited.getByRole('switch', { name: training });
    const edit = async () => {
      await menu.click();
      await page.getByRole('menuitem', { name: organization.editPerson }).click();
    };
    await edit();
    await flag.check();
    await edited.getByRole('button', { name: words.common.save }).click();
    await expect(edited).toBeHidden();
    await edit();
    await expect(flag).toBeChecked();
    await edited.getByRole('button', { name: words.common.cancel }).click();
    await expect(edited).toBeHidden();
    await expect(menu).toBeFocused();
  } else {
    const flag = person.getByRole('switch').last();
    await person.locator('label').last().click();
    await expect(flag).toBeChecked();
    await page.getByRole('button', { name: words.common.undo }).click();
    await expect(flag).not.toBeChecked();
  }

  await menu.click();
  await page.getByRole('menuitem', { name: organization.deletePerson }).click();
  const asks = page.getByRole('dialog').filter({ hasText: 'Işıl Çağlayan' });
  await asks.getByRole('button', { name: organization.deletePerson }).click();
  await expect(person).toHaveCount(0);

  const { history } = organization;
  if (isPhone(page)) {
    await page.getByRole('button', { name: words.records.menu, exact: true }).click();
    await page.getByRole('menuitem', { name: history.open }).click();
  } else await page.getByRole('button', { name: history.open }).click();
  const past = page.getByRole('dialog', { name: history.title });
  await expect(past).toContainText(history.chainOk);
  const added = history.deeds.departman_ekleme.replace('{{name}}', 'Depo ve Sevkiyat');
  const removed = history.deeds.temsilci_silme.replace('{{name}}', 'Işıl Çağlayan');
  await expect(past.getByRole('listitem').first()).toContainText(removed);
  await expect(past.getByRole('listitem').last()).toContainText(added);
  await expectAccessibleInBoth(page);
  await page.keyboard.press('Escape');
  await expect(past).toBeHidden();
});

test('a department that holds something is merged, not deleted', async ({ page, locale }) => {
  const { company, departments } = await makeCompany('Satış', 'Satış Destek');
  await signIn(page, await makePerson('danışman', company));
  await addActivity(page, departments[1], 'Teklif takibi');
  const words = WORDS[await speak(page, locale)];
  const { organization } = words;
  await page.goto('/organizasyon');
  await page
    .getByRole('button', { name: words.ui.table.menu.replace('{{name}}', 'Satış Destek') })
    .click();
  await page.getByRole('menuitem', { name: organization.deleteDepartment }).click();
  await expect(page.getByText(organization.heldText)).toBeVisible();
  await page.getByRole('button', { name: organization.mergeInstead }).click();
  const merge = page.getByRole('dialog', { name: organization.mergeTitle });
  await merge.getByRole('combobox', { name: organization.mergeInto }).click();
  await page.getByRole('option', { name: 'Satış', exact: true }).click();
  await expectAccessibleInBoth(page);
  await merge
    .getByRole('button', { name: organization.mergeSave_one.replace('{{count}}', '1') })
    .click();
  await expect(merge).toBeHidden();
  await expect(rowNamed(page, 'Satış Destek')).toHaveCount(0);
});

test('a pasted list is checked line by line and its sound lines are saved', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Satış');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  const { list } = words.organization;
  await page.goto('/organizasyon?sekme=temsilciler&ekle=liste');
  const modal = page.getByRole('dialog', { name: list.title });
  const email = address('serap');
  const text = `Serap Yıldırım\t${email}\tSatış\nVolkan Ateş, volkan@ornek, Satış`;
  const box = modal.getByRole('textbox', { name: list.label });
  await box.fill(text);
  await expect(modal.getByText(list.faults.bad_address)).toBeVisible();
  await expectAccessibleInBoth(page);
  await modal.getByRole('button', { name: list.save_one.replace('{{count}}', '1') }).click();
  await expect(box).toHaveValue('Volkan Ateş, volkan@ornek, Satış');
  await expect(page.locator('[data-row]', { hasText: email })).toHaveCount(1);
});

test('somebody with an account elsewhere is asked, accepts out of the mail and switches companies @phone', async ({
  page,
  browser,
  locale,
}) => {
  const [asking, elsewhere] = [await makeCompany('Satış'), await makeCompany()];
  const invited = await makePerson('yönetici', elsewhere.company);
  await signIn(page, await makePerson('yönetici', asking.company));
  const words = WORDS[await speak(page, locale)];
  const { account, organization, shell } = words;
  await page.goto('/organizasyon');
  await page.getByRole('button', { name: organization.addPerson }).first().click();
  const form = page.getByRole('dialog', { name: organization.addPerson });
  await form.getByRole('textbox', { name: organization.fullname }).fill('Can Başka');
  await form.getByRole('textbox', { name: words.fields.email }).fill(invited);
  await form.getByRole('combobox', { name: words.fields.departments }).click();
  await page.getByRole('option', { name: 'Satış' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: words.common.save }).click();
  await expect(form).toBeHidden();
  if (isPhone(page)) await page.getByText(organization.sides.temsilciler, { exact: true }).click();
  const waiting = page.getByRole('region', { name: organization.invitations });
  await expect(waiting).toContainText(invited);
  await expectAccessibleInBoth(page);

  const mail = await readMail(page.context(), invited);
  const link = /https?:\/\/\S+bolum=kisisel/.exec(mail)?.[0] ?? '';
  const other = await otherBrowser(browser, locale, invited);
  await other.goto(link);
  const asked = other.getByRole('region', { name: asking.name });
  await expect(asked).toContainText('Satış');
  await expectAccessibleInBoth(other);
  await asked.getByRole('button', { name: account.accept }).click();
  await expect(other).toHaveURL(/\/denetim/);
  // A representative here: no menu of the company, the own department alone.
  const selector = other.getByRole('button', { name: shell.company });
  await expect(selector).toContainText(asking.name);
  await expect(other.getByRole('button', { name: shell.places.company, exact: true })).toHaveCount(
    0,
  );
  await selector.click();
  await other.getByRole('menuitemradio', { name: elsewhere.name }).click();
  await expect(selector).toContainText(elsewhere.name);
  await page.reload();
  await expect(rowNamed(page, invited)).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await other.context().close();
});

test('departments come in from a sheet, and the import is taken back @phone', async ({
  page,
  locale,
}) => {
  const { company } = await makeCompany('Satış');
  await signIn(page, await makePerson('yönetici', company));
  const words = WORDS[await speak(page, locale)];
  await page.goto('/organizasyon');
  await page.getByRole('link', { name: words.import.open }).click();
  await expect(page).toHaveURL('/organizasyon/ice-aktar');
  await upload(page, await workbook([['Birim Adı'], ['SATIŞ'], ['Kalite'], ['Depo'], ['DEPO']]));
  await expectCounts(page, words, { eklenecek: 1, degisecek: 0, ayni: 1, reddedilecek: 2 });
  await button(page, sendName(words, 1)).click();
  await expect(button(page, words.import.done.undo)).toBeVisible();
  await expectAccessible(page);
  await button(page, words.import.done.undo).click();
  await expect(page.getByRole('status')).toContainText(words.import.done.undone_one.slice(-12));
  await page.getByRole('link', { name: words.common.toList }).click();
  await expect(rowNamed(page, 'Satış')).toBeVisible();
  await expect(rowNamed(page, 'Kalite')).toHaveCount(0);
});
