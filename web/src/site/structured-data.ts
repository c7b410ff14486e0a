import type { Language } from '@emanet/contract/shared/primitives';
import { SITE_ADDRESS } from './address.ts';
import { documentOf } from './documents.ts';
import { REVIEWED } from './pages/guides.ts';
import { absolute } from './address.ts';
import { texts } from './texts.ts';

const CONTEXT = 'https://schema.org';

const publisher = (language: Language) => ({
  '@type': 'Organization',
  name: texts[language].product,
  url: `${SITE_ADDRESS}/`,
  logo: `${SITE_ADDRESS}/apple-touch-icon.png`,
});

/** The site, the product and its questions with answers. */
export const homeData = (language: Language): object => {
  const { heads, home, product } = texts[language];
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'WebSite',
        name: product,
        url: absolute(language, ''),
        inLanguage: language,
        publisher: publisher(language),
      },
      {
        '@type': 'SoftwareApplication',
        name: product,
        description: heads.home.description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: ['tr', 'en'],
      },
      {
        '@type': 'FAQPage',
        mainEntity: home.questions.items.map(({ asks, answer }) => ({
          '@type': 'Question',
          name: asks,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  };
};

/** A guide as an article with its place in the site. */
export const guideData = (language: Language, slug: string): object => {
  const { title, summary } = documentOf(`guide-${slug}`, language);
  const url = absolute(language, `/community/${slug}`);
  const place = (position: number, name: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item,
  });
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        url,
        inLanguage: language,
        dateModified: REVIEWED,
        author: publisher(language),
        publisher: publisher(language),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          place(1, texts[language].community.title, absolute(language, '/community')),
          place(2, title, url),
        ],
      },
    ],
  };
};
