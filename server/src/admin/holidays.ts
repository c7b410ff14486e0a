import { HOLIDAYS } from '@emanet/contract/data/holidays';
import { sql } from 'kysely';
import { moveClocksJob } from '../features/clocks/jobs.ts';
import type { Queries } from '../platform/db.ts';
import { enqueue } from '../platform/jobs/job.ts';
import { nameFrom } from './arguments.ts';
import { refuse } from './failure.ts';
import { table } from './table.ts';

type Given = Readonly<{
  source?: string | undefined;
  english?: string | undefined;
  half?: boolean | undefined;
}>;
type Row = {
  gun: string;
  yarim: boolean;
  ad_tr: string;
  kaynak: string;
  dogrulandi: boolean;
};

const LEAVE = { tr: 'İdari izin', en: 'Administrative leave' } as const;

/** The dated calendar, all of it or one year of it. */
export async function listHolidays(db: Queries, year: string | undefined): Promise<string> {
  if (year !== undefined && !/^\d{4}$/.test(year)) refuse(`"${year}" is not a year.`);
  const { rows } = await sql<Row>`
    select gun::text as gun, yarim, ad_tr, kaynak, dogrulandi from tatiller
    where ${year ?? null}::text is null or to_char(gun, 'YYYY') = ${year ?? null}
    order by gun, ad_tr`.execute(db);
  return table(
    ['DAY', 'HALF', 'NAME', 'SOURCE', ''],
    rows.map(({ gun, yarim, ad_tr, kaynak, dogrulandi }) => [
      gun,
      yarim ? 'half' : '',
      ad_tr,
      kaynak,
      dogrulandi ? '' : 'not verified',
    ]),
  );
}

/** Adds a day off, such as administrative leave; running clocks that count business days move. */
export async function addHoliday(
  db: Queries,
  [day, ...name]: readonly string[],
  { source, english, half = false }: Given,
): Promise<string> {
  const gun = dayFrom(day);
  const ad_tr = name.length === 0 ? LEAVE.tr : nameFrom('The name', name.join(' '));
  if (english === undefined && ad_tr !== LEAVE.tr) refuse('--english is missing: the same name.');
  const ad_en = english === undefined ? LEAVE.en : nameFrom('--english', english);
  const kaynak = nameFrom('--source', source);
  return db.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      insert into tatiller (gun, yarim, ad_tr, ad_en, kaynak)
      values (${gun}, ${half}, ${ad_tr}, ${ad_en}, ${kaynak}) on conflict do nothing`.execute(tx);
    if (numAffectedRows === 0n) refuse(`${gun} is already in the calendar as ${ad_tr}.`);
    await enqueue(tx, moveClocksJob, {});
    return `${gun} is off: ${ad_tr}. Running clocks move now.`;
  });
}

/** Takes back what an operator added on a day; days that came with the application stay. */
export async function removeHoliday(db: Queries, day: string | undefined): Promise<string> {
  const gun = dayFrom(day);
  const shipped = HOLIDAYS.filter((one) => one.gun === gun).map(({ ad }) => ad.tr);
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ ad_tr: string }>`
      delete from tatiller where gun = ${gun}::date and ad_tr <> all(${shipped}::text[])
      returning ad_tr`.execute(tx);
    if (rows.length === 0)
      refuse(`Nothing was added on ${gun}; "holiday list" shows the calendar.`);
    await enqueue(tx, moveClocksJob, {});
    const names = rows.map(({ ad_tr }) => ad_tr).join(', ');
    return `${gun} is no longer off: ${names}. Running clocks move now.`;
  });
}

function dayFrom(text: string | undefined): string {
  if (text === undefined) refuse('The day is missing: YYYY-MM-DD.');
  const instant = Date.parse(`${text}T00:00:00Z`);
  const onCalendar =
    /^20\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(instant) &&
    new Date(instant).toISOString().startsWith(text);
  return onCalendar ? text : refuse(`"${text}" is not a day; write YYYY-MM-DD.`);
}
