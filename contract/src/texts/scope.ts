import { choiceOf } from '../lookups.ts';
import { labelOf } from '../shared/labels.ts';
import type { Language } from '../shared/primitives.ts';
import type { TextRow } from '../texts.ts';
import { kindOf } from './kinds.ts';

type Covering = Pick<TextRow, 'tur' | 'kapsam_ozeti' | 'tedarikci' | 'hizmet' | 'ulke'>;

/** Coverage in a few words: its persons, its supplier, its law. */
export function scopeOf(row: Covering, lang: Language): string {
  const { gruplar, departmanlar, faaliyet, tumu } = row.kapsam_ozeti;
  const { law, locked } = kindOf(row.tur);
  if (row.tedarikci !== null)
    return [row.tedarikci, locked ? row.ulke : row.hizmet].filter(Boolean).join(', ');
  if (tumu) return (law ?? labelOf('texts.scope.all'))[lang];
  const groups = gruplar.map((code) => choiceOf('ilgili_kisi', code)?.[lang] ?? code);
  const chosen = faaliyet > 0 ? [`${labelOf('texts.scope.chosen')[lang]}: ${faaliyet}`] : [];
  return [...groups, ...departmanlar, ...chosen].join(', ');
}
