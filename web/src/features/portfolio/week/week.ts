import { CLOCKS } from '@emanet/contract/clocks/kinds';
import { leftOf } from '@emanet/contract/clocks/left';
import type { Client, DueOfClient, PortfolioWeek } from '@emanet/contract/portfolio';
import type { PlannedDuty } from '@emanet/contract/portfolio/assign';
import type { Language } from '@emanet/contract/shared/primitives';
import { among } from '../../../ui/filters/filter.ts';
import {
  flagParam,
  listParam,
  oneOfParam,
  textParam,
  type StateOf,
} from '../../../ui/url-state/url-param.ts';
import { searchFor } from '../../../ui/word-search.ts';

export const WEEK_FACES = ['gun', 'musteri', 'kisi', 'plan'] as const;

export const WEEK_SPEC = {
  q: textParam('q'),
  begin: textParam('baslangic'),
  face: oneOfParam('goster', WEEK_FACES),
  kinds: listParam('tur'),
  clients: listParam('musteri'),
  people: listParam('sorumlu'),
  unassigned: flagParam('sahipsiz'),
  waiting: flagParam('bekliyor'),
};
export type AskedWeek = StateOf<typeof WEEK_SPEC>;
export const NO_WEEK_FILTER = {
  q: '',
  kinds: [],
  clients: [],
  people: [],
  unassigned: false,
  waiting: false,
} as const;

export const idOf = (one: DueOfClient) => one.sure_id;

/** Has it no own person, so that the person in charge of the company answers for it? */
export const isByDefault = ({ sahip }: DueOfClient): boolean => sahip?.varsayilan !== false;

/** Counts in the head of a week; a count of listed rows is never shown as the total. */
export const countsOf = (
  { isler, fazlasi }: Pick<PortfolioWeek, 'isler' | 'fazlasi'>,
  now: number,
) =>
  [
    ['portfolio.dueCount', isler.length],
    ['portfolio.lateCount', isler.filter((one) => leftOf(one, now).late).length],
    ['portfolio.moreDue', fazlasi ? 1 : 0],
  ] as const;

/** Sentence of an empty week about the time after it; undefined until the clients are loaded. */
export function aheadOf(
  sonraki: string | null,
  clients: readonly Pick<Client, 'sorular'>[] | undefined,
) {
  if (sonraki) return 'portfolio.nextDay';
  if (!clients) return undefined;
  return clients.some(({ sorular }) => sorular.length > 0)
    ? 'portfolio.undatedAhead'
    : 'portfolio.nothingAhead';
}

/** The duties of `asked` that were given. */
export const givenOf = <One extends Pick<DueOfClient, 'company_id' | 'sure_id'>>(
  asked: readonly One[],
  given: readonly Pick<DueOfClient, 'company_id' | 'sure_id'>[],
): readonly One[] =>
  asked.filter((one) =>
    given.some(
      ({ company_id, sure_id }) => company_id === one.company_id && sure_id === one.sure_id,
    ),
  );

type NameOf = (company_id: number) => string;

/** The due days after search and filters. */
export function narrowedWeek(
  rows: readonly DueOfClient[],
  asked: AskedWeek,
  lang: Language,
  nameOf: NameOf,
): readonly DueOfClient[] {
  const found = searchFor(asked.q);
  return rows.filter(
    (one) =>
      among(asked.kinds, one.tur) &&
      among(asked.clients, String(one.company_id)) &&
      among(asked.people, one.sahip?.ad ?? '') &&
      (!asked.unassigned || isByDefault(one)) &&
      (!asked.waiting || one.bekleniyor !== null) &&
      found(
        [
          ...[CLOCKS[one.tur].ad[lang], one.ad, one.madde, one.sahip?.ad],
          nameOf(one.company_id),
        ].join(' '),
      ),
  );
}

/** Load of a person in the duties shown: how many are planned, and how many wait for the client. */
export const loadOf = (rows: readonly DueOfClient[]) =>
  [
    ['portfolio.plan.planned', rows.filter(({ plan_gunu }) => plan_gunu !== null).length],
    ['portfolio.plan.waiting', rows.filter(({ bekleniyor }) => bekleniyor !== null).length],
  ] as const;

/** A duty with the part of its plan that changes; the rest stays as it is, even if others changed it. */
export const planOf = (
  { company_id, sure_id }: DueOfClient,
  part: Pick<PlannedDuty, 'gun' | 'bekleniyor'>,
): PlannedDuty => ({ company_id, sure_id, ...part });

const LAST = '9999';

/** The planned ones first, day by day; the order of duties within a day. */
export const byPlan = (rows: readonly DueOfClient[]): readonly DueOfClient[] =>
  rows.toSorted((a, b) => (a.plan_gunu ?? LAST).localeCompare(b.plan_gunu ?? LAST));
