import { FOUND_KINDS, SHOWN_OF_A_KIND, type Found, type FoundGroup } from '@emanet/contract/search';
import type { Language } from '@emanet/contract/shared/primitives';
import { compareTurkish, searchable } from '@emanet/contract/shared/turkish';
import { choiceOf } from '@emanet/contract/lookups';
import { codesSought } from '@emanet/contract/words/vocabulary';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { scopeWith, type CompanyScope } from '../../platform/access/scope.ts';
import { type Condition, selectLines } from '../../records/queries.ts';
import { findFurther } from './further.ts';
import {
  atWordStart,
  type Beside,
  type Candidate,
  hasMoreLines,
  inAnyLine,
  inName,
  nearName,
  selectBeginning,
  selectCandidates,
  selectDepartmentNames,
  selectLinesOf,
  withNumber,
} from './queries.ts';
import { SOURCES, type Source } from './sources.ts';
import { mayBeMistyped, rankOf, readWanted, type Wanted } from './words.ts';
import { sql } from 'kysely';
import type { RecordRow, Register } from '../../records/register.ts';
import { isAbroad, nameOf, textOf } from '../../records/record-name.ts';
import { toRow } from '../../records/record-json.ts';

type Spelling = 'exact' | 'near';

/** Most rows that are ranked together; of a commoner word the best are selected separately. */
const RANKED = 100;

/**
 * The best hits of every kind that this person may read, for the typed text. Every word must be in
 * the name, the second line, the department or, by words of the trade, in a choice of a record.
 */
export async function find(
  db: Db,
  scope: CompanyScope,
  q: string,
  language: Language,
): Promise<FoundGroup[]> {
  const wanted = readWanted(q);
  const abilities = abilitiesOfActor(scope.actor);
  // One transaction per set of departments; an asset officer has two.
  const byReach = Map.groupBy(
    SOURCES.filter((source) => abilities.includes(source.read)),
    (source) => String(scopeWith(scope, source.read).departments),
  );
  const findAll = (spelling: Spelling) =>
    Promise.all([
      ...[...byReach.values()].map((sources) =>
        findWithin(db, scope, sources, wanted, language, spelling),
      ),
      findFurther(db, scope, wanted, spelling === 'near'),
    ]);
  let groups = (await findAll('exact')).flat();
  if (groups.length === 0 && mayBeMistyped(wanted)) groups = (await findAll('near')).flat();
  const found = new Map(groups.map((group) => [group.tur, group]));
  return FOUND_KINDS.flatMap((kind) => found.get(kind) ?? []);
}

function findWithin(
  db: Db,
  asking: CompanyScope,
  sources: readonly Source[],
  wanted: Wanted,
  language: Language,
  spelling: Spelling,
): Promise<FoundGroup[]> {
  const [first] = sources;
  const scope = first ? scopeWith(asking, first.read) : asking;
  return db.read(scope, async (tx) => {
    const departments = await selectDepartmentNames(tx, scope);
    const elsewhere = { departments, phrases: wanted.phrases };
    const groups: FoundGroup[] = [];
    for (const source of sources) {
      const candidates =
        spelling === 'near'
          ? await selectCandidates(tx, source, scope, nearName(source, wanted.words), RANKED)
          : await candidatesIn(tx, source, scope, wanted, elsewhere);
      const best = ranked(source, wanted, candidates, language);
      if (best.length === 0) continue;
      const ids = best.slice(0, SHOWN_OF_A_KIND).map((one) => one.id);
      const lines = new Map<number, Found>();
      for (const line of await linesOf(tx, source, scope, ids, language, wanted))
        lines.set(line.id, line);
      groups.push({
        tur: source.table,
        kayitlar: ids.flatMap((id) => lines.get(id) ?? []),
        // The list would not find a near match.
        dahasi: spelling === 'exact' && best.length > ids.length,
        ...(spelling === 'near' && { yakin: true as const }),
      });
    }
    return groups;
  });
}

/** All hits when they are few; else some, among them the top ones. */
async function candidatesIn(
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  wanted: Wanted,
  elsewhere: Beside,
): Promise<Candidate[]> {
  const { words, number } = wanted;
  const select = (condition: Condition, limit: number) =>
    selectCandidates(tx, source, scope, condition, limit);
  const found = number === undefined ? [] : await select(withNumber(number), 1);
  found.push(...(await select(inAnyLine(source, words, elsewhere), RANKED + 1)));
  if (found.length <= RANKED) return found;
  if (hasMoreLines(source, words, elsewhere)) {
    const named = await select(inName(source, words), RANKED + 1);
    found.push(...named);
    if (named.length <= RANKED) return found;
  }
  const begin = await selectBeginning(tx, source, scope, wanted, SHOWN_OF_A_KIND);
  found.push(...begin);
  if (begin.length < SHOWN_OF_A_KIND)
    found.push(...(await select(atWordStart(source, words), SHOWN_OF_A_KIND)));
  return found;
}

/** The candidates, best first; a record's own number comes before all. */
function ranked(
  source: Source,
  wanted: Wanted,
  candidates: readonly Candidate[],
  language: Language,
): Candidate[] {
  const once = new Map(candidates.map((one) => [one.id, one]));
  const rows = [...once.values()].map((one) => {
    const called = source.nameChoices?.names.get(one.kod ?? '') ?? [];
    const written = one.ad ? [{ shown: one.ad, folded: one.arama }] : [];
    const names = [...written, ...called];
    const own = (written[0] ?? called[language === 'tr' ? 0 : 1])?.shown ?? '';
    return { one, own, rank: one.id === wanted.number ? -1 : rankOf(wanted, names) };
  });
  return rows
    .toSorted((a, b) => a.rank - b.rank || compareTurkish(a.own, b.own) || a.one.id - b.one.id)
    .map(({ one }) => one);
}

/** The rows with these ids in a hit's form, without an order. */
async function linesOf(
  tx: Tx,
  source: Source,
  scope: CompanyScope,
  ids: readonly number[],
  language: Language,
  wanted: Wanted,
): Promise<Found[]> {
  const { register, second } = source;
  if (!register) {
    const lines = await selectLinesOf(tx, source, scope, ids);
    return lines.map((line) => ({
      ...line,
      department_name: null,
      ozel_nitelikli: false,
      yurt_disi: false,
    }));
  }
  const where = [sql`t.id = any(${[...ids]}::int[])`];
  const lines = await selectLines(tx, register, scope, { where, readOnly: true });
  return lines.map((line) => {
    const row = toRow(register, line);
    const said = {
      ad: nameOf(register, row, language),
      ek: second ? textOf(row, second) : null,
      department_name: row.department_name,
    };
    const shown = searchable(Object.values(said).join('\n'));
    const neden = wanted.words.every((word) => shown.includes(word))
      ? undefined
      : meantIn(register, row, wanted, language);
    return {
      ...{ id: row.id, ...said },
      ozel_nitelikli: row.ozel_nitelikli,
      yurt_disi: isAbroad(row),
      ...(neden !== undefined && { neden }),
    };
  });
}

/** The longest phrase of a search that means a choice of a record, and that choice. */
function meantIn({ fields }: Register, row: RecordRow, wanted: Wanted, language: Language) {
  const phrases = [...new Set([...wanted.phrases.values()].flat())];
  for (const phrase of phrases.toSorted((a, b) => b.length - a.length))
    for (const { name, lookup } of fields) {
      const held = lookup ? [row[name]].flat() : [];
      const code = lookup && codesSought(lookup, [phrase]).find((one) => held.includes(one));
      const choice = code && choiceOf(lookup, code)?.[language];
      if (choice)
        return searchable(choice).includes(searchable(phrase)) ? choice : `${phrase}: ${choice}`;
    }
  return undefined;
}
