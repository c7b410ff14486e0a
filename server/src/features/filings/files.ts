import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf } from '@emanet/contract/shared/labels';
import { verbisIdentity, type VerbisIdentity } from '@emanet/contract/filings/identity';
import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { sectionOfGap, type RegistrySection } from '@emanet/contract/tables/gaps';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { buffer } from 'node:stream/consumers';
import { dayInWords } from '../../platform/day-in-words.ts';
import { companyNameIn } from '../../platform/access/actor.ts';
import type { CompanyScope } from '../../platform/access/scope.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { speaker } from '../../platform/mail/speaker.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';
import { sheetInTurn, streamSheets, typeOf } from '../../records/excel/workbook.ts';
import { notificationSheets } from '../tables/tables.ts';
import { registryMeasures } from './differences.ts';
import type { WholeFiling } from './queries.ts';

const PAPER = {
  ...serverTexts((all) => all.filings.paper),
  title: labelOf('tables.views.verbis'),
  people: labelOf('tables.facts.subjects'),
  purposes: labelOf('tables.facts.purposes.varliklar'),
  note: serverText('common.note'),
  controller: serverText('common.controller'),
  period: serverText('tables.columns.retention'),
  measures: serverText('tables.columns.measures'),
};
const CONTROLLER_FIELDS: Readonly<Record<VerbisIdentity, Sentence>> = serverTexts(
  (all) => all.filings.controllerFields,
);
type Say = (key: keyof typeof PAPER) => string;

const names = (list: readonly Readonly<{ ad: string }>[]) => list.map(({ ad }) => ad);

/** The period with the meaning in law: a minimum is no maximum, and data only seen are not kept. */
const periodOf = ({ saklama }: RegistryCategory, say: Say): [string, readonly string[]] =>
  saklama.asgari
    ? [say('least'), saklama.sicil.map((one) => `${say('atLeast')} ${one}`)]
    : [say('period'), saklama.sicil];

function blocksOf(one: RegistryCategory, say: Say): PdfBlock[] {
  const lacks = (section: RegistrySection) =>
    one.eksikler.some(({ kod }) => sectionOfGap(kod) === section);
  const fact = (section: RegistrySection, label: string, values: readonly string[]) =>
    [label, values.join('; ') || say(lacks(section) ? 'missing' : 'none')] as const;
  return [
    { heading: one.ad },
    {
      facts: [
        fact('amaclar', say('purposes'), names(one.amaclar)),
        fact('alici_gruplari', say('recipients'), names(one.alici_gruplari)),
        fact('saklama', ...periodOf(one, say)),
        fact('ilgili_kisiler', say('people'), names(one.ilgili_kisiler)),
        fact('yurt_disi', say('abroad'), one.yurt_disi.ulkeler),
      ],
    },
  ];
}

/** The filing company, as known at that time. */
function identityBlocks({ kimlik }: Notification, say: Say, lang: Language): PdfBlock[] {
  const facts = verbisIdentity(kimlik ?? {}).asked.flatMap((field) => {
    const value = kimlik?.[field];
    return value ? [[CONTROLLER_FIELDS[field][lang], value] as const] : [];
  });
  return facts.length === 0 ? [] : [{ heading: say('controller') }, { facts }];
}

/** A filing as PDF or Excel, with the header under which a browser saves it. */
export async function filingFile(
  filing: WholeFiling,
  scope: CompanyScope,
  {
    bicim,
    lang,
    company = companyNameIn(scope.actor, scope.company_id),
  }: Readonly<{ bicim: SheetFormat | 'pdf'; lang: Language; company?: string }>,
): Promise<Readonly<{ content: Uint8Array; type: string; disposition: string }>> {
  const { icerik } = filing;
  const say = speaker(PAPER, lang);
  const file = `${company} - ${say('title')} - ${filing.tarih}`;
  const header = disposition('attachment', `${file.replace(/[\\/:*?"<>|]/g, ' ')}.${bicim}`);
  if (bicim !== 'pdf') {
    const sheets = notificationSheets(icerik, lang);
    const content = await sheetInTurn(() => buffer(streamSheets(bicim, company, ...sheets)));
    return { content, type: typeOf(bicim), disposition: header };
  }
  const filed = dayInWords(filing.tarih, lang);
  const title = `${say('title')}, ${filed}`;
  const measures = names(registryMeasures(icerik));
  const content = await makePdf({
    title,
    lang,
    made: new Date(filing.kayit_tarihi),
    foot: `${company} · ${title}`,
    blocks: [
      { text: company },
      {
        facts: [
          [say('filed'), `${filed}, ${filing.giren}`],
          ...(filing.notu ? [[say('note'), filing.notu] as const] : []),
        ],
      },
      ...identityBlocks(icerik, say, lang),
      ...icerik.kategoriler.flatMap((one) => blocksOf(one, say)),
      { heading: say('measures') },
      measures.length > 0 ? { list: measures } : { text: say('missing') },
    ],
  });
  return { content, type: 'application/pdf', disposition: header };
}
