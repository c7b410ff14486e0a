import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { Head, type HeadProps } from './Head.tsx';
import { texts } from './texts.ts';
import { addressOf, loginOf } from './address.ts';
import { SiteMark } from './SiteMark.tsx';

/** Replaced by the server with classes: is somebody signed in, is the operator named. */
export const SITE_STATE = '__SITE_STATE__';

export type LayoutProps = HeadProps & Readonly<{ children: ReactNode }>;

/** The whole document: one style sheet, nothing from other sites, script only beside a form. */
export function Layout({ children, ...page }: LayoutProps) {
  const { language, path } = page;
  return (
    <html lang={language} className={SITE_STATE}>
      <Head {...page} />
      <body>
        <a className="skip" href="#icerik">
          {texts[language].nav.skip}
        </a>
        <TopBar language={language} path={path} />
        <main id="icerik">{children}</main>
        <Foot language={language} path={path} />
      </body>
    </html>
  );
}

/** The foot of every page, with links to all pages. */
function Foot({ language, path }: Readonly<{ language: Language; path: string }>) {
  const { foot, product } = texts[language];
  return (
    <footer className="foot">
      <div className="wide">
        <div>
          <p className="brand signed">
            <SiteMark />
            {product}
          </p>
          <p>{foot.about}</p>
        </div>
        {foot.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="strong">{title}</p>
            <ul>
              {links.map(({ name, to }) => (
                <li key={to}>
                  <a href={addressOf(language, to)} aria-current={to === path ? 'page' : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wide row last">
        <span>© 2026 {product}</span>
        <span>{foot.note}</span>
      </div>
    </footer>
  );
}

type Props = Readonly<{ language: Language; path: string }>;

/** The head of every page, with both links: only the server knows if a person is signed in. */
function TopBar({ language, path }: Props) {
  const { nav, product } = texts[language];
  const other = language === 'tr' ? 'en' : 'tr';
  const places = [
    ['/#urun', nav.product],
    ['/#kimler', nav.who],
    ['/pricing', nav.pricing],
    ['/community', nav.community],
    ['/contact', nav.contact],
  ] as const;
  return (
    <header className="head">
      <div className="wide row">
        <a className="brand signed" href={addressOf(language, '')}>
          <SiteMark />
          {product}
        </a>
        <nav className="row" aria-label={nav.label}>
          {places.map(([to, name]) => (
            <a
              key={to}
              href={addressOf(language, to)}
              aria-current={to === path ? 'page' : path.startsWith(`${to}/`) ? 'true' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <div className="corner row">
          <a href={addressOf(other, path)} lang={other} hrefLang={other}>
            {nav.other}
          </a>
          <a className="strong if-stranger" href={loginOf(language)}>
            {nav.signIn}
          </a>
          <a className="strong if-signed-in" href="/denetim">
            {nav.back}
          </a>
          <a className="button" href={addressOf(language, '/try-for-free')}>
            {nav.tryFree}
          </a>
        </div>
      </div>
    </header>
  );
}
