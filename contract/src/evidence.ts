import { z } from 'zod';
import { changedOf, endpoint, endpointsOf, FRESH, listOf } from './shared/endpoint.ts';
import { byId, date, id, instant, language, requiredText } from './shared/primitives.ts';

/**
 * Parts of an evidence file in their order, each a folder of it. `makine`: rows of every table as they are
 * today, from which the verifier or another installation puts the company together again.
 */
export const EVIDENCE_SECTIONS = [
  'envanter',
  'aktarimlar',
  'varliklar',
  'verbis',
  'metinler',
  'dokumanlar',
  'basvurular',
  'ihlaller',
  'onaylar',
  'egitimler',
  'aksiyonlar',
  'kararlar',
  'kayit',
  'makine',
] as const;
export type EvidenceSection = (typeof EVIDENCE_SECTIONS)[number];

/** Parts that name people who are no users: their names are masked unless a file is asked for with them; tables have them all. */
export const MASKED_SECTIONS: readonly EvidenceSection[] = [
  'metinler',
  'basvurular',
  'ihlaller',
  'egitimler',
  'makine',
];

/** States of a file that is made. */
export const EVIDENCE_STATES = ['bekliyor', 'suruyor', 'hazir', 'olmadi'] as const;

const evidenceFile = z.object({
  id,
  isteyen: z.string(),
  istek_tarihi: instant,
  durum: z.enum(EVIDENCE_STATES),
  /** Steps that are done, of how many. */
  yapilan: z.int(),
  toplam: z.int(),
  boyut: z.number().nullable(),
  /** Until when its bytes can be fetched; its digest stays. */
  son_tarih: instant.nullable(),
  /** The day at whose end it shows the company; null for the instant of its making. */
  tarih: date.nullable(),
  amac: z.string().nullable(),
  bolumler: z.array(z.enum(EVIDENCE_SECTIONS)),
  departmanlar: z.array(id),
  /** Are names of people printed in full? */
  acik: z.boolean(),
  dosya_sayisi: z.int().nullable(),
  /** SHA-256 of the whole file. */
  ozet: z.string().nullable(),
  /** Number of the last entry of the change log that it seals. */
  zincir: z.number().nullable(),
  muhur_tarihi: instant.nullable(),
});
export type EvidenceFile = z.infer<typeof evidenceFile>;

const section = z.object({ bolum: z.enum(EVIDENCE_SECTIONS), sayi: z.int() });
export type SectionCount = z.infer<typeof section>;

const MOST_DEPARTMENTS = 500;

/** Files that prove the state of a company at the end of a day, made by a job and sealed. */
export const evidence = endpointsOf('evidence', {
  list: endpoint({
    summary: 'Kanıt dosyaları / Evidence files of the company',
    path: '/api/kanit/list',
    permission: 'companies.close',
    answers: listOf(evidenceFile),
  }),
  sections: endpoint({
    summary: 'Bir gündeki bölümler / Parts of an evidence file with their records on a day',
    path: '/api/kanit/bolumler',
    permission: 'companies.close',
    asOf: true,
    answers: listOf(section),
  }),
  add: endpoint({
    method: 'POST',
    summary: 'Kanıt dosyası hazırla / Make an evidence file',
    path: '/api/kanit/add',
    fresh: FRESH.act,
    once: true,
    permission: 'companies.close',
    body: z.strictObject({
      tarih: date.nullable().default(null),
      bolumler: z
        .array(z.enum(EVIDENCE_SECTIONS))
        .min(1)
        .default(EVIDENCE_SECTIONS.filter((one) => one !== 'makine')),
      /** None: the whole company. */
      departmanlar: z.array(id).max(MOST_DEPARTMENTS).default([]),
      amac: requiredText(300).nullable().default(null),
      acik: z.boolean().default(false),
      dil: language,
    }),
    status: 201,
    answers: changedOf(evidenceFile),
  }),
  file: endpoint({
    summary: 'Kanıt dosyasını indir / Download an evidence file',
    path: '/api/kanit/dosya/:id',
    fresh: FRESH.daily,
    permission: 'companies.close',
    raw: true,
    params: byId,
  }),
});
