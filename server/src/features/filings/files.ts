import { verbisIdentity, type VerbisIdentity } from '@emanet/contract/filings/identity';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Notification, RegistryCategory } from '@emanet/contract/tables';
import { dayInWords } from '../../platform/day-in-words.ts';
import { companyNameIn } from '../../platform/access/actor.ts';
import { companyNameOf, type CompanyScope } from '../../platform/access/scope.ts';
import { disposition } from '../../platform/http/disposition.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';
import { sheetInTurn, writeWorkbook } from '../../records/excel/workbook.ts';
import { notificationSheets } from '../tables/tables.ts';
import { registryMeasures } from './differences.ts';
import type { WholeFiling } from './queries.ts';

type Texts = Readonly<
  Record<'title' | 'filed' | 'note' | 'purposes' | 'recipients' | 'period', string> &
    Record<'people' | 'abroad' | 'measures' | 'none' | 'controller' | 'least' | 'atLeast', string> &
    Readonly<{ controllerFields: Readonly<Record<VerbisIdentity, string>> }>
>;

const TEXTS: Readonly<Record<Language, Texts>> = {
  tr: {
    title: 'VERBİS bildirimi',
    filed: 'Sicile girildiği gün ve giren kişi',
    note: 'Not',
    purposes: 'İşleme amaçları',
    recipients: 'Alıcılar',
    period: 'Azami saklama süresi',
    least: 'Saklama süresi (kanun en az süreyi söyler)',
    atLeast: 'en az',
    people: 'Veri konusu kişi grupları',
    abroad: 'Yabancı ülkeye aktarım',
    measures: 'Veri güvenliği tedbirleri',
    none: 'Yok',
    controller: 'Veri sorumlusu',
    controllerFields: {
      unvan: 'Unvan',
      adres: 'Adres',
      vergi_no: 'Vergi numarası',
      mersis_no: 'MERSİS numarası',
      kep: 'KEP adresi',
      verbis_kayit_no: 'VERBİS kayıt numarası',
      temsilci_unvan: 'Veri sorumlusu temsilcisi',
      temsilci_vergi_no: 'Temsilcinin vergi numarası',
      temsilci_adres: 'Temsilcinin adresi',
      temsilci_eposta: 'Temsilcinin e-postası',
      temsilci_kep: 'Temsilcinin KEP adresi',
      irtibat_kisisi: 'İrtibat kişisi',
      irtibat_tckn: 'İrtibat kişisinin T.C. kimlik numarası',
      irtibat_telefon: 'İrtibat kişisinin telefonu',
      irtibat_eposta: 'İrtibat kişisinin e-postası',
      irtibat_kep: 'İrtibat kişisinin KEP adresi',
    },
  },
  en: {
    title: 'VERBİS notification',
    filed: 'Entered in the registry on / by',
    note: 'Note',
    purposes: 'Processing purposes',
    recipients: 'Recipients',
    period: 'Maximum retention period',
    least: 'Retention period (the law sets a minimum)',
    atLeast: 'at least',
    people: 'Data subject groups',
    abroad: 'Transfers abroad',
    measures: 'Data security measures',
    none: 'None',
    controller: 'Data controller',
    controllerFields: {
      unvan: 'Registered name',
      adres: 'Address',
      vergi_no: 'Tax number',
      mersis_no: 'MERSİS number',
      kep: 'Registered e-mail (KEP)',
      verbis_kayit_no: 'VERBİS registration number',
      temsilci_unvan: 'Representative of the controller',
      temsilci_vergi_no: 'Representative’s tax number',
      temsilci_adres: 'Representative’s address',
      temsilci_eposta: 'Representative’s e-mail',
      temsilci_kep: 'Representative’s registered e-mail (KEP)',
      irtibat_kisisi: 'Contact person',
      irtibat_tckn: 'Contact person’s Turkish identity number',
      irtibat_telefon: 'Contact person’s telephone',
      irtibat_eposta: 'Contact person’s e-mail',
      irtibat_kep: 'Contact person’s registered e-mail (KEP)',
    },
  },
};

const names = (list: readonly Readonly<{ ad: string }>[]) => list.map(({ ad }) => ad);

/** The period with what its law says: a minimum is no maximum, and what is only seen is not kept. */
const periodOf = ({ saklama }: RegistryCategory, say: Texts): [string, readonly string[]] =>
  saklama.asgari
    ? [say.least, saklama.sicil.map((one) => `${say.atLeast} ${one}`)]
    : [say.period, saklama.sicil];

/** A category in the order in which the registry asks. */
function blocksOf(one: RegistryCategory, say: Texts): PdfBlock[] {
  const fact = (label: string, values: readonly string[]) =>
    [label, values.join('; ') || say.none] as const;
  return [
    { heading: one.ad },
    {
      facts: [
        fact(say.purposes, names(one.amaclar)),
        fact(say.recipients, names(one.alici_gruplari)),
        fact(...periodOf(one, say)),
        fact(say.people, names(one.ilgili_kisiler)),
        fact(say.abroad, one.yurt_disi.ulkeler),
      ],
    },
  ];
}

/** The filing company, as far as it was known then. */
function identityBlocks({ kimlik }: Notification, say: Texts): PdfBlock[] {
  const facts = verbisIdentity(kimlik ?? {}).asked.flatMap((field) => {
    const value = kimlik?.[field];
    return value ? [[say.controllerFields[field], value] as const] : [];
  });
  return facts.length === 0 ? [] : [{ heading: say.controller }, { facts }];
}

/** A filing as PDF or Excel, with the header under which a browser saves it. */
export async function filingFile(
  filing: WholeFiling,
  scope: CompanyScope,
  { bicim, lang }: Readonly<{ bicim: 'xlsx' | 'pdf'; lang: Language }>,
): Promise<Readonly<{ content: Uint8Array; disposition: string }>> {
  const { icerik } = filing;
  const say = TEXTS[lang];
  const company = companyNameIn(scope.actor, scope.company_id);
  const file = `${company} - ${say.title} - ${filing.tarih}`;
  const header = disposition('attachment', `${file.replace(/[\\/:*?"<>|]/g, ' ')}.${bicim}`);
  if (bicim === 'xlsx') {
    const sheets = notificationSheets(icerik, lang);
    return {
      content: await sheetInTurn(() => writeWorkbook(companyNameOf(scope), ...sheets)),
      disposition: header,
    };
  }
  const filed = dayInWords(filing.tarih, lang);
  const title = `${say.title}, ${filed}`;
  const measures = names(registryMeasures(icerik));
  const content = await makePdf({
    title,
    lang,
    foot: `${company} · ${title}`,
    blocks: [
      { text: company },
      {
        facts: [
          [say.filed, `${filed}, ${filing.giren}`],
          ...(filing.notu ? [[say.note, filing.notu] as const] : []),
        ],
      },
      ...identityBlocks(icerik, say),
      ...icerik.kategoriler.flatMap((one) => blocksOf(one, say)),
      { heading: say.measures },
      measures.length > 0 ? { list: measures } : { text: say.none },
    ],
  });
  return { content, disposition: header };
}
