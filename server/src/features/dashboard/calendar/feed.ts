import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { dueAddress, type DueItem } from '@emanet/contract/dashboard';
import { inCompany } from '@emanet/contract/shared/company-address';
import type { Language } from '@emanet/contract/shared/primitives';
import { serverText } from '@emanet/contract/locales/server-texts';
import ical, { ICalCalendarMethod, ICalEventTransparency, type ICalCalendar } from 'ical-generator';
import { companyNameIn } from '../../../platform/access/actor.ts';
import { scopeOf, type PersonScope } from '../../../platform/access/scope.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { personBehindCalendar } from '../../auth/auth.ts';
import { daysOff } from '../../clocks/clocks.ts';
import { horizonOf } from '../due/calendar.ts';
import { uniqueIds } from './uid.ts';
import { MOST_DUE, selectDue } from '../due/due-items.ts';

/** A whole day, or the minute by which a duty that counts hours ends. */
export const eventTime = ({ gun, son_an, birim }: Pick<DueItem, 'gun' | 'son_an' | 'birim'>) =>
  birim === 'saat'
    ? { start: new Date(son_an), end: new Date(son_an) }
    : { start: gun, allDay: true };

/** Interval after which a calendar program should load the feed again. */
export const HOURS_BETWEEN = 4;

const MORE = serverText('common.calendarMore');

type Cut = Readonly<{
  id: string;
  now: Date;
  today: string;
  lang: Language;
  url: string;
  /** Tells of a lack other than its length. */
  summary?: string;
}>;

/** An event of today: the calendar does not hold all due work. */
export const sayCut = (
  calendar: ICalCalendar,
  { id, now, today, lang, url, summary = MORE[lang] }: Cut,
) => calendar.createEvent({ id, start: today, allDay: true, stamp: now, summary, url });

/**
 * Due work of the person behind a link, as an iCalendar: late items too, and a year ahead. The
 * person's rights are checked each time, so a former member loses the calendar as well.
 */
export async function calendarFeed(services: Services, token: string, lang: Language) {
  const { db, clock, config } = services;
  const person = (await personBehindCalendar(services, token)) ?? fail('NOT_FOUND');
  const scope = scopeBehind(person);
  const until = horizonOf(clock.today());
  const [found, days] = await db.read(scope, (tx) =>
    Promise.all([
      selectDue(tx, scope, { now: clock.now(), until }),
      daysOff(tx, clock.today(), until),
    ]),
  );
  const company = companyNameIn(scope.actor, scope.company_id);
  const calendar = ical({
    name: `Emanet: ${company}`,
    prodId: { company: 'Emanet', product: 'Emanet', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_BETWEEN * 60 * 60,
  });
  const idOf = uniqueIds();
  // A representative's calendar has only work that the person can finish.
  const own = found.filter(({ eylem }) => scope.actor.role !== 'temsilci' || eylem !== 'read');
  for (const item of own.slice(0, MOST_DUE))
    calendar.createEvent({
      id: idOf(`${scope.company_id}-${item.tur}-${item.record_id ?? item.sure_id}`),
      ...eventTime(item),
      stamp: clock.now(),
      summary: `${CLOCKS[item.tur].ad[lang]}: ${item.ad}`,
      description: [company, item.department_name].filter(Boolean).join(' · '),
      url: new URL(inCompany(dueAddress(item), scope.company_id), config.BASE_URL).href,
    });
  if (own.length > MOST_DUE)
    sayCut(calendar, {
      ...{ id: idOf(`${scope.company_id}-dahasi`), now: clock.now(), today: clock.today(), lang },
      url: new URL(inCompany('/', scope.company_id), config.BASE_URL).href,
    });
  for (const { gun, yarim, ad_tr, ad_en } of days)
    calendar.createEvent({
      id: idOf(`tatil-${gun}-${yarim ? 'yarim' : 'tam'}`),
      start: gun,
      allDay: true,
      stamp: clock.now(),
      summary: lang === 'tr' ? ad_tr : ad_en,
      // A holiday does not make a person busy.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  return calendar.toString();
}

/** A link is invalid when its person may no longer see the company. */
function scopeBehind({
  actor,
  company_id,
}: NonNullable<Awaited<ReturnType<typeof personBehindCalendar>>>): PersonScope {
  try {
    return scopeOf(actor, 'dashboard.read', company_id);
  } catch (error) {
    if (error instanceof AppError) fail('NOT_FOUND');
    throw error;
  }
}
