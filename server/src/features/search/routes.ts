import {
  FOUND_KINDS,
  search,
  SHOWN_ACROSS,
  type FoundAcrossGroup,
  type FoundKind,
} from '@emanet/contract/search';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish, searchable } from '@emanet/contract/shared/turkish';
import { abilitiesOfActor, companyNameIn, type Person } from '../../platform/access/actor.ts';
import { scopeAcross } from '../../platform/access/scope.ts';
import type { Db } from '../../platform/db.ts';
import type { App } from '../../platform/http/app.ts';
import { scopedRoutes } from '../../platform/http/route.ts';
import { rowsOf } from '../../platform/rows.ts';
import { furtherAcross } from './further.ts';
import { findingAcross } from './queries.ts';
import { find } from './search.ts';
import { SOURCES } from './sources.ts';
import { rankOf, readWanted, type Name, type Wanted } from './words.ts';

/** A row that matches the typed text; `numara` and `kod` are its further names. */
type Row = Readonly<{
  company_id: number;
  id: number;
  ad: string | null;
  ek: string | null;
  kod?: string | null;
  numara?: string | null;
}>;

/** Most rows of one kind that are ranked. */
const RANKED = 200;

/** The best hits of every kind in all clients of a consultant, each with its client. */
async function findAcross(
  db: Db,
  actor: Person,
  q: string,
  language: Language,
): Promise<FoundAcrossGroup[]> {
  const wanted = readWanted(q);
  const across = scopeAcross(actor, 'portfolio.read');
  const abilities = abilitiesOfActor(actor);
  const companies = [...across.company_ids];
  const names = namingIn(actor, language, wanted);
  return db.readAcross(across, async (tx) => {
    const groups = new Map<FoundKind, FoundAcrossGroup>();
    const put = (tur: FoundKind, rows: readonly Row[], choices?: Choices) => {
      if (rows.length > 0) groups.set(tur, names(tur, rows, choices));
    };
    for (const source of SOURCES.filter(({ read }) => abilities.includes(read)))
      put(
        source.table,
        await rowsOf<Row>(tx)`${findingAcross(source, companies, wanted.words, RANKED)}`,
        source.nameChoices?.names,
      );
    for (const { tur, rows } of furtherAcross(actor, companies, wanted, RANKED))
      put(tur, await rowsOf<Row>(tx)`${rows}`);
    return FOUND_KINDS.flatMap((kind) => groups.get(kind) ?? []);
  });
}

type Choices = ReadonlyMap<string, readonly Name[]>;

/** Groups the rows of one kind, the best first; equally good ones are sorted by name, then by client. */
const namingIn =
  (actor: Person, language: Language, wanted: Wanted) =>
  (tur: FoundKind, rows: readonly Row[], choices?: Choices): FoundAcrossGroup => {
    const shown = rows.map(({ id, company_id, ad, ek, kod, numara }) => {
      const called = choices?.get(kod ?? '') ?? [];
      const written = [ad, numara].flatMap((one) =>
        one ? [{ shown: one, folded: searchable(one) }] : [],
      );
      const name = ad ?? (called[language === 'tr' ? 0 : 1] ?? called[0])?.shown ?? '';
      return {
        rank: rankOf(wanted, [...written, ...called]),
        row: { id, company_id, company_name: companyNameIn(actor, company_id), ad: name, ek },
      };
    });
    const kayitlar = shown
      .toSorted(
        (a, b) =>
          a.rank - b.rank ||
          compareTurkish(a.row.ad, b.row.ad) ||
          compareTurkish(a.row.company_name, b.row.company_name),
      )
      .slice(0, SHOWN_ACROSS)
      .map(({ row }) => row);
    return { tur, kayitlar, dahasi: rows.length > kayitlar.length };
  };

/** Searches every register, the supplier directory and the documents with one query. */
export function searchRoutes(app: App): void {
  const { reads } = scopedRoutes(app);
  const { db } = app.services;
  reads(search.findAcross, ({ scope, query, request }) =>
    findAcross(db, scope.actor, query.q, request.language),
  );
  reads(search.find, ({ scope, query, request }) => find(db, scope, query.q, request.language));
}
