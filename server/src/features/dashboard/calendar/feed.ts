import { dueAddress, type DueKind } from '@emanet/contract/dashboard';
import { inCompany } from '@emanet/contract/shared/company-address';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { companyNameIn } from '../../../platform/access/actor.ts';
import { scopeOf, type PersonScope } from '../../../platform/access/scope.ts';
import { AppError, fail } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { personBehindCalendar } from '../../auth/auth.ts';
import { horizonOf } from '../due/calendar.ts';
import { MOST_DUE } from '../due/source.ts';
import { dueSources } from '../due/sources.ts';

const KINDS: Readonly<Record<DueKind, Sentence>> = {
  standart_sozlesme: {
    tr: 'Standart sözleşmenin Kuruma bildirimi',
    en: 'Notification of a standard contract to the Authority',
  },
  verbis_bildirimi: { tr: 'VERBİS’e değişiklik bildirimi', en: 'Changes to be notified to VERBİS' },
  basvuru: { tr: 'İlgili kişi başvurusu', en: 'Data subject request' },
  envanter_onayi: { tr: 'Envanter onayı', en: 'Inventory confirmation' },
  aksiyon: { tr: 'Aksiyon', en: 'Action' },
  sozlesme_bitisi: { tr: 'Sözleşme bitişi', en: 'End of contract' },
  tedarikci_denetimi: { tr: 'Veri işleyen denetimi', en: 'Processor audit' },
  dokuman: { tr: 'Dokümanın gözden geçirilmesi', en: 'Document review' },
};
/** How often a calendar program is asked to come back. */
const HOURS_BETWEEN = 4;

/**
 * Due work of the person behind a link, as an iCalendar: late things too, and a year ahead. The
 * person's rights are asked for each time, so whoever leaves the company loses the calendar as well.
 */
export async function calendarFeed(
  services: Services,
  token: string,
  lang: Language,
): Promise<string> {
  const { db, clock, config } = services;
  const found = (await personBehindCalendar(services, token)) ?? fail('NOT_FOUND');
  const scope = scopeBehind(found);
  const until = horizonOf(clock.today());
  const items = await db.read(scope, async (tx) =>
    (await Promise.all(dueSources.map((source) => source(tx, scope, until)))).flatMap((all) =>
      all.slice(0, MOST_DUE),
    ),
  );
  const company = companyNameIn(scope.actor, scope.company_id);
  const calendar = ical({
    name: `Emanet: ${company}`,
    prodId: { company: 'Emanet', product: 'Emanet', language: lang.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: HOURS_BETWEEN * 60 * 60,
  });
  for (const item of items)
    calendar.createEvent({
      id: `${scope.company_id}-${item.tur}-${item.record_id}@emanet`,
      start: item.gun,
      allDay: true,
      stamp: clock.now(),
      summary: `${KINDS[item.tur][lang]}: ${item.ad}`,
      description: [company, item.department_name].filter(Boolean).join(' · '),
      url: new URL(inCompany(dueAddress(item), scope.company_id), config.BASE_URL).href,
    });
  return calendar.toString();
}

/** A link of somebody who may no longer see the company is no link. */
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
