import { processingActivities } from '@emanet/contract/processing-activities';
import { questionnaires } from '@emanet/contract/questionnaires';
import { expect, it } from 'vitest';
import { appOfFile } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { activityBody } from '../processing-activities/sample.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const consultant = await app.signInAs({ companies: [company] });

const address = () => `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
const at = (id: number) => ({ params: { id: String(id) } });
const send = (more: object) =>
  consultant.call(questionnaires.send, {
    body: { department_id: depot, fullname: 'Ece Er', email: address(), kayitlar: [], ...more },
  });
const addActivity = async (name: string): Promise<number> =>
  (await consultant.data(processingActivities.add, { body: activityBody(depot, name) })).id;

it('says what a person was asked before, and asks again only when that is confirmed', async () => {
  const [one, two] = [await addActivity(unique('Bordro')), await addActivity(unique('Kamera'))];
  const email = address();
  const { id } = (await send({ email, kayitlar: [one] })).body.data;
  const again = await send({ email: email.toUpperCase(), kayitlar: [two, one] });
  expect([again.status, again.body.code]).toEqual([409, 'QUESTIONNAIRE_SENT']);
  expect(again.body.data).toMatchObject({ id });
  expect(again.body.message).toContain('Bordro');
  expect(again.body.message).not.toContain('Kamera');
  expect(await app.mailsTo(email)).toHaveLength(1);
  expect((await send({ email, kayitlar: [two] })).status).toBe(201);
  expect((await send({ email, kayitlar: [one], yine_de: true })).status).toBe(201);
  // Without activities it is the department that is asked about, twice at once as well.
  const other = address();
  const both = await Promise.all([send({ email: other }), send({ email: other })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [first] = both.flatMap(({ body, status }) => (status === 201 ? [body.data.id] : []));
  await consultant.call(questionnaires.withdraw, at(first ?? 0));
  expect((await send({ email: other })).status).toBe(201);
});
