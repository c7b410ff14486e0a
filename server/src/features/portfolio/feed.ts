import { serverText } from '@emanet/contract/locales/server-texts';
import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress } from '@emanet/contract/dashboard';
import { inCompany } from '@emanet/contract/shared/company-address';
import type { Language } from '@emanet/contract/shared/primitives';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { companyNameIn } from '../../platform/access/actor.ts';
import { AppError, fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { eventTime, horizonOf, HOURS_BETWEEN, uniqueIds } from '../dashboard/dashboard.ts';
import { personBehind } from './person.ts';
import { dueUntil } from './portfolio.ts';

const NAME = serverText('portfolio.name');

/** Due work of all clients of the person behind a link, as an iCalendar; rights are asked each time. */
export async function portfolioFeed(services: Services, token: string, lang: Language) {
  const { clock, config } = services;
  const person = (await personBehind(services, token)) ?? fail('NOT_FOUND');
  const found = await dueUntil(services, person, horizonOf(clock.today())).catch(hidden);
  const calendar = ical({
    name: NAME[lang],
    prodId: { company: 'Emanet', product: 'Emanet', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_BETWEEN * 60 * 60,
  });
  const idOf = uniqueIds();
  for (const one of found) {
    const company = companyNameIn(person, one.company_id);
    calendar.createEvent({
      // As in the calendar of that company alone.
      id: idOf(`${one.company_id}-${one.tur}-${one.record_id ?? one.sure_id}`),
      ...eventTime(one),
      stamp: clock.now(),
      summary: `${company}: ${CLOCKS[one.tur].ad[lang]}: ${one.ad}`,
      description: [company, one.department_name].filter(Boolean).join(' · '),
      url: new URL(inCompany(dueAddress(one), one.company_id), config.BASE_URL).href,
    });
  }
  return calendar.toString();
}

/** A link of somebody who is no consultant any more is no link. */
const hidden = (error: unknown) => {
  if (error instanceof AppError) fail('NOT_FOUND');
  throw error;
};
