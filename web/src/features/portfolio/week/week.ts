import { CLOCKS } from '@emanet/contract/clocks/kinds';
import type { DueOfClient } from '@emanet/contract/portfolio';
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

export const WEEK_FACES = ['gun', 'musteri', 'kisi'] as const;

export const WEEK_SPEC = {
  q: textParam('q'),
  begin: textParam('baslangic'),
  face: oneOfParam('goster', WEEK_FACES),
  kinds: listParam('tur'),
  clients: listParam('musteri'),
  people: listParam('sorumlu'),
  unassigned: flagParam('sahipsiz'),
};
export type AskedWeek = StateOf<typeof WEEK_SPEC>;
export const NO_WEEK_FILTER = {
  q: '',
  kinds: [],
  clients: [],
  people: [],
  unassigned: false,
} as const;

/** Due days are told apart by their clock. */
export const idOf = (one: DueOfClient) => one.sure_id;

/** Does it name no member, so that who is in charge of the company answers for it? */
export const isByDefault = ({ sahip }: DueOfClient): boolean => sahip?.varsayilan !== false;

type NameOf = (company_id: number) => string;

/** The due days that search and filters leave. */
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
      found(
        [
          ...[CLOCKS[one.tur].ad[lang], one.ad, one.madde, one.sahip?.ad],
          nameOf(one.company_id),
        ].join(' '),
      ),
  );
}
