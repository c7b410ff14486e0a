import type { Language } from '@emanet/contract/shared/primitives';
import { Register } from './Register.tsx';
import { loginOf, texts } from './texts.ts';

/** What the product does today, for whom, and the way in. */
export function Home({ language }: { language: Language }) {
  const { home, nav } = texts[language];
  return (
    <>
      <section className="hero">
        <h1>{home.title}</h1>
        <div>
          <p>{home.lead}</p>
          <a className="button large" href={loginOf(language)}>
            {nav.signIn}
          </a>
        </div>
      </section>
      <section className="stage">
        <Register language={language} />
      </section>
      <section className="does">
        <div>
          <h2>{home.doesTitle}</h2>
          <p>{home.doesText}</p>
        </div>
        <ul>
          {home.does.map((line) => (
            <li key={line.what}>
              <strong>{line.what}</strong>
              <span>{line.how}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="roles">
        <h2>{home.rolesTitle}</h2>
        <div>
          {home.roles.map((role) => (
            <article key={role.name}>
              <h3>{role.name}</h3>
              <p>{role.who}</p>
              <ul>
                {role.does.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </section>
    </>
  );
}
