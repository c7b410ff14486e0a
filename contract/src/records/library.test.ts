import { describe, expect, it } from 'vitest';
import adequacy from '../data/adequacy-decisions.json' with { type: 'json' };
import english from '../data/activity-library-english.json' with { type: 'json' };
import activityOptions from '../data/activity-options.json' with { type: 'json' };
import assetTypes from '../data/asset-types.json' with { type: 'json' };
import collectionMethods from '../data/collection-methods.json' with { type: 'json' };
import dataCategories from '../data/data-categories.json' with { type: 'json' };
import departments from '../data/departments.json' with { type: 'json' };
import dataSubjects from '../data/data-subjects.json' with { type: 'json' };
import legalBases from '../data/legal-bases.json' with { type: 'json' };
import principles from '../data/principles.json' with { type: 'json' };
import processingPurposes from '../data/processing-purposes.json' with { type: 'json' };
import publicBodies from '../data/public-bodies.json' with { type: 'json' };
import recipients from '../data/recipients.json' with { type: 'json' };
import retentionPeriods from '../data/retention-periods.json' with { type: 'json' };
import securityMeasures from '../data/security-measures.json' with { type: 'json' };
import transferAbroad from '../data/transfer-abroad.json' with { type: 'json' };
import { assetFields } from '../assets.ts';
import { SECTORS } from '../inventory.ts';
import { choiceOf, codesOf } from '../lookups.ts';
import { LEFT_OPEN_BY_COPIES, processingActivityFields } from '../processing-activities.ts';
import { supplierTransferFields } from '../supplier-transfers.ts';
import { COMPANY_KINDS } from '../shared/company-kinds.ts';
import { foldTurkish } from '../shared/turkish.ts';
import { crossRule } from '../tables/cross-rules.ts';
import { completeness, isEmpty, missingFields, type Values } from './fields.ts';
import { openInCopies } from './copies.ts';
import { detailIn } from './category-detail.ts';
import { GENERAL_ITEMS, LIBRARY_ITEMS, SECTOR_SETS, type LibraryItem } from './library.ts';
import { listOfCodes } from './personal-data.ts';
import { ACTIVITY_RULES } from './rules/activity-rules.ts';
import { EXAMPLE_DAY, judge, withBody } from './rules/rule.ts';
import { periodOf } from './periods.ts';

const DAY = /^20\d\d-[01]\d-[0-3]\d$/;
/** Fields that only the client can answer. */
const CLIENTS_OWN = Object.keys(LEFT_OPEN_BY_COPIES);
/** An article of law, as in "m.75" or "ek m.11". */
const ARTICLE = /m\.\s?\d/;
const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** Questions that only a client can answer, so every copy is warned of them. */
const ASKED_OF_CLIENTS = [
  ...['denge_testi_yok', 'yas_belirtilmedi', 'ilke_yanitsiz', 'sadakat_dogrulamasi_yanitsiz'],
  ...['ileti_onayi_belirtilmedi', 'otomatik_karar_yanitsiz'],
];

/** Warnings of a copy in a company of any kind, beside those that its own answers silence. */
function warningsOf(item: LibraryItem): string[] {
  const copy: Values = {
    ...item,
    ...openInCopies(processingActivityFields, item),
    saklama_suresi: item.saklama_suresi_code,
    aydinlatma_metni: 1,
    acik_riza_metni: item.acik_riza_metni === null ? null : 2,
  };
  const kind = SECTOR_SETS.dernek.items.includes(item) ? 'dernek' : 'sirket';
  const linked = (['faaliyet_aktarimsiz', 'uyelik_sarti'] as const).filter((kod) =>
    crossRule(kod).finds(
      {
        ...{ yurt_disi: item.yurt_disi_aktarim, yurt_disi_aktarim_kaydi: false },
        ...{ sartlar: item.isleme_sarti, kurum_turu: kind },
      },
      EXAMPLE_DAY,
    ),
  );
  const own = [undefined, ...COMPANY_KINDS]
    .flatMap((body) => judge(ACTIVITY_RULES, withBody(copy, body), EXAMPLE_DAY))
    .map(({ kod }) => kod)
    .filter((kod) => !ASKED_OF_CLIENTS.includes(kod));
  return [...new Set([...linked, ...own])];
}

describe('the library', () => {
  it('names every activity once, by code and by name', () => {
    expect(unique(LIBRARY_ITEMS.map(({ code }) => code))).toBe(true);
    for (const lang of ['tr', 'en'] as const)
      expect(unique(LIBRARY_ITEMS.map((item) => foldTurkish(item[lang])))).toBe(true);
  });

  it('holds at least 420 activities', () => {
    expect(LIBRARY_ITEMS.length).toBeGreaterThanOrEqual(420);
  });

  it.each(LIBRARY_ITEMS)('$tr leaves no expected field open', (item) => {
    const values: Values = {
      ...item,
      ...{ department_id: 1, alici_yok: item.alici_grubu.length === 0 },
      saklama_suresi: item.saklama_suresi_code,
    };
    const open = missingFields(processingActivityFields, values).map(({ name }) => name);
    expect(open.filter((name) => !CLIENTS_OWN.includes(name))).toEqual([]);
  });

  it.each(LIBRARY_ITEMS)('$tr names codes of the look-ups and a source with its date', (item) => {
    for (const { name, lookup, control } of processingActivityFields) {
      if (!lookup || control === 'select-or-text') continue;
      const given: Values = { ...item };
      const codes = [given[name]].flat().filter((one) => !isEmpty(one));
      for (const code of codes) expect(choiceOf(lookup, String(code)), String(code)).toBeDefined();
    }
    expect(choiceOf('saklama_suresi', item.saklama_suresi_code)?.tr).toBe(item.saklama_suresi);
    expect(item.checked).toMatch(DAY);
  });

  it.each(LIBRARY_ITEMS)('$tr cites articles, for its basis and for its period', (item) => {
    for (const cited of [item.source, item.saklama_dayanagi]) {
      expect(cited).toMatch(ARTICLE);
      expect(cited).not.toMatch(/6698 sayılı Kanun m\.4-6/);
    }
  });

  it.each(LIBRARY_ITEMS)('$tr names disposal and details that exist', (item) => {
    expect(choiceOf('imha_yontemi', item.imha_yontemi)).toBeDefined();
    expect(typeof item.yurt_disi_aktarim).toBe('boolean');
    const held = new Set(
      listOfCodes(item.islenen_kisisel_veriler).map(
        (code) => choiceOf('kisisel_veriler', code)?.group?.code,
      ),
    );
    for (const entry of item.kategori_ayrintilari)
      expect(held.has(detailIn(entry)?.category), entry).toBe(true);
  });

  it('says of each row that keeps a warning why, and of no other one', () => {
    const offenders = LIBRARY_ITEMS.flatMap((item) => {
      const left = warningsOf(item);
      return left.length > 0 === (item.neden !== null) ? [] : [[item.code, ...left].join(' ')];
    });
    expect(offenders).toEqual([]);
  });

  it('judges in a field, not in a name', () => {
    const judging = LIBRARY_ITEMS.filter(({ tr, en, surec_ismi }) =>
      [tr, en, surec_ismi].some((name) => /önerilmez|not recommended/i.test(String(name))),
    );
    expect(judging.map(({ code }) => code)).toEqual([]);
    const discouraged = LIBRARY_ITEMS.filter(({ onerilmez }) => onerilmez);
    expect(discouraged.length).toBeGreaterThan(0);
    for (const { code, diger_aciklamalar_danisman: note } of discouraged)
      expect(note, code).not.toBeNull();
  });

  it('answers for special categories apart from the others', () => {
    const mixed = LIBRARY_ITEMS.filter(({ kategori_ayrintilari: details }) =>
      details.some((entry) => /\.isleme_sarti=k6/.test(entry)),
    );
    expect(mixed.length).toBeGreaterThan(80);
  });
});

/** Turkish abbreviations and names of systems, and words that both languages share. */
const SHARED_WORDS = new Set(
  `adr bildirge crm derbis etbis hgs iys işkur kaizen kbs masak mebbis medula mersis myk nabız oee okul ram
  sgk sms src titck tüfam tüik türmob tır uyap vpn webtapu yds cctv
  check club demo diploma drone form forum internet minibar model not organ pay portal risk site spa test transit`.split(
    /\s+/,
  ),
);
const wordsOf = (text: string) => text.toLocaleLowerCase('tr').match(/\p{L}{3,}/gu) ?? [];
const TURKISH_WORDS = new Set(
  LIBRARY_ITEMS.flatMap((item) =>
    wordsOf(
      [item.tr, item.faaliyet_aciklamasi, item.gerceklestirme_amaci, item.neden]
        .concat(item.diger_aciklamalar_danisman)
        .join(' '),
    ),
  ),
);

describe('the library in English', () => {
  const texts = new Map(english.items.map((one) => [one.code, one]));

  it('has what is done and for what, of every row and of no other', () => {
    expect([...texts.keys()].sort()).toEqual(LIBRARY_ITEMS.map(({ code }) => code).sort());
    for (const { aciklama, amac } of texts.values()) {
      expect(aciklama).toMatch(/^\p{Lu}.{20,400}\.$/u);
      expect(amac).toMatch(/^To .{8,200}\.$/u);
    }
  });

  it('holds no Turkish but names', () => {
    const left = LIBRARY_ITEMS.flatMap(({ code, en }) => {
      const { aciklama = '', amac = '' } = texts.get(code) ?? {};
      return wordsOf(`${en} ${aciklama} ${amac}`)
        .filter((word) => /[çğşöü]/u.test(word) || TURKISH_WORDS.has(word))
        .filter((word) => !SHARED_WORDS.has(word))
        .map((word) => `${code} ${word}`);
    });
    expect(left).toEqual([]);
  });
});

describe.each(SECTORS)('the set of %s', (sector) => {
  const { items, general } = SECTOR_SETS[sector];

  it('has activities of its own, and with the general ones enough for a client', () => {
    expect(items.length).toBeGreaterThanOrEqual(15);
    expect(items.length + general.length).toBeGreaterThanOrEqual(60);
  });

  it('borrows general activities that exist', () => {
    const known = new Set(GENERAL_ITEMS.map(({ code }) => code));
    expect(general.filter((code) => !known.has(code))).toEqual([]);
    expect(unique(general)).toBe(true);
  });

  it('runs on more than one condition of arts. 5 and 6', () => {
    expect(new Set(items.flatMap(({ isleme_sarti }) => isleme_sarti)).size).toBeGreaterThan(4);
  });
});

type Sourced = Readonly<{
  sources: object;
  items: readonly Readonly<{ code: string; source: string; checked: string }>[];
}>;
const LISTS: Readonly<Record<string, Sourced>> = {
  activityOptions,
  assetTypes,
  collectionMethods,
  dataCategories,
  dataSubjects,
  departments,
  legalBases,
  principles,
  processingPurposes,
  publicBodies,
  recipients,
  retentionPeriods,
  securityMeasures,
  transferAbroad,
};

describe('the lists', () => {
  it.each(Object.entries(LISTS))('%s says of each row where it comes from and when', (_, list) => {
    for (const { code, source, checked } of list.items) {
      expect(Object.keys(list.sources), code).toContain(source);
      expect(checked, code).toMatch(DAY);
    }
  });

  it('tells the consultant which periods are unverified', () => {
    expect(choiceOf('saklama_suresi', 'kan_30')?.note_tr).toContain('doğrulanmadı');
    expect(choiceOf('saklama_suresi', 'kan_30')?.note_en).toContain('unverified');
    for (const code of ['imha_kaydi_3', 'ttk_82_10', 'saglik_dosyasi_15'])
      expect(choiceOf('saklama_suresi', code)?.note_tr).not.toContain('doğrulanmadı');
  });

  it('gives every period a number and a unit', () => {
    for (const code of codesOf('saklama_suresi')) expect(periodOf(code), code).toBeDefined();
  });

  it('knows no adequacy decision without its day', () => {
    expect(adequacy.items).toEqual([]);
  });
});

it.each([
  [processingActivityFields, 'yurt_disi_aktarim', false, true],
  [processingActivityFields, 'dahil_oluyormu', 'hayir', 'evet'],
  [processingActivityFields, 'alici_yok', true, false],
  [processingActivityFields, 'otomatik_karar', false, true],
  [processingActivityFields, 'on_sekiz_yas_alti', false, true],
  [supplierTransferFields, 'yurt_disi_aktarim', false, true],
  [assetFields, 'yurt_disi_mi', false, true],
  [assetFields, 'ozel_nitelikli_veri', false, true],
])(
  'a copy leaves the answer open that asks for nothing more (%#: %s)',
  (fields, name, good, other) => {
    expect(openInCopies(fields, { [name]: good })).toMatchObject({ [name]: null });
    expect(openInCopies(fields, { [name]: other })).not.toHaveProperty(name);
    expect(openInCopies(fields)).not.toHaveProperty(name);
  },
);

it('makes no record more complete by taking back an answer', () => {
  const grown = LIBRARY_ITEMS.filter((_, at) => at % 9 === 0).flatMap((item) => {
    const record: Values = { ...item, surec_ismi: item.tr, department_id: 1 };
    const before = completeness(processingActivityFields, record);
    return processingActivityFields
      .filter(({ name }) => !isEmpty(record[name]))
      .filter(({ name }) => {
        const empty = Array.isArray(record[name]) ? [] : null;
        return completeness(processingActivityFields, { ...record, [name]: empty }) > before;
      })
      .map(({ name }) => `${item.code}.${name}`);
  });
  expect(grown).toEqual([]);
});
