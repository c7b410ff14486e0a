import departments from '@emanet/contract/data/departments.json' with { type: 'json' };
import { auth } from '@emanet/contract/auth';
import { organization } from '@emanet/contract/organization';
import { publicForms } from '@emanet/contract/public-forms';
import { expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { parseCommand, runCommand } from './run.ts';

const app = await appOfFile();

const admin = async (...words: string[]) => runCommand(app.db, app.config, parseCommand(words));

async function ask(more: { dil?: 'tr' | 'en'; web_sitesi?: string } = {}) {
  const email = `${unique('hesap')}@ornek.test`;
  const company_name = unique('Anadolu Lojistik');
  const { body } = await app.stranger.call(publicForms.addAccount, {
    body: { fullname: 'Tolga Emiroğlu', email, numberoff: '10-49', company_name, ...more },
  });
  return { id: String(body.data.id), email, company_name };
}

it('approve opens company, departments and administrator, who can sign in', async () => {
  const { id, email, company_name } = await ask({ dil: 'en' });
  expect(await admin('accounts', 'list')).toContain(email);
  expect(await admin('accounts', 'approve', id)).toContain(`from request ${id}: ${company_name}`);
  const [mail, ...others] = await app.mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/^Your Emanet account is ready · ./);
  expect(mail?.text).toContain(`${app.config.BASE_URL}/login?lang=en`);

  await app.stranger.call(auth.sendCode, { body: { email } });
  const code = /^\d{6}$/m.exec((await app.mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
  const { body, cookie = '' } = await app.stranger.call(auth.enterCode, { body: { email, code } });
  expect(body.data).toMatchObject({ role: 'yönetici', companies: [{ company_name }] });
  const list = await app.withCookie(cookie).call(organization.departments);
  expect(list.body.data.map((one) => one.department_name).sort()).toEqual(
    departments.items.map((one) => one.en).sort(),
  );
});

it('approve twice, and at the same moment, opens one company', async () => {
  const { id, email, company_name } = await ask();
  const told = await Promise.all([
    admin('accounts', 'approve', id),
    admin('accounts', 'approve', id),
  ]);
  expect(told.filter((one) => one.includes('already approved'))).toHaveLength(1);
  expect(await admin('company', 'list')).toContain(company_name);
  expect(await app.mailsTo(email)).toHaveLength(1);
  await expect(admin('accounts', 'decline', id)).rejects.toThrow('already approved');
});

it('approve stores nothing when name or address is taken', async () => {
  const first = await ask();
  const second = await ask();
  await admin('company', 'add', first.company_name);
  await expect(admin('accounts', 'approve', first.id)).rejects.toThrow('already a company');
  await app.makeUser({ email: second.email, companies: [await app.makeCompany()] });
  await expect(admin('accounts', 'approve', second.id)).rejects.toThrow('already an account');
  expect(await admin('company', 'list')).not.toContain(second.company_name);
  expect(await app.mailsTo(first.email)).toEqual([]);
  // Another name gives way to the first.
  const name = `${first.company_name} Şubesi`;
  expect(await admin('accounts', 'approve', first.id, '--name', name)).toContain(name);
});

it('decline leaves the address free to ask again', async () => {
  const { id, email } = await ask();
  expect(await admin('accounts', 'decline', id)).toContain('declined');
  expect(await admin('accounts', 'decline', id)).toContain('declined');
  await expect(admin('accounts', 'approve', id)).rejects.toThrow('already declined');
  expect(await app.mailsTo(email)).toEqual([]);
});

it('lists leave machines out unless asked for all', async () => {
  const machine = await ask({ web_sitesi: 'https://ucuz-ilan.test' });
  expect(await admin('accounts', 'list')).not.toContain(machine.email);
  expect(await admin('accounts', 'list', '--all')).toContain(machine.email);
  const email = `${unique('form')}@ornek.test`;
  const body = { fullname: 'Ad', email, web_sitesi: 'x' };
  await app.stranger.call(publicForms.addForm, { body });
  expect(await admin('forms')).not.toContain(email);
  expect(await admin('forms', '--all')).toContain(email);
});

it.each([
  [['accounts', 'approve'], 'The number is missing'],
  [['accounts', 'approve', 'x'], 'must be a number'],
  [['accounts', 'approve', '2000000000'], 'There is no request'],
  [['forms', '--name', 'x'], 'takes no --name'],
])('%j is refused', async (words, sentence) => {
  await expect(admin(...words)).rejects.toThrow(sentence);
});
