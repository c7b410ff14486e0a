import type { BreachEvent, SingleBreach } from '@emanet/contract/breaches';
import {
  ADDRESSEE_WORDS,
  ADDRESSEES,
  BOARD_DECISION_WORDS,
  BOARD_DECISIONS,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { boardForm, momentIn } from '@emanet/contract/breaches/form';
import type { Language } from '@emanet/contract/shared/primitives';
import { madeOnce } from '../../platform/pdf/made-once.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';

const WORDS = {
  tr: {
    form: 'Kişisel veri ihlali bildirim formu',
    draft:
      'Kişisel Verileri Koruma Kuruluna yapılacak bildirimin hazırlığıdır (6698 sayılı Kanun m. 12/5, Kurul kararı 2019/10). Bildirim Kurumun formuyla ya da ihlalbildirim.kvkk.gov.tr adresinden yapılır.',
    exercise: 'TATBİKAT: gerçek bir ihlal değildir, hiçbir makama bildirilmez.',
    missing: 'Eksik',
    report: 'Veri ihlali raporu',
    rehearsal: 'Tatbikat raporu',
    facts: 'Künye',
    no: 'İhlal numarası',
    state: 'Durum',
    open: 'Açık',
    closed: (at: string, by: string) => `${at} tarihinde ${by} kapattı`,
    deadline: 'Kurula son bildirim anı',
    happened: 'Olan biten',
    letters: 'İlgili kişilere mektuplar',
    sent: (count: number) => `${count} kişiye mektup kaydedildi`,
    tasks: (open: number, all: number) => `Açık işler: ${open} / ${all}`,
    work: 'İşler',
    processor: 'Veri işleyen',
    controller: 'Veri sorumlusu',
    role: 'Şirketin sıfatı',
    events: {
      kayit: 'Kaydedildi',
      ihbar: 'Formdan bildirildi',
      not: 'Not',
      karar: 'Karar',
      bildirim: 'Bildirim',
      mektup: 'Mektup',
      kapanis: 'Kapatıldı',
      acilis: 'Yeniden açıldı',
    },
    receipt: 'kayıt no',
    deciders: 'karar veren',
  },
  en: {
    form: 'Personal data breach notification form',
    draft:
      'Draft of the notification to the Personal Data Protection Board (Law No. 6698 Art. 12(5), Board decision 2019/10). The notification itself is made with the Authority’s form or at ihlalbildirim.kvkk.gov.tr.',
    exercise: 'EXERCISE: this is no real breach and is notified to no authority.',
    missing: 'Missing',
    report: 'Report on a data breach',
    rehearsal: 'Report on an exercise',
    facts: 'At a glance',
    no: 'Breach number',
    state: 'Status',
    open: 'Open',
    closed: (at: string, by: string) => `Closed on ${at} by ${by}`,
    deadline: 'Notify the Board by',
    happened: 'What happened',
    letters: 'Letters to the persons affected',
    sent: (count: number) => `${count} letters recorded`,
    tasks: (open: number, all: number) => `Open tasks: ${open} / ${all}`,
    work: 'Tasks',
    processor: 'Processor',
    controller: 'Controller',
    role: 'Role of the company',
    events: {
      kayit: 'Recorded',
      ihbar: 'Reported through the form',
      not: 'Note',
      karar: 'Decision',
      bildirim: 'Notification',
      mektup: 'Letter',
      kapanis: 'Closed',
      acilis: 'Opened again',
    },
    receipt: 'receipt',
    deciders: 'decided by',
  },
} as const;

const papers = madeOnce();

const sectionsOf = (row: SingleBreach, lang: Language, now: number): PdfBlock[] =>
  boardForm(row, row.sirket, lang, now)
    .filter(({ cevaplar, gereksiz }) => gereksiz === undefined || cevaplar.length > 0)
    .flatMap(({ no, ad, cevaplar, eksik }): PdfBlock[] => [
      { heading: `${no}. ${ad}` },
      {
        facts: [
          ...cevaplar,
          ...(eksik.length > 0 ? [[WORDS[lang].missing, eksik.join('; ')] as const] : []),
        ],
      },
    ]);

const exerciseOf = (row: SingleBreach, lang: Language): PdfBlock[] =>
  row.tatbikat ? [{ text: WORDS[lang].exercise }] : [];

/** The Board's form, prepared. */
export const formPdf = (row: SingleBreach, lang: Language, now: number): Promise<Buffer> => {
  const words = WORDS[lang];
  const text = {
    title: words.form,
    lang,
    foot: `${row.sirket.company_name} · ${row.ihlal_no}`,
    blocks: [...exerciseOf(row, lang), { text: words.draft }, ...sectionsOf(row, lang, now)],
  };
  return papers(text, () => makePdf(text));
};

/** A decision, a stage or a note on one line. */
function lineOf({ tur, an, veri, guncelleyen, dosya_adi }: BreachEvent, lang: Language): string {
  const words = WORDS[lang];
  const said = (name: string) => {
    const value = veri[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const karar = BOARD_DECISIONS.find((one) => one === said('karar'));
  const alici = ADDRESSEES.find((one) => one === (said('alici') ?? said('konu')));
  const parts = [
    `${momentIn(an, lang)} – ${words.events[tur]}`,
    alici && ADDRESSEE_WORDS[alici][lang],
    karar && BOARD_DECISION_WORDS[karar][lang],
    said('gerekce') ?? said('metin'),
    said('karar_veren') && `${words.deciders}: ${said('karar_veren')}`,
    said('kayit_no') && `${words.receipt}: ${said('kayit_no')}`,
    said('gecikme_nedeni') && `${BREACH_LABELS.gecikme_nedeni[lang]}: ${said('gecikme_nedeni')}`,
    dosya_adi,
    guncelleyen,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Everything about a breach, for the file that the Board may ask for; of an exercise its report. */
export const reportPdf = (row: SingleBreach, lang: Language, now: number): Promise<Buffer> => {
  const words = WORDS[lang];
  const facts: (readonly [string, string])[] = [
    [words.no, row.ihlal_no],
    [BREACH_LABELS.baslik[lang], row.baslik],
    [words.role, row.sifat === 'isleyen' ? words.processor : words.controller],
    ...(row.kayit_adi ? [[BREACH_LABELS.kayit_adi[lang], row.kayit_adi] as const] : []),
    [BREACH_LABELS.ogrenme[lang], momentIn(row.ogrenme, lang)],
    ...(row.sifat === 'sorumlu' ? [[words.deadline, momentIn(row.son_an, lang)] as const] : []),
    ...(['kurul_bildirimi', 'kisi_bildirimi', 'sorumlu_bildirimi'] as const).flatMap((name) =>
      row[name] ? [[BREACH_LABELS[name][lang], momentIn(row[name], lang)] as const] : [],
    ),
    [
      words.state,
      row.kapanis ? words.closed(momentIn(row.kapanis, lang), row.kapatan ?? '') : words.open,
    ],
  ];
  const text = {
    title: `${row.tatbikat ? words.rehearsal : words.report}: ${row.baslik}`,
    lang,
    foot: `${row.sirket.company_name} · ${row.ihlal_no}`,
    blocks: [
      ...exerciseOf(row, lang),
      { heading: words.facts },
      { facts },
      ...(row.senaryo ? [{ heading: BREACH_LABELS.senaryo[lang] }, { text: row.senaryo }] : []),
      ...(row.kapanis_ozeti
        ? [{ heading: BREACH_LABELS.kapanis_ozeti[lang] }, { text: row.kapanis_ozeti }]
        : []),
      ...sectionsOf(row, lang, now),
      { heading: words.work },
      { text: words.tasks(row.acik_is, row.is_sayisi) },
      ...(row.mektuplar.length > 0
        ? [{ heading: words.letters }, { text: words.sent(row.mektuplar.length) }]
        : []),
      { heading: words.happened },
      { list: row.olaylar.map((one) => lineOf(one, lang)) },
    ],
  };
  return papers(text, () => makePdf(text));
};
