import { expect, it } from 'vitest';
import { checkAnswer } from './applications/answer.ts';
import { registerWords } from './applications/register-text.ts';
import { isDecided, totalOf } from './breaches/form.ts';
import { dutyOf } from './filings/duty.ts';
import { verbisIdentity } from './filings/identity.ts';
import { processingActivityFields } from './processing-activities.ts';
import { completeness, isEmpty, type Values } from './records/fields.ts';
import { LIBRARY_ITEMS } from './records/library.ts';
import { judge } from './records/rules/rule.ts';
import { RULES } from './records/rules/all-rules.ts';
import { verdictOf } from './records/verdict.ts';
import { elementsOf, openPlaces } from './texts/elements.ts';
import { plainOf, type Rendered } from './texts/model.ts';
import type { TextKind } from './texts/kinds.ts';
import { READS } from './texts/reads.ts';
import { render } from './texts/render.ts';
import { bodyOf, speaksTo } from './texts/templates.ts';

/*
 * Empties each input in turn and lets every exit speak. An exit fails when it says something favourable
 * that it did not say before, or still says something that rests on the emptied input. A new exit is one
 * line of EXITS.
 */
const TODAY = '2026-11-28';
const INPUT_KINDS = [
  'activity',
  'transfer',
  'asset',
  'company',
  'duty',
  'application',
  'breach',
] as const;
type Kind = (typeof INPUT_KINDS)[number];
type World = Readonly<Record<Kind, Values | null>>;

const COMPANY: Values = {
  ...{ company_id: 7, company_name: 'Ilgaz', unvan: 'Ilgaz Gıda A.Ş.', adres: 'Bolu' },
  ...{ kep: 'a@kep', vergi_no: '1234567890', mersis_no: '0123456789012345', web: 'ornek.test' },
  ...{ verbis_kayit_no: '1', yerlesim: 'turkiye', irtibat_tckn: '10000000146' },
  ...{ irtibat_kisisi: 'Deniz Er', irtibat_telefon: '05320000000', irtibat_kep: 'd@kep' },
  ...{ irtibat_eposta: 'deniz@ornek.test' },
};
const TRANSFER: Values = {
  ...{ id: 5, tedarikci_adi: 'Nimbus', veri_harita_id: [1], aktarim_amaci: ['egitim'] },
  ...{ aktarim_durumu: 'suruyor', alici_grubu: 'tedarikciler', yurt_disi_aktarim: true },
  ...{ aktarim_ulkesi: 'Almanya', yurt_disi_mekanizma: 'standart_sozlesme' },
};
const ASSET: Values = {
  id: 9,
  veri_harita_id: [1],
  yurt_disi_mi: true,
  varlik_durumu: 'kullanimda',
};
const DUTY: Values = { calisan_sayisi: 9, bilanco_toplami: 900_000, ana_faaliyet_ozel: false };
const APPLICATION: Values = {
  ...{ department_id: 1, cevap_yolu: 'eposta', eposta: 'a@ornek.test', adres: null },
  ...{ basvuran_turu: 'vekil', yetki_tarihi: TODAY, kontrol: true, sonuc: 'kabul' },
  kimlik_turu: 'tc',
  metin: 'Başvurunuz incelenmiştir. Kurula şikâyet hakkınız vardır (m. 14).',
};
const BREACH: Values = { sayi: 12, kurul_karari: 'bildirilecek' };
const OPEN: Values = {
  ...{ alici_yok: null, alici_grubu: ['tedarikciler'], dahil_oluyormu: 'evet' },
  ...{ yurt_disi_aktarim: true, kategori_ayrintilari: [] },
};
const CLOSED: Values = {
  ...{ alici_yok: true, alici_grubu: [], dahil_oluyormu: 'hayir', yurt_disi_aktarim: false },
  kategori_ayrintilari: [],
};
const ANSWERED: Values = {
  ...{ id: 1, department_id: 1, durum: true, surum: 3, onay_surumu: 3, aydinlatma_metni: 4 },
  ...{ ilkelere_uygunluk: true, ilkelere_uygunluk_2: true, ilkelere_uygunluk_3: true },
  ...{ kvk_kimden_nasil: ['ilgili_kisi'], kimden_nasil_temin: ['basili_form'] },
  otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
};
const rows = LIBRARY_ITEMS.filter((_, at) => at % 11 === 0);
const activityOf = ({ code: _, tr, ...values }: (typeof rows)[number], own: Values): Values => ({
  ...values,
  ...ANSWERED,
  surec_ismi: tr,
  ...own,
});
const other = { company: COMPANY, duty: DUTY, application: APPLICATION, breach: BREACH };
const WORLDS: readonly World[] = rows.flatMap((row): World[] => [
  { activity: activityOf(row, OPEN), transfer: TRANSFER, asset: ASSET, ...other },
  { activity: activityOf(row, OPEN), transfer: TRANSFER, asset: null, ...other },
  {
    activity: activityOf(row, CLOSED),
    transfer: null,
    asset: null,
    ...other,
    breach: { ...BREACH, sayi: 0 },
  },
]);

const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const yesNo = (value: unknown) => (typeof value === 'boolean' ? value : null);

function letter({ activity, transfer, asset }: World, lang: 'tr' | 'en') {
  const place = { department_id: 1, department_name: 'İK' };
  const faaliyetler = activity
    ? [
        {
          ...{ ...place, id: 1, ad: 'Bordro', imha_yontemi: null },
          islenen_kisisel_veriler: list(activity.islenen_kisisel_veriler),
          islenme_amaci: list(activity.islenme_amaci),
          isleme_sarti: list(activity.isleme_sarti),
          alici_grubu: list(activity.alici_grubu),
          alici_yok: yesNo(activity.alici_yok),
          dahil_oluyormu: text(activity.dahil_oluyormu),
          yurt_disi_aktarim: yesNo(activity.yurt_disi_aktarim),
          saklama_suresi: text(activity.saklama_suresi),
        },
      ]
    : [];
  const linked = (one: Values) => list(one.veri_harita_id).map(Number);
  const aktarimlar = transfer
    ? [
        {
          ...{ ...place, id: 5, tur: 'veri_aktarim' as const, kurum: null, sona_erdi: false },
          ad: text(transfer.tedarikci_adi) ?? 'X',
          faaliyetler: linked(transfer),
          alici_grubu: text(transfer.alici_grubu),
          yurt_disi: yesNo(transfer.yurt_disi_aktarim),
          ulke: text(transfer.aktarim_ulkesi),
          mekanizma: text(transfer.yurt_disi_mekanizma),
        },
      ]
    : [];
  const varliklar = asset
    ? [
        {
          ...{ ...place, id: 9, ad: 'Sunucu', imha_yontemi: null, faaliyetler: linked(asset) },
          yurt_disi: yesNo(asset.yurt_disi_mi),
        },
      ]
    : [];
  return registerWords({ faaliyetler, aktarimlar, varliklar }, lang);
}

const paper = ({ activity, transfer, asset, company }: World, kind: TextKind) =>
  render(
    bodyOf(kind),
    { tumu: true, gruplar: [], departmanlar: [], faaliyetler: [], aktarim: null },
    {
      company: { ...company, company_id: 7 },
      form: { slug: 'ilgaz', acik: true },
      address: 'https://emanet.example',
      activities: activity ? [activity] : [],
      suppliers: transfer ? [transfer] : [],
      bodies: [],
      assets: asset ? [asset] : [],
      cookies: [],
    },
    { lang: 'tr', siz: speaksTo(kind) },
  );

const wordsOf = (one: Rendered) => one.bolumler.flatMap((of) => of.cumleler.map(plainOf)).join();
const checksOf = ({ application }: World) => {
  const row = application ?? {};
  return checkAnswer({
    haklar: ['e'],
    taslak: {
      ...{ ekler: [], dil: 'tr' as const, kontrol: row.kontrol === true },
      sonuc: row.sonuc === 'kabul' ? 'kabul' : null,
      metin: text(row.metin) ?? '',
    },
    department_id: typeof row.department_id === 'number' ? row.department_id : null,
    cevap_yolu: row.cevap_yolu === 'posta' ? 'posta' : 'eposta',
    eposta: text(row.eposta),
    adres: text(row.adres),
    basvuran_turu: row.basvuran_turu === 'vekil' ? 'vekil' : null,
    yetki_tarihi: text(row.yetki_tarihi),
    kimlik_turu: row.kimlik_turu === 'tc' ? 'tc' : null,
  });
};

const totalIn = ({ breach }: World) =>
  totalOf({
    kisi_gruplari: breach
      ? [
          {
            grup: 'calisan',
            sayi: typeof breach.sayi === 'number' ? breach.sayi : null,
            kesin: true,
          },
        ]
      : [],
  });

type Exit = Readonly<{
  name: string;
  /** Its favourable statements. */
  says: (world: World) => boolean;
  /** Inputs without which it may not say so, `kind.field`; of a record as a whole `kind`. */
  restsOn: readonly string[];
}>;

const RECIPIENTS = ['activity.alici_yok', 'activity.alici_grubu', 'transfer'];
const ABROAD = ['activity.yurt_disi_aktarim', 'transfer', 'transfer.veri_harita_id'];
const TOLD = ['islenen_kisisel_veriler', 'islenme_amaci', 'isleme_sarti', 'saklama_suresi'].map(
  (field) => `activity.${field}`,
);
const OF_TRANSFER = ['aktarim_ulkesi', 'yurt_disi_mekanizma', 'yurt_disi_aktarim'].map(
  (field) => `transfer.${field}`,
);
const EXPECTED = processingActivityFields
  .filter(({ expected, visibleWhen }) => expected === true && !visibleWhen)
  .map(({ name }) => `activity.${name}`);
const says = (world: World, kind: TextKind, key: string) =>
  paper(world, kind).bolumler.some(({ cumleler }) => cumleler.some(({ k }) => k === key));
const complete = (world: World, kind: TextKind) => {
  const made = paper(world, kind);
  const states = Object.values(elementsOf(made));
  return openPlaces(made).length === 0 && states.every((state) => state === 'tamam');
};
const reads = (...blocks: readonly (keyof typeof READS)[]) =>
  blocks.flatMap((one) => (READS[one].veri_harita ?? []).map((field) => `activity.${field}`));

const BREACH_EXITS: readonly Exit[] = [
  {
    name: 'breach: nobody affected',
    says: (w) => totalIn(w).all === 0,
    restsOn: ['breach', 'breach.sayi'],
  },
  {
    name: 'breach: the number is complete',
    says: (w) => totalIn(w).isComplete,
    restsOn: ['breach', 'breach.sayi'],
  },
  {
    name: 'breach: decided',
    says: ({ breach }) =>
      isDecided(breach?.kurul_karari === 'bildirilecek' ? 'bildirilecek' : null),
    restsOn: ['breach', 'breach.kurul_karari'],
  },
];

const EXITS: readonly Exit[] = [
  ...BREACH_EXITS,
  {
    name: 'letter: not abroad',
    says: (w) => letter(w, 'tr').yurt_disi === 'yapılmamaktadır',
    restsOn: ABROAD,
  },
  {
    name: 'letter: not abroad (en)',
    says: (w) => letter(w, 'en').yurt_disi === 'none',
    restsOn: ABROAD,
  },
  {
    name: 'letter: no recipients',
    says: (w) => letter(w, 'tr').alicilar === 'yok',
    restsOn: RECIPIENTS,
  },
  {
    name: 'letter: line without recipients',
    says: (w) => /Alıcılar: yok/.test(letter(w, 'tr').kayitlar),
    restsOn: RECIPIENTS,
  },
  {
    name: 'letter: can be sent',
    says: (w) => !/[[{]/.test(Object.values(letter(w, 'tr')).join('')),
    restsOn: [...TOLD, 'transfer', 'transfer.yurt_disi_mekanizma'],
  },
  ...(['calisan', 'musteri', 'gizlilik', 'verbis'] as const).flatMap((kind): Exit[] => [
    { name: `${kind}: not abroad`, says: (w) => says(w, kind, 'yurtdisi:yok'), restsOn: ABROAD },
    {
      name: `${kind}: no recipients`,
      says: (w) => says(w, kind, 'alici:yok') || /Aktarılmaz/.test(wordsOf(paper(w, kind))),
      restsOn: RECIPIENTS,
    },
  ]),
  ...(['calisan', 'musteri'] as const).map((kind): Exit => ({
    name: `${kind}: can be published`,
    says: (w) => complete(w, kind),
    restsOn: [
      ...TOLD,
      ...OF_TRANSFER,
      'activity.kvk_kimden_nasil',
      'activity.kimden_nasil_temin',
      'activity.otomatik_veri_isleme_faaliyeti',
      'company.adres',
    ].filter((one) => one !== 'activity.saklama_suresi' || reads('sureler').includes(one)),
  })),
  {
    name: 'duty: exempt',
    says: ({ duty }) =>
      dutyOf({ calisan_sayisi: null, bilanco_toplami: null, ...duty }, TODAY) === 'exempt',
    restsOn: ['duty', 'duty.calisan_sayisi', 'duty.bilanco_toplami'],
  },
  {
    name: 'duty: exempt, near the special bound',
    says: ({ duty }) =>
      dutyOf(
        { bilanco_toplami: null, ...duty, calisan_sayisi: duty?.calisan_sayisi ? 30 : null },
        TODAY,
      ) === 'exempt',
    restsOn: ['duty', 'duty.calisan_sayisi', 'duty.bilanco_toplami', 'duty.ana_faaliyet_ozel'],
  },
  {
    name: 'VERBİS: identity complete',
    says: ({ company }) =>
      verbisIdentity({ yerlesim: text(company?.yerlesim) }).missing(company ?? {}).length === 0,
    restsOn: [
      'company',
      ...[
        'unvan',
        'adres',
        'vergi_no',
        'mersis_no',
        'kep',
        'verbis_kayit_no',
        'irtibat_kisisi',
        'irtibat_tckn',
        'irtibat_telefon',
        'irtibat_eposta',
      ].map((one) => `company.${one}`),
    ],
  },
  {
    name: 'record: ready or confirmed',
    says: ({ activity }) => ready(activity),
    restsOn: EXPECTED,
  },
  {
    name: 'record: confirmed',
    says: ({ activity }) => ready(activity, 'Onaylı'),
    restsOn: ['activity.onay_surumu', ...EXPECTED],
  },
  ...(
    ['sonuc', 'metin', 'gerekce', 'departman', 'alici', 'yetki', 'kimlik', 'kontrol'] as const
  ).map((check): Exit => ({
    name: `answer: ${check}`,
    says: (w) => checksOf(w)[check],
    restsOn: [
      {
        sonuc: 'sonuc',
        metin: 'metin',
        gerekce: 'sonuc',
        departman: 'department_id',
        alici: 'eposta',
        yetki: 'yetki_tarihi',
        kimlik: 'kimlik_turu',
        kontrol: 'kontrol',
      }[check],
    ].map((one) => `application.${one}`),
  })),
];

function ready(activity: Values | null, verdict?: 'Onaylı'): boolean {
  if (!activity) return false;
  const judged = {
    eksiksizlik: completeness(processingActivityFields, activity),
    uyarilar: judge(RULES.processingActivities, activity, TODAY),
  };
  const found = verdictOf(judged, activity);
  return verdict ? found === verdict : found === 'Hazır' || found === 'Onaylı';
}

/** Each input of a world with the world without it: every field that is filled, and every record. */
function emptied(world: World): (readonly [input: string, world: World])[] {
  return INPUT_KINDS.flatMap((kind) => {
    const record = world[kind];
    if (!record) return [];
    const names = Object.keys(record).filter((name) => name !== 'id' && !isEmpty(record[name]));
    const without = names.map((name) => {
      const empty = Array.isArray(record[name]) ? [] : null;
      return [`${kind}.${name}`, { ...world, [kind]: { ...record, [name]: empty } }] as const;
    });
    return [...without, [kind, { ...world, [kind]: null }] as const];
  });
}

const pairs = new Set<string>();
const failed = new Map<string, string>();
for (const world of WORLDS) {
  const before = new Map(EXITS.map((exit) => [exit, exit.says(world)]));
  for (const [input, without] of emptied(world))
    for (const exit of EXITS) {
      const pair = `${input} → ${exit.name}`;
      pairs.add(pair);
      if (!exit.says(without)) continue;
      if (!before.get(exit)) failed.set(pair, 'says it only now');
      else if (exit.restsOn.includes(input)) failed.set(pair, 'still says it');
    }
}

it('has worlds in which every exit has something favourable to say', () => {
  const silent = EXITS.filter((exit) => !WORLDS.some((world) => exit.says(world)));
  expect(silent.map(({ name }) => name)).toEqual([]);
  expect(pairs.size).toBeGreaterThan(1000);
});

it('says nothing favourable about what was emptied', () => {
  expect([...failed].map(([pair, why]) => `${pair}: ${why}`).toSorted()).toEqual([]);
});
