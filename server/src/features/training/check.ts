import type { CheckedRow, TypedRow } from '@emanet/contract/training/checked-rows';
import type { training } from '@emanet/contract/training';
import { personKey } from '@emanet/contract/people-list/name';
import { typedLanguage } from '@emanet/contract/people-list/typed-language';
import { email as emailSchema, personName } from '@emanet/contract/shared/primitives';
import { visibleText } from '@emanet/contract/shared/clean-text';
import { labelKey, searchable } from '@emanet/contract/shared/turkish';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { refuseOtherCompany } from '../../records/checks.ts';
import { selectInvited, selectTrainingDepartments } from './queries.ts';

type Department = NonNullable<CheckedRow['oneri']>;

const LONGEST_NAME = 200;
/** Names that share fewer pairs of letters are not offered as similar. */
const LEAST_LIKE = 0.3;

/** Previews an invitation of these rows; nothing is stored. */
export async function checkRows(
  { db }: Services,
  scope: PersonScope,
  { satirlar, company_id }: z.output<typeof training.check.body>,
): Promise<CheckedRow[]> {
  refuseOtherCompany(scope, company_id);
  const rows = satirlar.map((row) => ({ ...row, address: emailSchema.safeParse(row.email).data }));
  const { departments, invited } = await db.read(scope, async (tx) => ({
    departments: await selectTrainingDepartments(tx),
    invited: await selectInvited(
      tx,
      scope,
      rows.flatMap(({ address }) => address ?? []),
    ),
  }));
  const known = new Map(invited.map((one) => [personKey(one.fullname, one.email), one.ilerleme]));
  const owners = new Map(invited.map((one) => [one.email, one.fullname]));
  // A refused row does not block its person or address for later rows.
  const seen = new Map<string, number>();
  return rows.map(({ address, ...row }) => {
    const department = departmentOf(departments, row.departman);
    const fullname = visibleText(row.fullname.replace(/\s+/g, ' '));
    const key = personKey(fullname, address ?? '');
    const first = seen.get(key);
    const neden = problemOf(row, address, department, first);
    const ilerleme = neden === null ? known.get(key) : undefined;
    const sharer = ilerleme === undefined && neden === null && owners.get(address ?? '');
    if (neden === null && address !== undefined) {
      seen.set(key, row.satir);
      owners.set(address, fullname);
    }
    const place = department === 'unknown' ? undefined : department;
    return {
      satir: row.satir,
      sonuc: neden ? 'atlanacak' : ilerleme === undefined ? 'eklenecek' : 'degismeyecek',
      fullname,
      email: address ?? row.email.trim(),
      department_id: place?.department_id ?? null,
      department_name: place?.department_name ?? null,
      dil: typedLanguage(row.dil ?? '') ?? null,
      neden,
      oneri: department === 'unknown' ? nearest(departments, row.departman) : null,
      ayni_satir: first ?? null,
      ayni_adreste: sharer || null,
      ilerleme: ilerleme ?? null,
    };
  });
}

function problemOf(
  { fullname, dil = '' }: TypedRow,
  address: string | undefined,
  department: Department | 'unknown' | undefined,
  first: number | undefined,
): CheckedRow['neden'] {
  const name = visibleText(fullname);
  if (name === '') return 'ad_yok';
  if (name.length > LONGEST_NAME) return 'ad_uzun';
  if (!personName.safeParse(name).success) return 'ad_adres';
  if (address === undefined) return 'eposta';
  if (first !== undefined) return 'ayni_kisi';
  if (department === 'unknown') return 'departman';
  return dil.trim() && !typedLanguage(dil) ? 'dil' : null;
}

function departmentOf(departments: readonly Department[], typed: string) {
  const key = labelKey(typed);
  if (key === '') return undefined;
  return departments.find((one) => labelKey(one.department_name) === key) ?? 'unknown';
}

/** Pairs of neighbouring letters of each word. */
function pairsOf(name: string): Set<string> {
  const words = searchable(name).split(/[^\p{L}\p{N}]+/u);
  return new Set(
    words.flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2)),
    ),
  );
}

function nearest(departments: readonly Department[], typed: string): Department | null {
  const wanted = pairsOf(typed);
  const scored = departments.map((department) => {
    const pairs = pairsOf(department.department_name);
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
    return { department, like: (2 * shared) / (wanted.size + pairs.size || 1) };
  });
  const [best] = scored.toSorted((a, b) => b.like - a.like);
  return best && best.like >= LEAST_LIKE ? best.department : null;
}
