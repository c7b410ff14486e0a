import type { Language } from '@emanet/contract/shared/primitives';
import type { Rendered } from '@emanet/contract/texts/model';
import { toString } from 'qrcode';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { escapeHtml } from '../../../platform/pages/site-page.ts';
import { paragraphsOf } from '../pdf.ts';
import type { PublishedText } from './read.ts';
import { SHEET } from './sheet.ts';

const WORDS = {
  tr: {
    since: (sira: number, day: string) => `Sürüm ${sira}, ${day} tarihinden beri yürürlükte`,
    was: (sira: number, day: string) =>
      `Sürüm ${sira}, ${day} tarihinde yayımlandı; artık yürürlükte değil.`,
    ended: (sira: number, day: string, end: string | undefined) =>
      `Sürüm ${sira}, ${day} tarihinde yayımlandı${end ? `, ${end} tarihinde yürürlükten kaldırıldı` : ''}; artık yürürlükte değil.`,
    current: 'Yürürlükteki sürümü açın',
    toc: 'Bu metinde',
    count: (n: number) => `${n} bölüm`,
    apply: 'Haklarınız için başvurun',
    earlier: 'Sürümler',
    other: 'English',
    qr: 'Bu metnin adresi',
    digest: 'Özet (SHA-256)',
  },
  en: {
    since: (sira: number, day: string) => `Version ${sira}, in force since ${day}`,
    was: (sira: number, day: string) => `Version ${sira}, published on ${day}; no longer in force.`,
    ended: (sira: number, day: string, end: string | undefined) =>
      `Version ${sira}, published on ${day}${end ? ` and withdrawn on ${end}` : ''}; no longer in force.`,
    current: 'Open the version in force',
    toc: 'In this text',
    count: (n: number) => `${n} sections`,
    apply: 'Exercise your rights',
    earlier: 'Versions',
    other: 'Türkçe',
    qr: 'Address of this text',
    digest: 'Digest (SHA-256)',
  },
} as const;

type Shown = Readonly<{ text: PublishedText; lang: Language; path: string; address: string }>;

const list = (lines: readonly string[], numbered: boolean) => {
  const items = lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return numbered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
};

/** Sections of a text as HTML: paragraphs, and items of lists. */
export const sectionsOf = ({ bolumler }: Rendered): string =>
  bolumler
    .map((section, place) => {
      const body = paragraphsOf(section)
        .map(({ madde, sirali, kalin, lines }) => {
          if (madde) return list(lines, sirali);
          const said = escapeHtml(lines.join(' '));
          return `<p>${kalin ? `<strong>${said}</strong>` : said}</p>`;
        })
        .join('');
      return `<section id="b${place + 1}"><h2>${place + 1}. ${escapeHtml(section.baslik)}</h2>${body}</section>`;
    })
    .join('');

/** Table of contents that opens without script. */
export const contentsOf = ({ bolumler }: Rendered, lang: Language): string => {
  const words = WORDS[lang];
  const items = bolumler.map(
    ({ baslik }, place) => `<li><a href="#b${place + 1}">${escapeHtml(baslik)}</a></li>`,
  );
  return `<details class="toc"><summary>${words.toc}<span>${words.count(bolumler.length)}</span></summary><ol>${items.join('')}</ol></details>`;
};

const versionsOf = ({ text, lang, path }: Shown): string => {
  const items = text.surumler.map(({ sira, tarih }) => {
    const name = `${sira} · ${dayInWords(tarih, lang)}`;
    return `<li>${sira === text.sira ? `<strong>${name}</strong>` : `<a href="${path}?surum=${sira}&amp;lang=${lang}">${name}</a>`}</li>`;
  });
  return `<details><summary>${WORDS[lang].earlier}</summary><ol class="versions">${items.join('')}</ol></details>`;
};

/** Is the version in force; if it is not, since when, and where the one in force is. */
function stateOf({ text, lang, path }: Shown): string {
  const words = WORDS[lang];
  const day = dayInWords(text.yayin_tarihi, lang);
  if (text.guncel) return `<p class="state">${words.since(text.sira, day)}</p>`;
  const end = text.arsiv_tarihi ? dayInWords(text.arsiv_tarihi, lang) : undefined;
  const said = text.arsivde
    ? words.ended(text.sira, day, end)
    : `${words.was(text.sira, day)} <a href="${path}?lang=${lang}">${words.current}</a>`;
  return `<p class="state past">${said}</p>`;
}

/** A published text as a page: no script, nothing fetched but the company's logo. */
export async function pageOf(shown: Shown): Promise<string> {
  const { text, lang, path, address } = shown;
  const words = WORDS[lang];
  const { baslik } = text.icerik[lang];
  const of = text.guncel ? '' : `&amp;surum=${text.sira}`;
  const qr = await toString(`${address}?yol=qr`, {
    type: 'svg',
    margin: 1,
    errorCorrectionLevel: 'M',
  });
  const logo = text.logo ? `<img src="${escapeHtml(text.logo)}" alt=""/>` : '';
  const apply = text.form
    ? `<a class="button" href="/kvkk-formu/${escapeHtml(text.form)}?lang=${lang}">${words.apply}</a>`
    : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeHtml(`${baslik} · ${text.company_name}`)}</title><style>${SHEET}</style></head>
<body><header><div>${logo}<strong>${escapeHtml(text.company_name)}</strong></div>
<a href="${path}?lang=${lang === 'tr' ? 'en' : 'tr'}${of}" lang="${lang === 'tr' ? 'en' : 'tr'}">${words.other}</a></header>
<main><h1>${escapeHtml(baslik)}</h1>${stateOf(shown)}${contentsOf(text.icerik[lang], lang)}${sectionsOf(text.icerik[lang])}
<aside>${versionsOf(shown)}<figure>${qr}<figcaption>${words.qr}<br/>${escapeHtml(address)}</figcaption></figure>
<p class="digest">${words.digest}: <code>${text.ozet}</code></p></aside></main>
<footer>${apply}<p><a href="${path}/pdf?lang=${lang}${of}">PDF</a></p></footer></body></html>`;
}
