import type { Language } from '@emanet/contract/shared/primitives';
import { kindOf, type TextKind } from '@emanet/contract/texts/kinds';
import { standing, subjectsOf, WHOLE_CONSENT } from '@emanet/contract/texts/signatures';
import type { CompanyScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { selectVersion, type VersionContent } from '../queries.ts';
import type { StoredSignature } from './queries.ts';

type Consent = Pick<StoredSignature, 'karar' | 'kararlar' | 'geri_alinan'>;

/** Subjects whose consent is valid, in the words of the version that the person was shown. */
export function standingIn(
  tur: TextKind,
  content: VersionContent | undefined,
  one: Consent,
  lang: Language = 'tr',
): { konu: string; ad: string }[] {
  if (kindOf(tur).group !== 'riza' || !content) return [];
  const texts = new Map(subjectsOf(tur, content[lang], lang).map(({ k, text }) => [k, text]));
  return standing(one).map((konu) => ({
    konu,
    ad: konu === WHOLE_CONSENT ? '' : (texts.get(konu) ?? konu),
  }));
}

/** Contents of the versions that people consented to, by number. */
export async function consentsOf(
  tx: Tx,
  scope: CompanyScope,
  { id, tur }: Readonly<{ id: number; tur: TextKind }>,
  rows: readonly Pick<StoredSignature, 'sira' | 'karar'>[],
): Promise<ReadonlyMap<number, VersionContent>> {
  const found = new Map<number, VersionContent>();
  if (kindOf(tur).group !== 'riza') return found;
  for (const sira of new Set(rows.filter(({ karar }) => karar).map((one) => one.sira))) {
    const version = await selectVersion(tx, scope, id, sira);
    if (version) found.set(sira, version.icerik);
  }
  return found;
}
