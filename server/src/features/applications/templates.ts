import { randomUUID } from 'node:crypto';
import type { ApplicationTemplate, TemplateBody } from '@emanet/contract/applications';
import {
  SHIPPED_TEMPLATES,
  type ShippedTemplate,
} from '@emanet/contract/data/application-templates';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { rowsOf } from '../../platform/rows.ts';

type Stored = Omit<ApplicationTemplate, 'kaynak'>;

const shippedAs = ({ ad, ...rest }: ShippedTemplate, lang: Language): ApplicationTemplate => ({
  ...rest,
  ad: ad[lang],
  kaynak: 'hazir',
});

const isShipped = (kod: string) => SHIPPED_TEMPLATES.some((one) => one.kod === kod);

const selectOwn = (tx: Tx, { company_id }: CompanyScope): Promise<Stored[]> =>
  rowsOf<Stored>(tx)`
    select kod, ad, sonuc, metin_tr, metin_en from basvuru_sablonlari
    where company_id = ${company_id} order by ad collate turkish, id`;

/** The shipped texts in the company's wording where it has one, then its own. */
export const listTemplates = (
  { db }: Services,
  scope: CompanyScope,
  lang: Language,
): Promise<ApplicationTemplate[]> =>
  db.read(scope, async (tx) => {
    const own = new Map((await selectOwn(tx, scope)).map((one) => [one.kod, one]));
    const shipped = SHIPPED_TEMPLATES.map((one): ApplicationTemplate => {
      const changed = own.get(one.kod);
      return changed ? { ...changed, kaynak: 'degisti' } : shippedAs(one, lang);
    });
    const theirs = [...own.values()].filter(({ kod }) => !isShipped(kod));
    return [...shipped, ...theirs.map((one) => ({ ...one, kaynak: 'sizin' as const }))];
  });

/** Keeps a text; of a shipped one this is the company's own wording. */
export const saveTemplate = (
  { db }: Services,
  scope: PersonScope,
  { kod: given, ...text }: TemplateBody,
): Promise<ApplicationTemplate> =>
  db.write(scope, async (tx) => {
    const known =
      given && (isShipped(given) || (await selectOwn(tx, scope)).some((one) => one.kod === given));
    if (given && !known) fail('NOT_FOUND');
    const kod = given || randomUUID();
    await sql`
      insert into basvuru_sablonlari (company_id, kod, ad, sonuc, metin_tr, metin_en, guncelleyen)
      values (${scope.company_id}, ${kod}, ${text.ad}, ${text.sonuc}, ${text.metin_tr},
        ${text.metin_en}, ${updaterName(scope.actor)})
      on conflict (company_id, kod) do update set ad = excluded.ad, sonuc = excluded.sonuc,
        metin_tr = excluded.metin_tr, metin_en = excluded.metin_en,
        guncelleyen = excluded.guncelleyen, surum = basvuru_sablonlari.surum + 1`.execute(tx);
    return { kod, ...text, kaynak: isShipped(kod) ? 'degisti' : 'sizin' };
  });

/** Deletes a company's own text; a shipped one gets its first wording back. */
export const removeTemplate = ({ db }: Services, scope: PersonScope, kod: string): Promise<void> =>
  db.write(scope, async (tx) => {
    const { numAffectedRows } = await sql`
      delete from basvuru_sablonlari
      where company_id = ${scope.company_id} and kod = ${kod}`.execute(tx);
    if (numAffectedRows === 0n) fail('NOT_FOUND');
  });
