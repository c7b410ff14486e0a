import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf, REASONS } from './address.ts';
import { texts } from './texts.ts';

type Props = Readonly<{ language: Language }>;

/** Page after a form was sent without script. */
export function Sent({ language, form }: Props & Readonly<{ form: 'contact' | 'tryFree' }>) {
  const { sentTitle, sentText, sentLink } = texts[language][form];
  const to = form === 'contact' ? '/community' : '/community/inventory';
  return (
    <section className="page wide short">
      <h1>{sentTitle}</h1>
      <p className="lead">{sentText}</p>
      <a className="button large" href={addressOf(language, to)}>
        {sentLink}
      </a>
    </section>
  );
}

/** Page after a form was sent without script and refused; the server fills in the reasons. */
export function NotSent({ language }: Props) {
  const { notSent } = texts[language];
  return (
    <section className="page wide short">
      <h1>{notSent.title}</h1>
      <p className="lead">{notSent.text}</p>
      <ul>{REASONS}</ul>
      <p>{notSent.help}</p>
    </section>
  );
}

/** Page of an unknown address. */
export function NotFound({ language }: Props) {
  const { notFound } = texts[language];
  return (
    <section className="page wide short">
      <p className="kicker">404</p>
      <h1>{notFound.title}</h1>
      <p className="lead">{notFound.text}</p>
      <ul className="places">
        {notFound.links.map(({ name, to }) => (
          <li key={to}>
            <a href={addressOf(language, to)}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
