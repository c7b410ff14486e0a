import { randomUUID } from 'node:crypto';
import {
  applications,
  type ApplicationTemplate,
  type TemplateBody,
} from '@emanet/contract/applications';
import {
  SHIPPED_TEMPLATES,
  type ShippedTemplate,
} from '@emanet/contract/data/application-templates';
import type { LogAction } from '@emanet/contract/change-logs';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql, type RawBuilder } from 'kysely';
import { change, hold, holdsAll, lastState } from '../../nouns/life.ts';
import { logChanges } from '../../nouns/log.ts';
import type { Noun, Reversible, Row } from '../../nouns/noun.ts';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { insertRows } from '../../platform/insert-rows.ts';
import type { Services } from '../../platform/services.ts';
import { firstOf, rowsOf } from '../../platform/rows.ts';

type Text = Omit<ApplicationTemplate, 'kaynak'>;
type Stored = Row & Text & Readonly<{ guncelleyen: string }>;

const LOGGED = ['ad', 'sonuc', 'metin_tr', 'metin_en'] as const;

const shippedAs = ({ ad, ...rest }: ShippedTemplate, lang: Language): ApplicationTemplate => ({
  ...rest,
  ad: ad[lang],
  kaynak: 'hazir',
});

const shippedOf = (kod: string) => SHIPPED_TEMPLATES.find((one) => one.kod === kod);

const sourceOf = (kod: string) => (shippedOf(kod) ? 'degisti' : 'sizin');

const select = (tx: Tx, { company_id }: CompanyScope, which: RawBuilder<unknown>) =>
  rowsOf<Stored>(tx)`
    select id, surum, kod, ad, sonuc, metin_tr, metin_en, guncelleyen from basvuru_sablonlari
    where company_id = ${company_id} and ${which} order by ad collate turkish, id`;

const ofCode = async (tx: Tx, scope: CompanyScope, kod: string): Promise<Stored | undefined> =>
  (await select(tx, scope, sql`kod = ${kod}`))[0];

/** One change of the texts of a company at a time, so that a shipped one is reworded once. */
const lock = (tx: Tx, { company_id }: CompanyScope) =>
  sql`select from basvuru_ayarlari where company_id = ${company_id} for update`.execute(tx);

const shown = ({ kod, ad, sonuc, metin_tr, metin_en }: Text): ApplicationTemplate => ({
  ...{ kod, ad, sonuc, metin_tr, metin_en },
  kaynak: sourceOf(kod),
});

/** A company's own texts to answer with, and its wording of shipped ones. */
const templateNoun: Noun<Stored, ApplicationTemplate> = {
  tur: 'basvuru_sablonlari',
  table: 'basvuru_sablonlari',
  read: 'applications.read',
  write: 'applications.write',
  ofCompany: true,
  fields: LOGGED.map((name) => ({ name })),
  kept: [],
  stamped: false,
  select: async (tx, scope, id) => (await select(tx, scope, sql`id = ${id}`))[0],
  shown,
};

/** The shipped texts in the company's wording where it has one, then its own. */
export const listTemplates = (
  { db }: Services,
  scope: CompanyScope,
  lang: Language,
): Promise<ApplicationTemplate[]> =>
  db.read(scope, async (tx) => {
    const own = (await select(tx, scope, sql`true`)).map(shown);
    const worded = new Map(own.map((one) => [one.kod, one]));
    return [
      ...SHIPPED_TEMPLATES.map((one) => worded.get(one.kod) ?? shippedAs(one, lang)),
      ...own.filter(({ kaynak }) => kaynak === 'sizin'),
    ];
  });

/** Stores a text; for a shipped one this is the company's own wording. */
export const saveTemplate = (
  { db }: Services,
  scope: PersonScope,
  { kod: given, sonuc, ...words }: TemplateBody,
): Promise<ApplicationTemplate> => {
  const clean = (name: keyof typeof words) => cleanText(words[name]) ?? fail('INVALID_INPUT');
  const [ad, metin_tr, metin_en] = [clean('ad'), clean('metin_tr'), clean('metin_en')];
  const text = { ad, sonuc, metin_tr, metin_en };
  return db.write(scope, async (tx) => {
    await lock(tx, scope);
    const current = given ? await ofCode(tx, scope, given) : undefined;
    if (current) return shown(await reword(tx, scope, current, text));
    const shipped = given ? shippedOf(given) : undefined;
    if (given && !shipped) fail('NOT_FOUND');
    // A shipped text that is saved unchanged, in either language, is not an own wording.
    const same = shipped && LANGUAGES.find((lang) => holdsAll(shippedAs(shipped, lang), text));
    if (shipped && same) return shippedAs(shipped, same);
    const next = { kod: given || randomUUID(), ...text };
    await insert(tx, scope, next);
    return shown(next);
  });
};

const reword = (tx: Tx, scope: PersonScope, current: Stored, text: Omit<Text, 'kod'>) =>
  change(tx, scope, templateNoun, current, { ...text, guncelleyen: updaterName(scope.actor) });

/** Stores a text and its entry; a restored one keeps its number. */
async function insert(tx: Tx, scope: PersonScope, text: Text & { id?: number }): Promise<void> {
  const { company_id, actor } = scope;
  const row = { ...text, company_id, guncelleyen: updaterName(actor) };
  const [id = 0] = await insertRows(tx, templateNoun.table, [row], 'id');
  await log(tx, scope, id, 'ekleme', [shippedValues(text), text]);
}

async function remove(tx: Tx, scope: PersonScope, current: Stored): Promise<void> {
  await sql`delete from basvuru_sablonlari
    where company_id = ${scope.company_id} and id = ${current.id}`.execute(tx);
  await log(tx, scope, current.id, 'silme', [current, shippedValues(current)]);
}

/** The shipped text that a company's wording replaces. */
const shippedValues = ({ kod }: Text): Text | undefined => {
  const found = shippedOf(kod);
  return found && shippedAs(found, 'tr');
};

/** Log entry of an added or deleted text: all its values, which restore it, and its replacement. */
const log = (
  tx: Tx,
  scope: PersonScope,
  record_id: number,
  islem: LogAction,
  [before, after]: readonly [before: Text | undefined, after: Text | undefined],
) => {
  const alanlar = (['kod', ...LOGGED] as const).map((alan) => ({
    ...{ alan, eski: before?.[alan] ?? null, yeni: after?.[alan] ?? null },
  }));
  return logChanges(tx, scope, templateNoun, [{ record_id, islem, alanlar }]);
};

/** Deletes a company's own text; a shipped one gets its first wording back. */
export const removeTemplate = ({ db }: Services, scope: PersonScope, kod: string): Promise<void> =>
  db.write(scope, async (tx) => {
    await lock(tx, scope);
    await remove(tx, scope, (await ofCode(tx, scope, kod)) ?? fail('NOT_FOUND'));
  });

/** Brings back the text, or the wording of a shipped one, that was deleted last under a code. */
export const restoreTemplate = (
  { db }: Services,
  scope: PersonScope,
  kod: string,
): Promise<ApplicationTemplate> =>
  db.write(scope, async (tx) => {
    await lock(tx, scope);
    if (await ofCode(tx, scope, kod)) fail('NOT_DELETED');
    const gone = await firstOf<{ record_id: number }>(tx)`
      select record_id from change_logs
      where company_id = ${scope.company_id} and tur = ${templateNoun.tur} and islem = 'silme'
        and alanlar @> ${JSON.stringify([{ alan: 'kod', eski: kod }])}::jsonb
      order by id desc limit 1`;
    await restore(tx, scope, gone?.record_id ?? fail('NOT_FOUND'));
    return shown((await ofCode(tx, scope, kod)) ?? fail('NOT_FOUND'));
  });

const { body } = applications.saveTemplate;

async function restore(tx: Tx, scope: PersonScope, id: number): Promise<void> {
  const { had } = await lastState(tx, scope, templateNoun, id);
  const { kod = '', ...text } = body.parse(had);
  // Since then a shipped text may have been reworded, under another number.
  const newer = await ofCode(tx, scope, kod);
  if (newer) fail('CHANGE_OVERTAKEN', { values: { by: newer.guncelleyen } });
  await insert(tx, scope, { id, kod, ...text });
}

/** The texts, with the revert of their changes. */
export const reversibleTemplates: Reversible = {
  ...templateNoun,
  names: async (tx, scope) =>
    new Map((await select(tx, scope, sql`true`)).map(({ id, ad }) => [id, ad])),
  lock: async (tx, scope, id) => {
    await lock(tx, scope);
    return (await templateNoun.select(tx, scope, id)) !== undefined;
  },
  giveBack: async (_, tx, scope, id, values) => {
    const current = await hold(tx, scope, templateNoun, id);
    const { ad, sonuc, metin_tr, metin_en } = current;
    return reword(tx, scope, current, body.parse({ ad, sonuc, metin_tr, metin_en, ...values }));
  },
  remove: async (_, tx, scope, id) => remove(tx, scope, await hold(tx, scope, templateNoun, id)),
  restore: (_, tx, scope, id) => restore(tx, scope, id),
};
