import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { documentOf } from '../documents.ts';
import { GUIDES } from './guides.ts';
import { texts } from '../texts.ts';

/** One guide, and links to the others. */
export function Guide({ language, slug }: Readonly<{ language: Language; slug: string }>) {
  const { community, topics } = texts[language];
  const { title, summary, minutes, html } = documentOf(`guide-${slug}`, language);
  const topic = GUIDES.find((guide) => guide.slug === slug)?.topic;
  return (
    <section className="page wide">
      <p className="kicker">
        <a href={addressOf(language, '/community')}>{community.title}</a>
        {topic && ` · ${topics[topic]}`}
      </p>
      <h1>{title}</h1>
      <p className="lead">{summary}</p>
      <p className="small">
        {community.read.replace('{n}', String(minutes))} · {community.updated}
      </p>
      <div className="columns reading">
        <nav className="contents" aria-label={community.others}>
          <p>{community.others}</p>
          <ul>
            {GUIDES.filter((guide) => guide.slug !== slug).map((guide) => (
              <li key={guide.slug}>
                <a href={addressOf(language, `/community/${guide.slug}`)}>
                  {documentOf(`guide-${guide.slug}`, language).title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="text">
          <div dangerouslySetInnerHTML={{ __html: html }} />
          <p className="note">
            <span>{community.caution}</span>
          </p>
        </article>
      </div>
    </section>
  );
}
