import type { TextRow } from '@emanet/contract/texts';
import { kindOf } from '@emanet/contract/texts/kinds';
import type { TextBody } from '@emanet/contract/texts/model';
import { templateVersion } from '@emanet/contract/texts/templates';
import { abilitiesOfActor } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { logChange, type Logged } from '../../nouns/log.ts';
import { refuseStale, updateRow } from '../../nouns/life.ts';
import { selectText, type ListedText, type StoredText } from './queries.ts';

export const TEXT_LOG: Logged = { tur: 'metinler', ofCompany: true };
const STORED = {
  tur: 'dokumanlar',
  table: 'metinler',
  read: 'texts.read',
  write: 'texts.write',
  fields: [],
  kept: [],
  stamped: true,
} as const;

/** A text for lists. */
export function shown(stored: ListedText & Partial<StoredText>, scope: CompanyScope): TextRow {
  const { kapsam: _covers, govde: _body, sablon_surumu, ...listed } = stored;
  const { sirket_adresi, eskime_aksiyonu_id: _action, ...row } = listed;
  const open = kindOf(row.tur).open && row.yayindaki !== null && sirket_adresi !== null;
  return {
    ...row,
    adres: open ? `/metin/${sirket_adresi}/${row.kisa_ad}` : null,
    sablon_yeni: mayWrite(scope) && sablon_surumu < templateVersion(row.tur),
  };
}

/** A person without this ability reads only the published version. */
export const mayWrite = ({ actor }: CompanyScope): boolean =>
  abilitiesOfActor(actor).includes('texts.write');

export async function present(tx: Tx, scope: CompanyScope, id: number): Promise<StoredText> {
  const found = await selectText(tx, scope, id);
  return found && (found.yayindaki !== null || mayWrite(scope)) ? found : fail('NOT_FOUND');
}

/** Locks a text until the transaction ends; a stale `surum` changes nothing. */
export async function held(tx: Tx, scope: CompanyScope, id: number, surum?: number) {
  const current = (await selectText(tx, scope, id, true)) ?? fail('NOT_FOUND');
  refuseStale(surum, current, shown(current, scope));
  return current;
}

/** A text for the log of the company: its state and own words, sentence by sentence. */
export const facts = (one: StoredText) => {
  const { ad, kapsam, govde, durum, yayindaki, guncel, onaylayacak } = one;
  return {
    ad,
    onaylayacak,
    kapsam,
    durum,
    yayindaki,
    guncel,
    ...ownWords(govde),
  };
};

const ownWords = ({ bolumler, elle }: TextBody): Record<string, unknown> =>
  Object.fromEntries([
    ...bolumler.flatMap(({ k, parcalar }) =>
      parcalar.map((one) => [`${k}.${one.k}`, one.metin ?? one.blok] as const),
    ),
    ...Object.entries(elle).map(([k, own]) => [`elle.${k}`, own] as const),
  ]);

/** Stores other values of a locked text and logs the changes. */
export async function change(tx: Tx, scope: CompanyScope, before: StoredText, values: object) {
  await updateRow(tx, scope, STORED, before.id, values);
  const after = (await selectText(tx, scope, before.id)) ?? fail('NOT_FOUND');
  const [was, is] = [facts(before), facts(after)];
  if (JSON.stringify(was) !== JSON.stringify(is))
    await logChange(tx, scope, TEXT_LOG, before.id, {
      islem: 'güncelleme',
      before: was,
      after: is,
    });
  return after;
}
