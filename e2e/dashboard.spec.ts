import { expect } from '@playwright/test';
import { actions } from '@emanet/contract/actions';
import { applications } from '@emanet/contract/applications';
import { processingActivities } from '@emanet/contract/processing-activities';
import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { expectAccessible, expectAccessibleInBoth } from './steps/axe.ts';
import { addPerson, makeCompany, makePerson, signIn, speak } from './steps/people.ts';
import { addRecord, addRecords, administrator } from './steps/registers.ts';
import { isPhone } from './steps/shell.ts';
import { test } from './test.ts';
import { fill, WORDS } from './steps/words.ts';

test('every number of the dashboard leads to its rows @phone', async ({ page, locale }) => {
  const { clocks, dashboard, shell } = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo');
  const [depot] = departments;
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/denetim');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.places.audit);
  await expect(page.getByRole('link', { name: dashboard.first.wizard })).toBeVisible();
  await expectAccessible(page);

  await addRecords(page, processingActivities.add, depot, 3, (n) => ({ surec_ismi: `İş ${n}` }));
  await addRecord(page, supplierTransfers.add, depot, {
    tedarikci_adi: 'Nimbus Bulut',
    yurt_disi_aktarim: true,
    sozlesme_var_mi: true,
    sozlesme_bitis_tarihi: todayInTurkey(),
  });
  await addRecord(page, actions.add, depot, { aksiyon_ismi: 'Dolap kilidi', risk: 'Yüksek' });
  await page.reload();
  await expect(page.getByRole('link', { name: dashboard.first.wizard })).toHaveCount(0);
  const way = page.getByRole('list', { name: dashboard.first.way }).getByRole('listitem');
  await expect(way).toHaveCount(6);
  await expect(way.filter({ has: page.getByLabel(dashboard.first.done) })).toContainText([
    dashboard.first.steps.activities.title,
  ]);
  const counters = page.getByRole('list', { name: dashboard.counters });
  await expect(counters.getByRole('link', { name: dashboard.counter.veri_harita })).toContainText(
    '3',
  );
  await expect(page.getByRole('row', { name: /Depo/ })).toContainText('1');
  await expectAccessible(page);

  await counters
    .getByRole('link', { name: fill(dashboard.attention.veri_aktarim_one, { count: 1 }) })
    .click();
  await expect(page).toHaveURL('/tedarikciler?yurtdisi=1');
  await expect(page.locator('[data-row]', { hasText: 'Nimbus Bulut' })).toBeVisible();

  await page.goBack();
  const due = page.getByRole('region', { name: clocks.ranks.own });
  await due.getByRole('link').click();
  await expect(page).toHaveURL(/\/tedarikciler\?kayit=\d+/);
  await expect(page.getByRole('dialog', { name: 'Nimbus Bulut' })).toBeVisible();
});

test('what is due comes by legal weight and is done in place', async ({ page, locale }) => {
  const { words, depot } = await administrator(page, locale);
  const { actions: ofActions, clocks: ofClocks, dashboard } = words;
  const today = todayInTurkey();
  await addRecord(page, supplierTransfers.add, depot, {
    tedarikci_adi: 'Çözümağ',
    sozlesme_var_mi: true,
    sozlesme_bitis_tarihi: daysAfter(today, -247),
  });
  await addRecord(page, applications.add, undefined, {
    basvuran_turu: 'kendisi',
    kaynak: 'dilekce',
    gelis_gunu: daysAfter(today, -31),
    dil: 'tr',
    ad_soyad: 'Pelin Erdem',
    haklar: ['b'],
    talep: 'Bilgi istiyorum.',
    cevap_yolu: 'eposta',
    eposta: 'pelin@ornekposta.test',
  });
  await addRecord(page, actions.add, depot, {
    aksiyon_ismi: 'Dolap kilidi',
    risk: 'Yüksek',
    son_tarih: daysAfter(today, 2),
  });
  await page.goto('/denetim');
  const rankOf = (rank: 'lateStatutory' | 'own') =>
    page.getByRole('region', { name: ofClocks.ranks[rank] });
  // A day late by the law stands before a contract that ended long ago.
  const lines = page.locator('[data-due-list] li');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText(fill(ofClocks.daysLate_one, { count: 1 }));
  await expect(rankOf('lateStatutory').getByRole('listitem')).toHaveCount(1);
  await expect(rankOf('own').getByRole('listitem').first()).toContainText('Çözümağ');
  await expectAccessibleInBoth(page);
  const answer = lines.first().getByRole('link', { name: `${dashboard.due.acts.answer}: ` });
  await expect(answer).toHaveAttribute('href', /^\/basvurular\/\d+$/);

  // An action is finished at one press, and one press brings it back.
  const finish = page.getByRole('button', { name: `${dashboard.due.acts.finish}: Dolap kilidi` });
  await finish.click();
  await expect(finish).toHaveCount(0);
  await expect(page.getByText(fill(ofActions.completed, { name: 'Dolap kilidi' }))).toBeVisible();
  await page.getByRole('button', { name: words.common.undo }).click();
  await expect(finish).toBeVisible();

  // A clock is closed with its proof.
  await page.getByRole('button', { name: `${dashboard.due.acts.close}: Çözümağ` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(ofClocks.proof).fill('Yenilenen sözleşme');
  await dialog.getByLabel(ofClocks.whyLate).fill('Yetkili ayrıldı.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words.common.close, exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(lines).toHaveCount(2);
});

test('a failed dashboard shows zero and can be asked again; the calendar is the other face @phone', async ({
  page,
  locale,
}) => {
  const { clocks, common, dashboard } = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.route('**/api/denetim*', (route) => route.fulfill({ status: 403, body: '{}' }));
  await page.goto('/denetim');
  await expect(page.getByText(dashboard.failed)).toBeVisible();
  // A list that could not be read is not called empty.
  await expect(page.getByText(dashboard.due.title)).toHaveCount(0);
  await expect(page.getByRole('list', { name: dashboard.counters })).toContainText('0');
  await expectAccessible(page);
  await page.unroute('**/api/denetim*');
  await addRecord(page, supplierTransfers.add, departments[0], {
    tedarikci_adi: 'Kervan Bordro',
    sozlesme_var_mi: true,
    sozlesme_bitis_tarihi: '2024-01-01',
  });
  await page.getByRole('button', { name: common.retry }).click();
  const own = page.getByRole('region', { name: clocks.ranks.own });
  await expect(own.getByRole('link', { name: 'Kervan Bordro' })).toBeVisible();
  await expectAccessible(page);
  if (isPhone(page)) return;
  await page.getByText(dashboard.due.faces.takvim, { exact: true }).click();
  await expect(page).toHaveURL(/yaklasan=takvim/);
  const calendar = page.getByRole('table', { name: dashboard.due.title });
  await expect(calendar.getByRole('link', { name: 'Kervan Bordro' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(dashboard.due.lateCount_one, { count: 1 }) }).click();
  await expect(own).toBeVisible();
});

test('a representative has the department without chart and asset count', async ({
  page,
  locale,
}) => {
  const { dashboard } = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo');
  const [name, companies] = ['Av. Ece Örnek', [company]];
  await signIn(page, await addPerson({ role: 'temsilci', name, companies, departments }));
  await page.goto('/denetim');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(dashboard.hello, { name: 'Ece' }),
  );
  await expect(page.getByText('Depo,')).toBeVisible();
  const counters = page.getByRole('list', { name: dashboard.counters });
  await expect(counters.getByText(dashboard.counter.veri_harita)).toBeVisible();
  await expect(counters.getByText(dashboard.counter.varlik_listesi)).toHaveCount(0);
  await expect(page.getByText(dashboard.openActions.title)).toHaveCount(0);
  await expectAccessible(page);
});

test('an empty company is offered three ways to begin, on a phone as well @phone', async ({
  page,
  locale,
}) => {
  const { first } = WORDS[await speak(page, locale)].dashboard;
  const { company } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/denetim');
  for (const name of [first.steps.people.open, first.import, first.wizard]) {
    const way = page.getByRole('link', { name });
    await expect(way).toBeVisible();
    const box = await way.boundingBox();
    expect((box?.x ?? 390) + (box?.width ?? 0), name).toBeLessThanOrEqual(390);
  }
});

test('a calendar program gets an address that is shown once and can be removed', async ({
  page,
  locale,
}) => {
  const { dashboard } = WORDS[await speak(page, locale)];
  const { company, departments } = await makeCompany('Depo');
  await signIn(page, await makePerson('yönetici', company));
  await page.goto('/denetim');
  await addRecord(page, actions.add, departments[0], {
    aksiyon_ismi: 'Dolap kilidi',
    risk: 'Yüksek',
    son_tarih: todayInTurkey(),
  });
  await page.getByRole('button', { name: dashboard.calendar.open }).click();
  const modal = page.getByRole('dialog', { name: dashboard.calendar.title });
  await modal.getByRole('button', { name: dashboard.calendar.make }).click();
  const address = await modal.getByLabel(dashboard.calendar.address).inputValue();
  await expectAccessible(page);
  const read = () => page.request.get(new URL(address).pathname);
  expect(await (await read()).text()).toContain('Dolap kilidi');
  await page.reload();
  await page.getByRole('button', { name: dashboard.calendar.open }).click();
  await expect(modal.getByLabel(dashboard.calendar.address)).toHaveCount(0);
  await modal.getByRole('button', { name: dashboard.calendar.revoke }).click();
  await expect(modal.getByRole('button', { name: dashboard.calendar.revoke })).toHaveCount(0);
  await expect(modal.getByRole('button', { name: dashboard.calendar.make })).toBeVisible();
  expect((await read()).status()).toBe(404);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: dashboard.calendar.open })).toBeFocused();
});

for (const [role, name] of [
  ['consultant', 'danisman'],
  ['administrator', 'yonetici'],
  ['representative', 'temsilci'],
] as const)
  test(`each number that a ${role} of the demo sees is that of the rows behind it`, async ({
    page,
    locale,
  }) => {
    test.slow();
    const { dashboard } = WORDS[await speak(page, locale)];
    await signIn(page, `${name}@demo.emanet.test`);
    await page.goto('/denetim');
    await expect(page.getByRole('list', { name: dashboard.counters })).toContainText(/[1-9]/);
    const numbers = await page.locator('main').evaluate((main) => {
      const found = new Map<string, number>();
      const add = (link: Element, text: string | null | undefined) =>
        found.set(link.getAttribute('href') ?? '', Number(/\d+/.exec(text ?? '')?.[0]));
      for (const link of main.querySelectorAll('ul[aria-label] li > a[href]'))
        add(link, link.querySelector('b')?.textContent ?? link.textContent);
      for (const row of main.querySelectorAll('table:has(caption) tbody tr')) {
        const link = row.querySelector('th a');
        if (link) add(link, row.querySelector('td:last-child')?.textContent);
        for (const part of row.querySelectorAll('td a[data-risk]'))
          add(part, part.getAttribute('aria-label'));
      }
      for (const link of main.querySelectorAll('header > a[href*="okunmamis"]'))
        add(link, link.textContent);
      return [...found].filter(([, number]) => number > 0);
    });
    expect(numbers.length).toBeGreaterThan(role === 'representative' ? 6 : 20);
    for (const [address, number] of numbers) {
      // As a link does, without loading the application anew.
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, address);
      const shown = page.getByRole('status').filter({ hasText: /kayıt$|records?$/ });
      await expect.soft(shown, address).toHaveText(new RegExp(`^${number} `));
    }
  });
