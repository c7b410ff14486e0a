import type { Language } from '@emanet/contract/shared/primitives';
import { loginOf, texts, type PlainName } from './texts.ts';

type Props = { language: Language; name: PlainName };

/** A page that has one thing to say. */
export function Plain({ language, name }: Props) {
  const { titles, plain, nav } = texts[language];
  return (
    <section className="plain">
      <h1>{titles[name]}</h1>
      <p>{plain[name]}</p>
      <a className="button" href={loginOf(language)}>
        {nav.signIn}
      </a>
    </section>
  );
}
