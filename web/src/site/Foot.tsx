import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from './address.ts';
import { SiteMark } from './SiteMark.tsx';
import { texts } from './texts.ts';

/** The foot of every page: every other page is one step away. */
export function Foot({ language, path }: Readonly<{ language: Language; path: string }>) {
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
