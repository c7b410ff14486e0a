import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { Head, type SiteFiles } from '../Head.tsx';
import { SITE_STATE } from '../Layout.tsx';
import { texts, type HeadName } from '../texts.ts';
import { BLANKS, put } from './blanks.ts';

type Props = Readonly<{
  language: Language;
  name: Extract<HeadName, `application${string}` | `breach${string}`>;
  files: SiteFiles;
  children: ReactNode;
}>;

/** Pages without a form. */
const SCRIPTLESS: readonly HeadName[] = ['application-gone', 'breach-gone'];

/** A page of a company's form for applications or breaches, with the company's own head. */
export function ApplicationLayout({ language, name, files, children }: Props) {
  const { heads, application, nav } = texts[language];
  const { title, description } = heads[name];
  const other = language === 'tr' ? 'en' : 'tr';
  return (
    <html lang={language} className={SITE_STATE}>
      <Head
        language={language}
        path=""
        title={`${title} · ${BLANKS.company}`}
        description={description}
        files={files}
        unlisted
        script={SCRIPTLESS.includes(name) ? undefined : files.form}
      />
      <body className="application">
        <a className="skip" href="#icerik">
          {nav.skip}
        </a>
        <header className="own-head if-alone">
          <div className="wide row">
            {BLANKS.logo}
            <strong>{BLANKS.company}</strong>
            <a href={`${BLANKS.here}?lang=${other}`} lang={other} hrefLang={other}>
              {application.other}
            </a>
          </div>
        </header>
        <main id="icerik" className="wide">
          {children}
        </main>
        <footer className="own-foot if-alone">
          <div className="wide row">
            <span>{put(application.servedBy, { company: BLANKS.company })}</span>
            <a href={addressOf(language, '/legal/cookies')}>{application.cookies}</a>
          </div>
        </footer>
      </body>
    </html>
  );
}
