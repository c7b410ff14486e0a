import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { documentOf } from '../documents.ts';
import { texts } from '../texts.ts';

export const LEGAL = ['legal', 'legal/cookies', 'legal/terms', 'legal/imprint'] as const;
type Props = Readonly<{ language: Language; name: (typeof LEGAL)[number] }>;

/** A legal text with its contents; four such pages link to each other. */
export function Legal({ language, name }: Props) {
  const { legal } = texts[language];
  const { title, summary, chapters, html } = documentOf(name.replace('/', '-'), language);
  const contents = (
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <a href={`#${chapter.id}`}>{chapter.title}</a>
        </li>
      ))}
    </ul>
  );
  return (
    <section className="page wide">
      <p className="kicker">{legal.title}</p>
      <h1>{title}</h1>
      <nav className="tabs" aria-label={legal.tabs}>
        {LEGAL.map((one) => (
          <a
            key={one}
            href={addressOf(language, `/${one}`)}
            aria-current={one === name ? 'page' : undefined}
          >
            {legal.names[one]}
          </a>
        ))}
      </nav>
      <div className="columns reading">
        <nav className="contents" aria-label={legal.contents}>
          <p>{legal.contents}</p>
          {contents}
        </nav>
        <article className="text">
          <p className="small">{legal.version}</p>
          <p className="note">
            <span>{summary}</span>
          </p>
          <details className="contents-phone">
            <summary>{legal.contents}</summary>
            {contents}
          </details>
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </article>
      </div>
    </section>
  );
}
