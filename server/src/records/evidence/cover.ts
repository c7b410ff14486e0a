import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import type { Language } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { dayInWords, momentInWords } from '../../platform/day-in-words.ts';
import { speaker } from '../../platform/mail/speaker.ts';
import { makePdf } from '../../platform/pdf/pdf.ts';
import type { PlatformServices } from '../../platform/services.ts';
import { brandOf, type Brand } from '../company/brand.ts';
import type { EvidenceManifest } from './manifest.ts';
import { paperOf, type Paper } from './papers.ts';

const WORDS = serverTexts((all) => all.evidence.cover);
const TITLE = serverText('evidence.title');

/** A part as the cover lists it: its folder, its records if they are counted, its files. */
export type Counted = Readonly<{ folder: string; records: number | null; files: number }>;

type About = Readonly<{
  manifest: EvidenceManifest;
  counted: readonly Counted[];
  lang: Language;
  key: string;
}>;
type Shown = About & Readonly<{ brand: Brand; names: string }>;

/** The first page of a file. */
export async function coverOf(services: PlatformServices, about: About): Promise<Paper> {
  const brand = await brandOf(services, about.manifest.company.company_id);
  const names = await namesOf(services, about.manifest);
  return paperOf(`${WORDS.file[about.lang]}.pdf`, await coverPdf({ ...about, brand, names }));
}

/** Tells what the file shows and holds, and how it is verified; `names` of its departments, if it has not all. */
export function coverPdf({ manifest, counted, lang, key, brand, names }: Shown): Promise<Buffer> {
  const say = speaker(WORDS, lang);
  const { company, day, made, chain, missing } = manifest;
  const shown =
    day === null ? momentInWords(made, lang) : say('endOf', { day: dayInWords(day, lang) });
  const facts: (readonly [string, string])[] = [
    [labelOf('fields.company')[lang], company.company_name],
    [say('day'), shown],
    [say('made'), momentInWords(made, lang)],
    [say('by'), manifest.by],
    [say('reason'), manifest.reason ?? say('none')],
    [labelOf('fields.departments')[lang], names || say('all')],
    [say('names'), say(manifest.open ? 'open' : 'masked')],
    [
      say('chain'),
      chain ? say('link', { number: chain.son_id, digest: chain.ozet }) : say('nothing'),
    ],
  ];
  const rows = counted.map((one) => [
    one.folder,
    one.records === null ? '' : one.records.toLocaleString(lang),
    one.files.toLocaleString(lang),
  ]);
  const blocks = [
    { facts },
    { heading: say('contents') },
    { table: { head: [say('section'), say('records'), say('files')], rows } },
    ...(missing.length > 0 ? [{ heading: say('missing') }, { list: missing }] : []),
    { heading: say('how') },
    { text: say('read') },
    ...(day === null ? [] : [{ text: say('verdict') }]),
    { text: say('check', { address: `${manifest.installation}/dogrulama` }) },
    { text: say('key', { key }), small: true },
  ];
  const title = TITLE[lang];
  const text = { ...brand, title, lang, foot: `${company.company_name} · ${title}`, blocks };
  return makePdf({ ...text, made: new Date(made) });
}

async function namesOf(
  { db }: PlatformServices,
  { company, departments }: EvidenceManifest,
): Promise<string> {
  if (departments.length === 0) return '';
  const { rows } = await sql<{ name: string }>`
    select department_name as name from departments
    where company_id = ${company.company_id} and department_id = any(${[...departments]}::int[])
    order by department_name collate turkish`.execute(db.system);
  return rows.map(({ name }) => name).join(', ');
}
