import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf, loginOf } from '../address.ts';
import { Head, type SiteFiles } from '../Head.tsx';
import { SITE_STATE } from '../Layout.tsx';
import { SiteMark } from '../SiteMark.tsx';
import { signInTexts, texts } from '../texts.ts';
import { BLANKS } from './blanks.ts';
import { Sample } from './Sample.tsx';

type Props = Readonly<{ language: Language; files: SiteFiles; children: ReactNode }>;

/** The two halves around sign-in: the form, and what the product is about. */
export function SignInLayout({ language, files, children }: Props) {
  const { heads, nav, product } = texts[language];
  const words = signInTexts[language];
  const other = language === 'tr' ? 'en' : 'tr';
  return (
    <html lang={language} className={SITE_STATE}>
      <Head
        language={language}
        path="/login"
        {...heads.login}
        files={{ ...files, css: files.signInCss }}
        script={files.signIn}
      />
      <body className="sign-in">
        <a className="skip" href="#icerik">
          {nav.skip}
        </a>
        <div className="sign-in-left">
          <header className="row">
            <a className="brand signed" href={addressOf(language, '')}>
              <SiteMark />
              {product}
            </a>
            <a
              className="link"
              href={`${loginOf(other)}${BLANKS.andNext}`}
              lang={other}
              hrefLang={other}
            >
              {words.other}
            </a>
          </header>
          {children}
          <footer className="row">
            <span>© 2026 {product}</span>
            <a href={addressOf(language, '/legal')}>{words.privacy}</a>
            <a href={addressOf(language, '/legal/cookies')}>{words.cookies}</a>
          </footer>
        </div>
        <aside className="sign-in-right">
          <p className="headline">{words.headline}</p>
          <Sample language={language} />
        </aside>
      </body>
    </html>
  );
}
