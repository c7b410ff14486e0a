import { choiceOf, type LookupName } from '@emanet/contract/lookups';
import type { Values } from '@emanet/contract/records/fields';
import { countryText } from '@emanet/contract/shared/countries';
import { TEXT_KIND_CODES, kindOf } from '@emanet/contract/texts/kinds';
import { plainOf, type Rendered } from '@emanet/contract/texts/model';
import { shortPurpose } from '@emanet/contract/texts/words';
import { isOngoing } from '@emanet/contract/texts/register';
import { sql } from 'kysely';
import type { WholeDb } from '../../platform/db.ts';

/** Rows of the register that a notice speaks of. */
export type Facts = Readonly<{
  company: Values;
  activities: readonly Values[];
  transfers: readonly Values[];
}>;
type Demand = Readonly<{ madde: string; met: (notice: Notice, facts: Facts) => boolean }>;

const small = (text: unknown) => String(text).toLocaleLowerCase('tr');
const codes = (row: Values, field: string): string[] =>
  [row[field] ?? []]
    .flat()
    .map(String)
    .filter((code) => !/^diger(_|$)/.test(code));

/** A choice without its examples: “and the like” has no place in a notice (Tebliğ art. 5/1-g). */
const nameOf = (lookup: LookupName, code: string) =>
  shortPurpose(small(choiceOf(lookup, code)?.tr.replace(/ \([^)]*vb\.\)/, '') ?? code), 'tr');

class Notice {
  readonly sentences: readonly string[];
  constructor({ bolumler }: Rendered) {
    this.sentences = bolumler.flatMap(({ baslik, cumleler }) => [
      small(baslik),
      ...cumleler.map((one) => small(plainOf(one))),
    ]);
  }
  says = (...parts: readonly unknown[]): boolean =>
    this.sentences.some((one) => parts.every((part) => one.includes(small(part))));
  /** Is each choice of a field said in a sentence with these words? */
  saysEach = (row: Values, field: string, lookup: LookupName, ...beside: readonly unknown[]) =>
    codes(row, field).every((code) => this.says(...beside, nameOf(lookup, code)));
}

const RIGHTS = [
  ...[
    'işlenip işlenmediğini öğrenme',
    'bilgi talep etme',
    'amacına uygun kullanılıp kullanılmadığını',
  ],
  ...[
    'aktarıldığı üçüncü kişileri bilme',
    'düzeltilmesini isteme',
    'silinmesini veya yok edilmesini',
  ],
  ...['üçüncü kişilere bildirilmesini', 'aleyhinize bir sonucun', 'zararın giderilmesini talep'],
];

/**
 * Contents of a notice by article 10 of the Law and articles 4 and 5 of the Communiqué on the Obligation
 * to Inform, read from these and not from our templates.
 */
const DEMANDS: readonly Demand[] = [
  {
    madde: 'KVKK m. 10/1-a: veri sorumlusunun kimliği',
    met: ({ says }, { company }) => says(company.unvan, company.adres),
  },
  {
    madde: 'KVKK m. 10/1-a: yurt dışındaki veri sorumlusunun temsilcisi',
    met: ({ says }, { company }) =>
      company.yerlesim !== 'yurt_disi' ||
      says('temsilci', company.temsilci_unvan, company.temsilci_adres),
  },
  {
    madde: 'KVKK m. 10/1-b: her faaliyetin amacı',
    met: ({ saysEach }, { activities }) =>
      activities.every((row) => saysEach(row, 'islenme_amaci', 'islenme_amaci')),
  },
  {
    madde: 'Tebliğ m. 5/1-g: genel ve muğlak ifade yok',
    met: ({ says }) =>
      !['vb.', ' vs.', 've benzeri', 'vesaire', 'gibi amaç'].some((word) => says(word)),
  },
  {
    madde: 'KVKK m. 10/1-c, Tebliğ m. 5/1-ı: kime ve ne amaçla aktarıldığı',
    met: ({ says, saysEach }, { activities, transfers }) =>
      transfers.every(
        (row) =>
          says(row.tedarikci_unvan ?? row.tedarikci_adi) &&
          saysEach(row, 'aktarim_amaci', 'islenme_amaci'),
      ) &&
      activities.every(
        (row) =>
          row.alici_yok === true ||
          transfers.some(({ veri_harita_id: ids }) => [ids].flat().includes(row.id)) ||
          saysEach(row, 'alici_grubu', 'alici_grubu'),
      ) &&
      (transfers.length > 0 ||
        activities.some(({ alici_yok }) => alici_yok !== true) ||
        says('aktarılmaz. ')),
  },
  {
    madde: 'KVKK m. 9, 10/1-c: yurt dışı',
    met: ({ says }, { transfers }) => {
      const abroad = transfers.filter(({ yurt_disi_aktarim }) => yurt_disi_aktarim === true);
      return abroad.length === 0
        ? says('yurt dışına aktarılmaz')
        : abroad.every((row) => says('yurt dışı', countryText(String(row.aktarim_ulkesi), 'tr')));
    },
  },
  {
    madde: 'KVKK m. 10/1-ç, Tebliğ m. 5/1-i: toplama yöntemi',
    met: ({ says, saysEach }, { activities }) =>
      activities.every(
        (row) => says('otomatik') && saysEach(row, 'kimden_nasil_temin', 'kimden_nasil_temin'),
      ),
  },
  {
    madde: 'KVKK m. 10/1-ç, Tebliğ m. 5/1-h: dayanılan işleme şartı',
    met: ({ says }, { activities }) =>
      activities.every((row) =>
        codes(row, 'isleme_sarti').every((code) =>
          says(`m. ${choiceOf('isleme_sarti', code)?.article ?? '?'}`),
        ),
      ),
  },
  {
    madde: 'KVKK m. 10/1-d, 11: dokuz hak',
    met: ({ says }) =>
      says('11. maddesinde sayılan haklarınız') || RIGHTS.every((right) => says(right)),
  },
  {
    madde: 'KVKK m. 13: başvuru yolu ve süresi',
    met: ({ says }, { company }) => says('otuz gün') && says('başvur', company.adres),
  },
  {
    madde: 'Tebliğ m. 5/1-f: rıza ayrı alınır',
    met: ({ says }) => !says('açık rıza veriyorum'),
  },
];

/** Demands of the law that a notice does not meet, by their articles. */
export const unmetBy = (rendered: Rendered, facts: Facts): string[] => {
  const notice = new Notice(rendered);
  return DEMANDS.flatMap(({ madde, met }) => (met(notice, facts) ? [] : madde));
};

type Published = Readonly<{ ad: string; tr: Rendered } & Facts>;

/** Demands that the published notices of some companies do not meet, by the names of the notices. */
export async function unmetInNotices(
  { system }: WholeDb,
  companies: readonly number[],
): Promise<Record<string, string[]>> {
  const notices = TEXT_KIND_CODES.filter((kind) => kindOf(kind).notice);
  const found = await sql<Published>`
    select m.ad, s.icerik -> 'tr' as tr, to_jsonb(c) as company,
      (select jsonb_agg(v) from veri_harita v where v.company_id = m.company_id
        and m.kapsam -> 'faaliyetler' @> to_jsonb(v.id)) as activities,
      (select coalesce(jsonb_agg(t), '[]') from veri_aktarim t where t.company_id = m.company_id
        and exists (select from unnest(t.veri_harita_id) one
          where m.kapsam -> 'faaliyetler' @> to_jsonb(one))) as transfers
    from metinler m join metin_surumleri s on s.metin_id = m.id and s.sira = m.yayindaki
    join companies c on c.company_id = m.company_id
    where m.company_id = any(${[...companies]}::int[]) and m.tur = any(${notices}::text[])
    order by m.id`.execute(system);
  return Object.fromEntries(
    found.rows.map(({ ad, tr, ...facts }) => [
      ad,
      unmetBy(tr, { ...facts, transfers: facts.transfers.filter(isOngoing) }),
    ]),
  );
}
