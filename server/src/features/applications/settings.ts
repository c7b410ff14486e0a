import {
  settingsBody,
  type ApplicationSettings,
  type SettingsBody,
} from '@emanet/contract/applications/settings';
import { sql } from 'kysely';
import { toString } from 'qrcode';
import { updaterName } from '../../platform/access/actor.ts';
import type { CompanyScope, PersonScope } from '../../platform/access/scope.ts';
import type { Config } from '../../platform/start/config.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import type { Services } from '../../platform/services.ts';
import { holdsAll } from '../../nouns/life.ts';
import { logChange } from '../../nouns/log.ts';
import { reversibleSettings } from '../../nouns/settings.ts';

type Stored = Omit<ApplicationSettings, 'adres' | 'karekod'>;

async function select(tx: Tx, { company_id }: CompanyScope): Promise<Stored> {
  const found = await sql<Stored>`
    select slug, acik, ihlal_acik, izinli_site, posta_adresi, kep_adresi, imzalayan, saklama_yili, surum,
      (select count(*)::int from basvuru_imhalari i where i.company_id = t.company_id and not i.geri_alindi) as imha_sayisi
    from basvuru_ayarlari t where company_id = ${company_id}`.execute(tx);
  return found.rows[0] ?? fail('NOT_FOUND');
}

async function shown(config: Config, stored: Stored): Promise<ApplicationSettings> {
  const adres = new URL(`/kvkk-formu/${stored.slug}`, config.BASE_URL).href;
  const svg = await toString(adres, { type: 'svg', margin: 2 });
  return { ...stored, adres, karekod: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/** The address and the settings of the company's form. */
export const readSettings = async ({ config, db }: Services, scope: CompanyScope) =>
  shown(config, await db.read(scope, (tx) => select(tx, scope)));

/** A name of a site: a policy would read `*`, `;` and `,` as separate words. */
const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/;

/** Only an origin can be named in a policy of frames. */
function originOf(site: string): string {
  const address = URL.canParse(site) ? new URL(site) : undefined;
  const fits =
    address?.protocol === 'https:' && address.username === '' && NAME.test(address.hostname);
  return fits ? address.origin : fail('INVALID_INPUT', { fields: { izinli_site: 'site' } });
}

/** Stores the settings; a former address still leads to the form, since it may be printed. */
export const saveSettings = (
  { config, db }: Services,
  scope: PersonScope,
  { surum, ...body }: SettingsBody,
): Promise<ApplicationSettings> => {
  const izinli_site = body.izinli_site ? originOf(body.izinli_site) : null;
  return db.write(scope, async (tx) => {
    await sql`select 1 from basvuru_ayarlari where company_id = ${scope.company_id} for update`.execute(
      tx,
    );
    const current = await select(tx, scope);
    if (surum !== undefined && surum !== current.surum)
      fail('STALE', { data: await shown(config, current) });
    return shown(config, await store(tx, scope, current, { ...body, izinli_site }));
  });
};

/** Values of the settings, as the log stores them. */
const valuesOf = ({ surum: _version, imha_sayisi: _count, ...values }: Stored) => values;

async function store(
  tx: Tx,
  scope: PersonScope,
  current: Stored,
  { slug, acik, saklama_yili, ...body }: Omit<SettingsBody, 'surum'>,
): Promise<Stored> {
  const { ihlal_acik = current.ihlal_acik, izinli_site = null, imzalayan = null } = body;
  const { posta_adresi = null, kep_adresi = null } = body;
  const values = {
    ...{ slug, acik, ihlal_acik, izinli_site, posta_adresi, kep_adresi, imzalayan },
    saklama_yili,
  };
  if (holdsAll(current, values)) return current;
  try {
    await tx
      .updateTable('basvuru_ayarlari')
      .set({
        ...{ ...values, guncelleyen: updaterName(scope.actor), surum: sql`surum + 1` },
        guncellenme_tarihi: sql`now()`,
      })
      .where('company_id', '=', scope.company_id)
      .execute();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505')
      fail('SLUG_TAKEN', { values: { slug } });
    throw error;
  }
  const next = await select(tx, scope);
  const change = { islem: 'güncelleme', before: valuesOf(current), after: valuesOf(next) } as const;
  await logChange(tx, scope, { tur: 'basvuru_ayarlari' }, 0, change);
  return next;
}

/** The settings, with the revert of their changes. */
export const reversibleFormSettings = reversibleSettings({
  tur: 'basvuru_ayarlari',
  table: 'basvuru_ayarlari',
  read: 'applications.read',
  write: 'applications.write',
  names: Object.keys(settingsBody.omit({ surum: true }).shape),
  store: async (_, tx, scope, values) => {
    const current = await select(tx, scope);
    return store(tx, scope, current, settingsBody.parse({ ...valuesOf(current), ...values }));
  },
});
