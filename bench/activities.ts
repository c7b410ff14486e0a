import { processingActivities } from '@emanet/contract/processing-activities';
import { activityBody } from '../server/src/features/processing-activities/sample.ts';
import type { openHouse } from './house.ts';

type House = Awaited<ReturnType<typeof openHouse>>;

/** Makes a company of so many activities through the API, with the cookie of its administrator. */
export async function companyOfActivities(house: House, count: number) {
  const company = await house.makeCompany();
  const department = await house.makeDepartment(company);
  const { user_id } = await house.makeUser({ role: 'yönetici', companies: [company] });
  const cookie = await house.cookieFor(user_id);
  for (let made = 0; made < count; made += 1) {
    const answer = await house.app.inject({
      method: 'POST',
      url: processingActivities.add.path,
      headers: { cookie, origin: house.config.BASE_URL },
      payload: activityBody(department, `İşe alım ${made}`),
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
  return { company, cookie };
}
