import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { SiteMark } from './SiteMark.tsx';
import { loginOf, texts } from './texts.ts';

/** Stands in the built pages for the address of the site, which the server puts in. */
const SITE_ADDRESS = '__BASE_URL__';

type Props = {
  language: Language;
  /** Address without the language, empty for the home page. */
  path: string;
  title: string;
  files: Readonly<{ css: string; icon: string }>;
  children: ReactNode;
};

/** The whole document: no script, one style sheet, nothing from other sites. */
export function Layout({ language, path, title, files, children }: Props) {
  const { nav, foot, description, product } = texts[language];
  const prefix = language === 'tr' ? '' : '/en';
  const other = language === 'tr' ? 'en' : 'tr';
  const otherAddress = language === 'tr' ? `/en${path}` : path || '/';
  const link = (to: string, name: string) => (
    <a href={`${prefix}${to}`} aria-current={to === path ? 'page' : undefined}>
      {name}
    </a>
  );
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={description} />
        <meta name="color-scheme" content="light dark" />
        <title>{title === product ? product : `${title} · ${product}`}</title>
        <link rel="canonical" href={`${SITE_ADDRESS}${prefix}${path}`} />
        <link rel="alternate" hrefLang="tr" href={`${SITE_ADDRESS}${path}`} />
        <link rel="alternate" hrefLang="en" href={`${SITE_ADDRESS}/en${path}`} />
        <link rel="alternate" hrefLang="x-default" href={`${SITE_ADDRESS}${path}`} />
        <link rel="icon" href={files.icon} type="image/svg+xml" />
        <link rel="stylesheet" href={files.css} />
      </head>
      <body>
        <a className="skip" href="#icerik">
          {nav.skip}
        </a>
        <header className="head">
          <a className="brand" href={prefix || '/'}>
            <SiteMark />
            {product}
          </a>
          <nav aria-label={nav.label}>
            {link('/pricing', nav.pricing)}
            {link('/community', nav.community)}
            {link('/contact', nav.contact)}
          </nav>
          <div className="corner">
            <a href={otherAddress} lang={other} hrefLang={other}>
              {nav.other}
            </a>
            <a className="button" href={loginOf(language)}>
              {nav.signIn}
            </a>
          </div>
        </header>
        <main id="icerik">{children}</main>
        <footer className="foot">
          <span>© 2026 {product}</span>
          {link('/legal', foot.legal)}
          {link('/try-for-free', foot.tryFree)}
          {link('/contact', nav.contact)}
        </footer>
      </body>
    </html>
  );
}
