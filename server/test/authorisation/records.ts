import { actions } from '@emanet/contract/actions';
import { documents } from '@emanet/contract/documents';
import { processingActivities } from '@emanet/contract/processing-activities';
import { registers } from '@emanet/contract/records/all-registers';
import { cookies } from '@emanet/contract/cookies';
import { suppliers } from '@emanet/contract/suppliers';
import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { sql } from 'kysely';
import type { Endpoints } from '../../src/records/register.ts';
import type { TestApp } from '../app.ts';
import { unique } from '../factories.ts';

/** A deletion of a record; those of registers may be part of an act. */
export type Removal = Endpoints['delete'] | typeof training.delete;

/** Subjects of the matrix's calls, by the noun of an endpoint; of all others an activity. */
type Kind = Readonly<{
  table: string;
  /** Text columns that hold the record's secret name. */
  names: readonly string[];
  /** Columns that must be filled besides. */
  rest?: Readonly<Record<string, unknown>>;
  remove?: Removal;
  companyWide?: true;
}>;

/** Stored values of a record whose name was written in place of a choice. */
const WRITTEN = 'diger_kurum';

const OF_REGISTERS: ReadonlyMap<string, Kind> = new Map(
  registers.map(({ noun, tur, nameField, writtenName, endpoints }) => [
    noun,
    {
      table: tur,
      names: [writtenName ?? nameField, 'guncelleyen'],
      ...(writtenName && { rest: { [nameField]: WRITTEN } }),
      remove: endpoints.delete,
    },
  ]),
);

const ACTIVITIES: Kind = {
  table: 'veri_harita',
  names: ['surec_ismi', 'veri_isleyen_unvan', 'guncelleyen'],
  remove: processingActivities.delete,
};
const OTHER_REGISTERS = [...OF_REGISTERS.values()].filter(
  ({ table }) => table !== ACTIVITIES.table,
);
const KINDS: Readonly<Record<string, Kind>> = {
  actions: {
    table: 'aksiyonlar',
    names: ['aksiyon_ismi', 'guncelleyen'],
    rest: { risk: 'Orta' },
    remove: actions.delete,
  },
  documents: {
    table: 'dokumanlar',
    names: ['dokuman_ismi', 'guncelleyen'],
    rest: { dokuman_tur: 'Politika' },
    remove: documents.delete,
    companyWide: true,
  },
  training: {
    table: 'egitim_davetleri',
    names: ['fullname', 'email'],
    rest: { token_muhurlu: Buffer.of(1) },
    remove: training.delete,
    companyWide: true,
  },
  videos: {
    table: 'egitim_videolari',
    names: ['video_name', 'ekleyen'],
    rest: { baglanti: 'https://video.ornek.test/a.mp4', sira: 1, sure: 60 },
    remove: videos.delete,
    companyWide: true,
  },
  applications: {
    table: 'basvurular',
    names: ['ad_soyad', 'talep', 'guncelleyen'],
    rest: {
      kaynak: 'kep',
      dil: 'tr',
      yil: 2026,
      gelis_tarihi: '2026-11-01T09:00:00Z',
      son_gun: '2026-12-01',
      haklar: ['b'],
      cevap_yolu: 'eposta',
      eposta: 'ilgili@ornek.test',
    },
    companyWide: true,
  },
  breaches: {
    table: 'veri_ihlalleri',
    names: ['baslik', 'guncelleyen'],
    rest: { ogrenme: '2026-01-05T07:00:00Z' },
  },
  cookies: {
    table: 'cerezler',
    names: ['cerez_adi'],
    remove: cookies.delete,
    companyWide: true,
  },
  suppliers: {
    table: 'tedarikci_listesi',
    names: ['tedarikci_adi'],
    remove: suppliers.delete,
    companyWide: true,
  },
};

export const everyKind: readonly Kind[] = [ACTIVITIES, ...OTHER_REGISTERS, ...Object.values(KINDS)];

export function kindOf(endpoint: string): Kind {
  const [noun = ''] = endpoint.split('.', 1);
  return KINDS[noun] ?? OF_REGISTERS.get(noun) ?? ACTIVITIES;
}

/** Stores a record past every permission and gives back its id. */
export async function makeRecord(
  { db }: TestApp,
  kind: Kind,
  where: Readonly<{ company_id: number; department_id: number }>,
  name: string,
): Promise<number> {
  const { company_id, department_id } = where;
  const secret = unique(name);
  const row = Object.entries({
    company_id,
    ...(kind.companyWide ? {} : { department_id }),
    ...kind.rest,
    ...Object.fromEntries(kind.names.map((column) => [column, secret])),
  });
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(kind.table)} (${sql.join(row.map(([column]) => sql.id(column)))})
    values (${sql.join(row.map(([, value]) => value))}) returning id`.execute(db.system);
  return rows[0]?.id ?? 0;
}
