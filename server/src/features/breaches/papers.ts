import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { BreachEvent, SingleBreach } from '@emanet/contract/breaches';
import {
  ADDRESSEE_WORDS,
  ADDRESSEES,
  DECISION_WORDS,
  NO_BREACH_GROUNDS,
  NO_BREACH_WORDS,
  roleInWords,
  STORED_DECISIONS,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { boardForm, cameBack, momentIn } from '@emanet/contract/breaches/form';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { speaker } from '../../platform/mail/speaker.ts';
import { madeOnce } from '../../platform/pdf/made-once.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';

const WORDS = {
  ...serverTexts((all) => all.breaches.paper),
  open: labelOf('breaches.states.acik'),
  state: labelOf('fields.state'),
  deadline: serverText('breaches.mail.notifyBy'),
};
const EVENTS: Readonly<Record<BreachEvent['tur'], Sentence>> = {
  ...serverTexts((all) => all.breaches.events),
  not: serverText('common.note'),
};

const papers = madeOnce();

const sectionsOf = (row: SingleBreach, lang: Language, now: number): PdfBlock[] =>
  boardForm(row, row.sirket, lang, now)
    .filter(({ cevaplar, gereksiz }) => gereksiz === undefined || cevaplar.length > 0)
    .flatMap(({ no, ad, cevaplar, eksik }): PdfBlock[] => [
      { heading: `${no}. ${ad}` },
      {
        facts: [
          ...cevaplar,
          ...(eksik.length > 0 ? [[WORDS.missing[lang], eksik.join('; ')] as const] : []),
        ],
      },
    ]);

const exerciseOf = (row: SingleBreach, lang: Language): PdfBlock[] =>
  row.tatbikat ? [{ text: WORDS.exercise[lang] }] : [];

/** The Board's form, prepared. */
export const formPdf = (row: SingleBreach, lang: Language, now: number): Promise<Buffer> => {
  const say = speaker(WORDS, lang);
  const text = {
    title: say('form'),
    lang,
    foot: `${row.sirket.company_name} · ${row.ihlal_no}`,
    blocks: [...exerciseOf(row, lang), { text: say('draft') }, ...sectionsOf(row, lang, now)],
  };
  return papers(text, () => makePdf(text));
};

/** A decision, a stage or a note on one line. */
function lineOf({ tur, an, veri, guncelleyen, dosya_adi }: BreachEvent, lang: Language): string {
  const say = speaker(WORDS, lang);
  const said = (name: string) => {
    const value = veri[name];
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const karar = STORED_DECISIONS.find((one) => one === said('karar'));
  const neden = NO_BREACH_GROUNDS.find((one) => one === said('neden'));
  const alici = ADDRESSEES.find((one) => one === (said('alici') ?? said('konu')));
  const parts = [
    `${momentIn(an, lang)} – ${EVENTS[tur][lang]}`,
    alici && ADDRESSEE_WORDS[alici][lang],
    karar && DECISION_WORDS[karar][lang],
    neden && `${say('ground')}: ${NO_BREACH_WORDS[neden][lang]}`,
    said('gerekce') ?? said('metin'),
    said('karar_veren') && `${say('deciders')}: ${said('karar_veren')}`,
    said('kayit_no') && `${say('receipt')}: ${said('kayit_no')}`,
    said('gecikme_nedeni') && `${BREACH_LABELS.gecikme_nedeni[lang]}: ${said('gecikme_nedeni')}`,
    dosya_adi,
    guncelleyen,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Everything about a breach, for the Board's file; of an exercise its report. */
export const reportPdf = (row: SingleBreach, lang: Language, now: number): Promise<Buffer> => {
  const say = speaker(WORDS, lang);
  const lost = cameBack(row).length;
  const facts: (readonly [string, string])[] = [
    [say('no'), row.ihlal_no],
    [BREACH_LABELS.baslik[lang], row.baslik],
    [BREACH_LABELS.sifat[lang], roleInWords(row.sifat, lang)],
    ...(row.kayit_adi ? [[BREACH_LABELS.kayit_adi[lang], row.kayit_adi] as const] : []),
    [BREACH_LABELS.ogrenme[lang], momentIn(row.ogrenme, lang)],
    ...(row.ogrenme_nedeni
      ? [[BREACH_LABELS.ogrenme_nedeni[lang], row.ogrenme_nedeni] as const]
      : []),
    ...(row.sifat !== 'isleyen' ? [[say('deadline'), momentIn(row.son_an, lang)] as const] : []),
    ...(['kurul_bildirimi', 'kisi_bildirimi', 'sorumlu_bildirimi'] as const).flatMap((name) =>
      row[name] ? [[BREACH_LABELS[name][lang], momentIn(row[name], lang)] as const] : [],
    ),
    [
      say('state'),
      row.kapanis
        ? say('closed', { at: momentIn(row.kapanis, lang), by: row.kapatan ?? '' })
        : say('open'),
    ],
  ];
  const text = {
    title: `${row.tatbikat ? say('rehearsal') : say('report')}: ${row.baslik}`,
    lang,
    foot: `${row.sirket.company_name} · ${row.ihlal_no}`,
    blocks: [
      ...exerciseOf(row, lang),
      { heading: say('facts') },
      { facts },
      ...(row.senaryo ? [{ heading: BREACH_LABELS.senaryo[lang] }, { text: row.senaryo }] : []),
      ...(row.kapanis_ozeti
        ? [{ heading: BREACH_LABELS.kapanis_ozeti[lang] }, { text: row.kapanis_ozeti }]
        : []),
      ...sectionsOf(row, lang, now),
      { heading: say('work') },
      { text: say('tasks', { open: row.acik_is, all: row.is_sayisi }) },
      ...(row.mektuplar.length > 0
        ? [
            { heading: say('letters') },
            { text: say('sent', { count: row.mektuplar.length }) },
            ...(lost > 0 ? [{ text: say('cameBack', { count: lost }) }] : []),
          ]
        : []),
      { heading: say('happened') },
      { list: row.olaylar.map((one) => lineOf(one, lang)) },
    ],
  };
  return papers(text, () => makePdf({ ...text, made: new Date(now) }));
};
