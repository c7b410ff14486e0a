import type { Language } from './primitives.ts';

/**
 * Articles of law in the way a language cites them. They are stored as Turkish has them,
 * "KVKK m. 6/3-g"; in English that is "KVKK Art. 6(3)(g)".
 */
export function articleIn(article: string, lang: Language): string {
  if (lang === 'tr') return article;
  return article
    .replace('Yurt Dışına Aktarım Yönetmeliği', 'Regulation on Transfers Abroad')
    .replace('Sicil Yönetmeliği', 'Registry Regulation')
    .replace('Silme Yönetmeliği', 'Erasure Regulation')
    .replace('Kurul kararı', 'Board decision')
    .replace('TMK', 'Turkish Civil Code')
    .replace(/(\d+) s\. (?:Kanun|TBK|TTK|VUK|İİK|(?:\p{L}+ ){1,2}Kanunu)(?!\p{L})/gu, 'Law No. $1')
    .replace(/(\d+) s\. KHK/g, 'Decree-Law No. $1')
    .replace(/ ve (?=m\.|\d|Law)/g, ' and ')
    .replace('ek m.', 'additional m.')
    .replace('bilgi güvenliği politikası', 'information security policy')
    .replace(/\bm\.\s?(?=\d)/g, 'Art. ')
    .replace(/(\d+)\/(\d+)-(\d+)/g, '$1($2)–($3)')
    .replace(
      /(?<!\d)(\d{1,3})\/(\d+)(?:-([a-zçğı])((?:, [a-zçğı](?![\p{L}]))*))?/gu,
      (_, ...parts) => {
        const [main, paragraph, letter, more] = parts.map((part) => String(part ?? ''));
        const first = letter ? `(${letter})` : '';
        return `${main}(${paragraph})${first}${more?.replace(/, (.)/g, ', ($1)') ?? ''}`;
      },
    );
}

/** First article of a citation with a short name of its law: a list has little room. */
export const shortArticleIn = (article: string, lang: Language): string =>
  articleIn(article.split(',')[0] ?? article, lang)
    .replace(/^KVKK /, '')
    .replace('Yurt Dışına Aktarım', 'Aktarım')
    .replace('Regulation on Transfers Abroad', 'Transfers Reg.')
    .replace('Yönetmeliği', 'Yön.')
    .replace('Regulation', 'Reg.')
    .replace(/(m\.|Art\.) (?=\d)/, '');
