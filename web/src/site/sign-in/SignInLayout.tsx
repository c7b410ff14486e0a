import type { ReactNode } from 'react';
import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf, loginOf } from '../address.ts';
import { Head, type SiteFiles } from '../Head.tsx';
import { SITE_STATE } from '../Layout.tsx';
import { SiteMark } from '../SiteMark.tsx';
import { signInTexts, texts } from '../texts.ts';
import { BLANKS } from './blanks.ts';
import { articleIn } from '@emanet/contract/shared/articles';
import en from '@emanet/contract/locales/labels.en.json';
import tr from '@emanet/contract/locales/labels.tr.json';

/** The same words of risk as in the registers. */
const RISKS = { tr: tr.ui.risk, en: en.ui.risk };

/** Five activities of the product's library; the names are in the locale files. */
const SAMPLES = [
  { key: 'jobs', risk: 'Orta', codes: ['5/2-c', '5/2-f'], special: false },
  { key: 'payroll', risk: 'Düşük', codes: ['5/2-a', '5/2-ç', '5/2-c'], special: false },
  { key: 'messages', risk: 'Orta', codes: ['5/1', '5/2-ç'], special: false },
  { key: 'health', risk: 'Yüksek', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
  { key: 'checkups', risk: 'Orta', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
] as const;
const FILLED = { Düşük: 1, Orta: 2, Yüksek: 3 } as const;
const BARS = ['M0 8h3v4H0z', 'M5 4h3v8H5z', 'M10 0h3v12h-3z'];

/** A piece of the register as decoration. */
function Sample({ language }: Readonly<{ language: Language }>) {
  const words = signInTexts[language];
  return (
    <div className="sample" aria-hidden="true">
      <p>
        <strong>{words.sampleTitle}</strong> {words.sampleCount}
      </p>
      {SAMPLES.map(({ key, risk, codes, special }) => (
        <div key={key}>
          <span>{words.samples[key]}</span>
          <span>
            {special && (
              <span className="tag special">
                <svg width="13" height="13" viewBox="0 0 24 24" fill="currentColor">
                  <path d="M12 1.500a13 13 0 0 0 9.400 3.500A13 13 0 0 1 12 22.500 13 13 0 0 1 2.600 5 13 13 0 0 0 12 1.500m0 3v15a10 10 0 0 0 7.200-12.400A15 15 0 0 1 12 4.500" />
                </svg>
              </span>
            )}
          </span>
          <span className={`risk risk-${String(FILLED[risk])}`}>
            <svg width="13" height="12" fill="currentColor">
              {BARS.map((bar, at) => (
                <path key={bar} d={bar} opacity={at < FILLED[risk] ? undefined : 0.3} />
              ))}
            </svg>
            {RISKS[language][risk]}
          </span>
          <span className="codes">
            {codes.map((code) => (
              <span key={code}>{articleIn(code, language)}</span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

type Props = Readonly<{ language: Language; files: SiteFiles; children: ReactNode }>;

/** The two halves around sign-in: the form, and the product's description. */
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
