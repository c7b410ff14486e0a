import { evidence } from '@emanet/contract/evidence';
import { organization } from '@emanet/contract/organization';
import { publicForms } from '@emanet/contract/public-forms';
import { auth } from '@emanet/contract/auth';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { describe, expect, it } from 'vitest';
import { appOfFile } from '../../test/app.ts';
import { unique } from '../../test/factories.ts';
import { parseCommand, runCommand } from './run.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });

const today = todayInTurkey();
const admin = (more: object, ...words: string[]) =>
  runCommand(app.db, { ...app.config, ...more }, parseCommand(words));
const trial = (day: string) => admin({}, 'company', 'trial', String(company), day);
const info = async () => (await manager.call(auth.userInfo)).body.data;
const addDepartment = () =>
  manager.call(organization.addDepartment, {
    body: { department_name: unique('Birim'), company_id: company },
  });

async function approved(more: object): Promise<string> {
  const email = `${unique('deneme')}@ornek.test`.replace(/\s/g, '');
  const company_name = unique('Deneyen');
  const { body } = await app.stranger.call(publicForms.addAccount, {
    body: { fullname: 'Tolga Emiroğlu', email, numberoff: '10-49', company_name },
  });
  await admin(more, 'accounts', 'approve', String(body.data.id));
  return (await app.mailsTo(email))[0]?.text ?? '';
}

describe('a trial', () => {
  it('begins with the days that the operator sets, and its mail says what follows', async () => {
    expect(app.config.TRIAL_DAYS).toBeUndefined();
    expect(await approved({})).not.toContain('Deneme süreniz');
    const mail = await approved({ TRIAL_DAYS: 30 });
    const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
    expect(mail).toContain(day.format(new Date(daysAfter(today, 30))));
    expect(mail).toContain('Hiçbir kayıt silinmez');
  });

  it('is told in its last fourteen days, and open until the end of the last', async () => {
    await trial(daysAfter(today, 14));
    expect((await info()).companies[0]).not.toHaveProperty('deneme_bitisi');
    await trial(daysAfter(today, 13));
    expect((await info()).companies[0]).toMatchObject({
      deneme_bitisi: daysAfter(today, 13),
      deneme_bitti: false,
    });
    await trial(today);
    expect((await addDepartment()).status).toBe(201);
  });

  it('leaves the company to be read, taken away and erased when it is over', async () => {
    await trial(daysAfter(today, -1));
    expect((await info()).companies[0]).toMatchObject({ deneme_bitti: true });
    const refused = await addDepartment();
    expect([refused.status, refused.body.code]).toEqual([403, 'TRIAL_OVER']);
    expect((await manager.call(organization.departments)).status).toBe(200);
    expect((await manager.call(evidence.list)).status).toBe(200);
    expect((await info()).abilities).not.toContain('organization.write');
    expect((await info()).abilities).toContain('companies.close');
  });

  it('is extended and ended by the operator, with an entry that says so', async () => {
    expect(await trial(daysAfter(today, 60))).toContain(daysAfter(today, 60));
    expect((await addDepartment()).status).toBe(201);
    await expect(trial('yarın')).rejects.toThrow('Name the last day');
    expect(await trial('none')).toContain('on trial no more');
    expect((await info()).companies[0]).not.toHaveProperty('deneme_bitisi');
    const history = await manager.call(organization.history, { query: {} });
    expect(JSON.stringify(history.body.data)).toContain('deneme_bitisi');
  });
});
