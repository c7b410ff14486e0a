import type { Language } from '@emanet/contract/shared/primitives';
import type { Rendered, TextSentence } from '@emanet/contract/texts/model';
import { gridOf } from '@emanet/contract/texts/grid';
import { toString } from 'qrcode';
import { dayInWords } from '../../../platform/day-in-words.ts';
import { escapeHtml } from '../../../platform/pages/site-page.ts';
import { paragraphsOf, stateLine } from '../paper/pdf.ts';
import { standingOf, type PublishedText } from './read.ts';
import { SHEET } from '../../../platform/pages/link-sheet.ts';

const WORDS = {
  tr: {
    current: 'Yürürlükteki sürümü açın',
    toc: 'Bu metinde',
    count: (n: number) => `${n} bölüm`,
    apply: 'Haklarınız için başvurun',
    versions: 'Sürümler',
    earlier: 'Önceki sürümler',
    special: 'özel nitelikli veri',
    other: 'English',
    qr: 'Bu metnin adresi',
    digest: 'Özet (SHA-256)',
  },
  en: {
    current: 'Open the version in force',
    toc: 'In this text',
    count: (n: number) => `${n} sections`,
    apply: 'Exercise your rights',
    versions: 'Versions',
    earlier: 'Earlier versions',
    special: 'special-category data',
    other: 'Türkçe',
    qr: 'Address of this text',
    digest: 'Digest (SHA-256)',
  },
} as const;

type Shown = Readonly<{ text: PublishedText; lang: Language; path: string; address: string }>;

/** A sentence with special-category data marked, by colour, shape and words. */
const said = ({ p }: TextSentence, lang: Language): string =>
  p
    .map(({ t, ozel }) =>
      ozel
        ? `<span class="special">${escapeHtml(t)}${SHIELD}<span class="unseen"> (${WORDS[lang].special})</span></span>`
        : escapeHtml(t),
    )
    .join('')
    .trim();
const SHIELD =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3a12 12 0 0 0 8.5 3A12 12 0 0 1 12 21 12 12 0 0 1 3.5 6 12 12 0 0 0 12 3" fill="none" stroke="currentColor" stroke-width="2"/><path d="M12 3v18A12 12 0 0 1 3.5 6 12 12 0 0 0 12 3" fill="currentColor"/></svg>';

/** A table of sentences; on a phone each row is a card with the headings beside its answers. */
function gridHtml(sentences: readonly TextSentence[], lang: Language): string {
  const { columns, rows } = gridOf(sentences);
  const heads = columns.map((one) => `<th scope="col">${escapeHtml(one)}</th>`).join('');
  const body = rows.map(({ cells }) => {
    const all = cells.map((own, at) => {
      const lines = own.map((one) => said(one, lang)).join('<br/>');
      const name = `data-of="${escapeHtml(columns[at] ?? '')}"`;
      return at === 0 ? `<th scope="row" ${name}>${lines}</th>` : `<td ${name}>${lines}</td>`;
    });
    return `<tr>${all.join('')}</tr>`;
  });
  return `<table class="grid"><thead><tr>${heads}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

/** Sections of a text as HTML: paragraphs, and items of lists. */
export const sectionsOf = ({ bolumler }: Rendered, lang: Language): string =>
  bolumler
    .map((section, place) => {
      const body = paragraphsOf(section)
        .map(({ tablo, madde, sirali, kalin, sentences }) => {
          if (tablo) return gridHtml(sentences, lang);
          const lines = sentences.map((one) => said(one, lang));
          if (madde) {
            const items = lines.map((line) => `<li>${line}</li>`).join('');
            return sirali ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
          }
          const words = lines.join(' ');
          return `<p>${kalin ? `<strong>${words}</strong>` : words}</p>`;
        })
        .join('');
      const id = `id="b${place + 1}"`;
      const title = `${place + 1}. ${escapeHtml(section.baslik)}`;
      return section.ayrinti
        ? `<section ${id}><details class="layer"><summary><h2>${title}</h2></summary>${body}</details></section>`
        : `<section ${id}><h2>${title}</h2>${body}</section>`;
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
  return `<section id="surumler"><h2>${WORDS[lang].versions}</h2><ol class="versions">${items.join('')}</ol></section>`;
};

/** Line of the version's state; a replaced one leads to the version in force. */
function stateOf({ text, lang, path }: Shown): string {
  const said = stateLine(standingOf(text), lang);
  if (text.guncel) return `<p class="state">${said}</p>`;
  const current = ` <a href="${path}?lang=${lang}">${WORDS[lang].current}</a>`;
  return `<p class="state past"><span>${said}</span>${text.arsivde ? '' : current}</p>`;
}

/** A published text as a page: no script, and it loads only the typeface and the company's logo. */
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
  // Link to all versions, which are listed below the text.
  const earlier = text.surumler.length > 1 ? `<a href="#surumler">${words.earlier}</a>` : '';
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>
<title>${escapeHtml(`${baslik} · ${text.company_name}`)}</title><style>${SHEET}</style></head>
<body><header><div>${logo}<strong>${escapeHtml(text.company_name)}</strong></div>
<a href="${path}?lang=${lang === 'tr' ? 'en' : 'tr'}${of}" lang="${lang === 'tr' ? 'en' : 'tr'}">${words.other}</a></header>
<main><h1>${escapeHtml(baslik)}</h1>${stateOf(shown)}${contentsOf(text.icerik[lang], lang)}${sectionsOf(text.icerik[lang], lang)}
<aside>${versionsOf(shown)}<figure>${qr}<figcaption>${words.qr}<br/>${escapeHtml(address)}</figcaption></figure>
<p class="digest">${words.digest}: <code>${text.ozet}</code></p></aside></main>
<footer>${apply}<p><a href="${path}/pdf?lang=${lang}${of}">PDF</a>${earlier}</p></footer></body></html>`;
}
