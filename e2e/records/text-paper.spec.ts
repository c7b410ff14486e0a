import { processingActivities } from '@emanet/contract/processing-activities';
import { texts } from '@emanet/contract/texts';
import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { addText, registerOfNotices, verb } from '../steps/texts.ts';
import { addRecord } from '../steps/registers.ts';
import { test } from '../test.ts';

/** Points of the line at the end of each page, which is no part of the text. */
const FOOT_POINTS = 8;
const FACTS = {
  tr: ['Yürürlükteki metin:', 'Özet (SHA-256):'],
  en: ['Text in force:', 'Digest (SHA-256):'],
} as const;
const OWN = {
  tr: 'Bu bölümü şirket yazdı; “tırnak”, % ve 1.000,50 TL olduğu gibi kalır.',
  en: 'The company wrote this section; “quotes”, % and 1,000.50 stay as they are.',
};

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Words of a PDF in the order of reading, without marks before items. */
async function wordsOfPdf(bytes: Buffer): Promise<Readonly<{ pages: number; words: string[] }>> {
  const read = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let no = 1; no <= read.numPages; no += 1) {
    const { items } = await (await read.getPage(no)).getTextContent();
    for (const item of items) {
      if (!('str' in item)) continue;
      const [, , , points = 0] = item.transform.map(Number);
      if (Math.round(points) === FOOT_POINTS) continue;
      text += item.str + (item.hasEOL ? '\n' : '');
    }
    text += '\n';
  }
  // Long addresses break behind hyphens and slashes.
  const whole = text.replaceAll('•', ' ').replace(/(\S[-/])\n(?=\S)/g, '$1');
  return { pages: read.numPages, words: wordsOf(whole) };
}

/** Words of the page's text: its title, state, sections with numbers of items, digest. */
const wordsOfPage = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const [title, state] = [main.querySelector('h1'), main.querySelector('.state')];
    const said = state?.querySelector('span') ?? state;
    const items = [...main.querySelectorAll(':scope > section > ol > li')];
    for (const one of items)
      one.prepend(`${[...(one.parentElement?.children ?? [])].indexOf(one) + 1}. `);
    const sections = [...main.querySelectorAll(':scope > section')].flatMap((one) =>
      [...one.querySelectorAll('h2, p, li, th, td')].map(({ textContent }) => textContent),
    );
    return {
      text: [title?.textContent, said?.textContent, ...sections].join('\n'),
      digest: main.querySelector('.digest code')?.textContent ?? '',
    };
  });

test('the PDF of a published text says word for word what its page says', async ({
  page,
  browser,
  baseURL,
}) => {
  const { department, activity } = await registerOfNotices(page);
  // A table of many activities, lists of both kinds, bold words.
  for (let no = 1; no <= 14; no += 1)
    await addRecord(page, processingActivities.add, department, {
      ...activity,
      surec_ismi: `İnsan kaynakları süreci ${no}: bordro, izin ve performans`,
    });
  const draft = await addText(page, { tur: 'calisan' });
  const part = (k: string, more: object) => ({ k, metin: OWN, ...more });
  const bolumler = [
    ...(draft.govde?.bolumler ?? []),
    {
      k: 'bolum1',
      baslik: { tr: 'Şirketin eki', en: 'Annex of the company' },
      parcalar: [
        part('ek1', { kalin: true }),
        ...[2, 3, 4].map((no) => part(`ek${no}`, { madde: true })),
        ...[5, 6].map((no) => part(`ek${no}`, { madde: true, sirali: true })),
      ].map((one, at) => ({
        ...one,
        metin: { tr: `${at + 1}) ${OWN.tr}`, en: `${at + 1}) ${OWN.en}` },
      })),
    },
  ];
  await verb(page, texts.update, draft.id, { govde: { ...draft.govde, bolumler } });
  await verb(page, texts.approve, draft.id);
  const { adres } = await verb(page, texts.publish, draft.id);

  const reader = await (await browser.newContext()).newPage();
  const compare = async (lang: 'tr' | 'en', version = '') => {
    const address = new URL(`${adres}?lang=${lang}${version}`, baseURL).href;
    await reader.goto(address);
    const { text, digest } = await wordsOfPage(reader);
    const url = new URL(`${adres}/pdf?lang=${lang}${version}`, baseURL).href;
    const { pages, words } = await wordsOfPdf(await (await reader.request.get(url)).body());
    const [inForce, ofDigest] = FACTS[lang];
    const inForceAt = new URL(adres ?? '', baseURL).href;
    expect(words).toEqual(wordsOf(`${text}\n${inForce} ${inForceAt}\n${ofDigest} ${digest}`));
    return { pages, words };
  };
  for (const lang of ['tr', 'en'] as const) {
    const { pages, words } = await compare(lang);
    expect(pages).toBeGreaterThan(0);
    expect(words.length).toBeGreaterThan(250);
  }
  // A version that was replaced says so on both; in the same words there would be no second one.
  const { govde } = await verb(page, texts.prepare, draft.id);
  const shorter = { ...govde, bolumler: govde?.bolumler.slice(0, -1) ?? [] };
  await verb(page, texts.update, draft.id, { govde: shorter });
  await verb(page, texts.approve, draft.id);
  await verb(page, texts.publish, draft.id);
  for (const lang of ['tr', 'en'] as const) {
    const { words } = await compare(lang, '&surum=1');
    expect(words.join(' ')).toMatch(/artık yürürlükte değil|no longer in force/);
  }
  await reader.context().close();
});
