import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { documentOf } from '../documents.ts';
import { Icon } from '../Icon.tsx';
import { GUIDES, topicsOf } from './guides.ts';
import { texts } from '../texts.ts';

type Props = Readonly<{ language: Language }>;

/** The published guides, filtered by the address alone (`#konu-…`), news and an invitation. */
export function Community({ language }: Props) {
  const { community } = texts[language];
  return (
    <section className="page wide">
      <div className="columns above">
        <h1>{community.title}</h1>
        <p className="lead">{community.lead}</p>
      </div>
      <div className="columns community">
        <Guides language={language} />
        <aside>
          <h2>{community.newsTitle}</h2>
          <News language={language} />
          <div className="invitation">
            <h3>{community.writeTitle}</h3>
            <p>{community.writeText}</p>
            <a className="button" href={addressOf(language, '/contact')}>
              {community.write}
              <Icon name="arrow" />
            </a>
          </div>
        </aside>
      </div>
    </section>
  );
}

function Guides({ language }: Props) {
  const { community, topics } = texts[language];
  return (
    <div className="guides">
      <div className="guides-head">
        <h2>{community.guides}</h2>
        <nav className="filters row" aria-label={community.filter}>
          <a href="#rehberler">{community.all}</a>
          {topicsOf().map((topic) => (
            <a key={topic} href={`#konu-${topic}`}>
              {topics[topic]}
            </a>
          ))}
        </nav>
      </div>
      <div id="rehberler">
        {topicsOf().map((topic) => (
          <ul key={topic} id={`konu-${topic}`}>
            {GUIDES.filter((guide) => guide.topic === topic).map(({ slug }) => (
              <GuideLine key={slug} language={language} slug={slug} topic={topic} />
            ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

function GuideLine({ language, slug, topic }: Props & (typeof GUIDES)[number]) {
  const { community, topics } = texts[language];
  const { title, summary, minutes } = documentOf(`guide-${slug}`, language);
  return (
    <li>
      <span className={`tag ${topic === 'yurt-disi' ? 'abroad' : ''}`}>{topics[topic]}</span>
      <div>
        <h3>
          <a href={addressOf(language, `/community/${slug}`)}>{title}</a>
        </h3>
        <p>{summary}</p>
      </div>
      <span className="small">{community.minutes.replace('{n}', String(minutes))}</span>
    </li>
  );
}

function News({ language }: Props) {
  const written = new Intl.DateTimeFormat(language === 'tr' ? 'tr' : 'en-GB', {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return (
    <ul className="news">
      {texts[language].community.news.map(({ date, title, text }) => (
        <li key={title}>
          <time dateTime={date}>{written.format(new Date(date))}</time>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
