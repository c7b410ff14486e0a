import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf, loginOf } from './address.ts';
import { SiteMark } from './SiteMark.tsx';
import { texts } from './texts.ts';

type Props = Readonly<{ language: Language; path: string }>;

/** The head of every page. Whether somebody is signed in only the server knows; both links are there. */
export function TopBar({ language, path }: Props) {
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
