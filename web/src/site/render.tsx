import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LIBRARY_ITEMS } from '@emanet/contract/records/library';
import { LANGUAGES } from '@emanet/contract/shared/languages';
import type { Language } from '@emanet/contract/shared/primitives';
import { absolute, addressOf, SITE_ADDRESS } from './address.ts';
import { ApplicationForm } from './application/ApplicationForm.tsx';
import { ApplicationLayout } from './application/ApplicationLayout.tsx';
import { BreachDoor, BreachGone, BreachReceived } from './application/BreachDoor.tsx';
import { CodePage } from './application/CodePage.tsx';
import { GonePage, ReceiptPage } from './application/ReceiptPage.tsx';
import { Community } from './pages/Community.tsx';
import { Contact } from './pages/Contact.tsx';
import { documentOf } from './documents.ts';
import { Guide } from './pages/Guide.tsx';
import { GUIDES, REVIEWED } from './pages/guides.ts';
import type { SiteFiles } from './Head.tsx';
import { Home } from './pages/Home.tsx';
import { Layout, type LayoutProps } from './Layout.tsx';
import { Legal, LEGAL } from './pages/Legal.tsx';
import { Pricing } from './pages/Pricing.tsx';
import { NotFound, NotSent, Sent } from './Short.tsx';
import { SignIn } from './sign-in/SignIn.tsx';
import { SignInLayout } from './sign-in/SignInLayout.tsx';
import { guideData, homeData } from './structured-data.ts';
import { texts, type HeadName } from './texts.ts';
import { Verify } from './verify/Verify.tsx';
import { TryFree } from './pages/TryFree.tsx';

/** A file of the site; a page that can be requested has an address. */
export type SiteFile = Readonly<{ file: string; path?: string; content: string }>;

/** The sign-in page, which the server fills in. */
const LOGIN = '/login';

type Page = Pick<LayoutProps, 'path' | 'title' | 'description' | 'unlisted' | 'script' | 'data'> &
  Readonly<{ body: ReactNode }>;

/** Every page with an address, those that search engines list first. */
function pagesIn(language: Language, files: SiteFiles): Page[] {
  const { heads } = texts[language];
  const page = (name: HeadName, body: ReactNode, more: Partial<Page> = {}): Page => ({
    path: name === 'home' ? '' : `/${name}`,
    ...heads[name],
    body,
    ...more,
  });
  const script = files.form;
  return [
    page('home', <Home language={language} />, { data: homeData(language) }),
    page('pricing', <Pricing language={language} />),
    page('contact', <Contact language={language} />, { script }),
    page('try-for-free', <TryFree language={language} />, { script }),
    page('dogrulama', <Verify language={language} />, { script: files.verify }),
    page('community', <Community language={language} />),
    ...GUIDES.map(({ slug }): Page => {
      const { title, summary: description } = documentOf(`guide-${slug}`, language);
      const body = <Guide language={language} slug={slug} />;
      const data = guideData(language, slug);
      return { path: `/community/${slug}`, title, description, body, data };
    }),
    ...LEGAL.map((name) => page(name, <Legal language={language} name={name} />)),
    page('contact/sent', <Sent language={language} form="contact" />, { unlisted: true }),
    page('try-for-free/sent', <Sent language={language} form="tryFree" />, { unlisted: true }),
  ];
}

/** Pages for answers of the server to unknown addresses. */
const answersIn = (language: Language): (Page & { name: string })[] =>
  (['not-found', 'not-sent'] as const).map((name) => ({
    name,
    // Without an address, so the other language is its home page.
    path: '',
    ...texts[language].heads[name],
    unlisted: true,
    body: name === 'not-sent' ? <NotSent language={language} /> : <NotFound language={language} />,
  }));

/** Pages of a company's application form and of its door for breaches; the server fills them in and gives them their addresses. */
const APPLICATION_PAGES = [
  ['application', ApplicationForm],
  ['application-code', CodePage],
  ['application-receipt', ReceiptPage],
  ['application-gone', GonePage],
  ['breach', BreachDoor],
  ['breach-received', BreachReceived],
  ['breach-gone', BreachGone],
] as const;

/** Figures of the product are computed from its data, so that no page shows an old one. */
const withFigures = (page: string) => page.replaceAll('{activities}', String(LIBRARY_ITEMS.length));

/** Every file of the public site, in both languages; `files` are the addresses of its parts. */
export function* siteFiles(files: SiteFiles): Generator<SiteFile> {
  for (const language of LANGUAGES) {
    const folder = language === 'tr' ? '' : 'en/';
    const write = ({ body, ...page }: Page): string =>
      withFigures(
        `<!doctype html>${renderToStaticMarkup(
          <Layout {...page} language={language} files={files}>
            {body}
          </Layout>,
        )}`,
      );
    for (const page of pagesIn(language, files))
      yield {
        file: `${folder}${page.path.slice(1)}${page.path && '/'}index.html`,
        path: `${language === 'tr' ? '' : '/en'}${page.path}` || '/',
        content: write(page),
      };
    yield {
      file: `${folder}login.html`,
      path: addressOf(language, LOGIN),
      content: `<!doctype html>${renderToStaticMarkup(
        <SignInLayout language={language} files={files}>
          <SignIn language={language} app={files.app[language]} />
        </SignInLayout>,
      )}`,
    };
    for (const { name, ...page } of answersIn(language))
      yield { file: `${folder}${name}.html`, content: write(page) };
    for (const [name, Body] of APPLICATION_PAGES) {
      const page = (
        <ApplicationLayout language={language} name={name} files={files}>
          <Body language={language} />
        </ApplicationLayout>
      );
      yield {
        file: `${folder}${name}.html`,
        content: `<!doctype html>${renderToStaticMarkup(page)}`,
      };
    }
  }
  yield { file: 'sitemap.xml', content: sitemap(files) };
  yield {
    file: 'robots.txt',
    content: `User-agent: *\nDisallow: /api/\nDisallow: /demo/\n\nSitemap: ${SITE_ADDRESS}/sitemap.xml\n`,
  };
}

function sitemap(files: SiteFiles): string {
  const listed = pagesIn('tr', files).filter(({ unlisted }) => !unlisted);
  const entries = [...listed, { path: LOGIN }].flatMap(({ path }) => {
    const others = [...LANGUAGES, 'x-default' as const].map((language) => {
      const address = absolute(language === 'x-default' ? 'tr' : language, path);
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
    });
    return LANGUAGES.map(
      (language) =>
        `<url><loc>${absolute(language, path)}</loc><lastmod>${REVIEWED}</lastmod>${others.join('')}</url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
