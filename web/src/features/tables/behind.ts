import dataSubjects from '@emanet/contract/data/data-subjects.json' with { type: 'json' };
import { choicesOf } from '@emanet/contract/lookups';
import { registerEntry, registerOfType } from '@emanet/contract/records/registers';
import type { RegistryCategory } from '@emanet/contract/tables';
import { writeGap, type Gap } from '../../records/list/filters/gap.ts';

type Records = RegistryCategory['eksikler'][number]['kayitlar'][number];

/** The records behind a gap: their list, or the only one. */
export const addressOfGap = (gap: Gap, { tur, id }: Pick<Records, 'tur' | 'id'>): string =>
  id === null
    ? `${registerOfType(tur).path}?verbis=${writeGap(gap)}`
    : `${registerOfType(tur).path}?kayit=${id}`;

const itemsOf = (category: string): string[] =>
  choicesOf('kisisel_veriler')
    .filter(({ group }) => group?.code === category)
    .map(({ code }) => code);

/** The groups of a register that VERBİS lists as one: its own, or "Diğer". */
const subjectsOf = (subject: string): string[] =>
  dataSubjects.items
    .filter(
      ({ code, official, reported_as = 'diger' }) => (official ? code : reported_as) === subject,
    )
    .map(({ code }) => code);

/** The activities with data of a category, of a group of people if it is given. */
export function addressOfActivities(category: string, subject?: string): string {
  const params = new URLSearchParams({ islenen_kisisel_veriler: itemsOf(category).join(',') });
  if (subject !== undefined) params.set('ilgili_kisi', subjectsOf(subject).join(','));
  return `${registerEntry('processingActivities').path}?${params}`;
}
