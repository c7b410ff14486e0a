import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { Icon, type IconName } from '../Icon.tsx';
import { LookAround } from '../LookAround.tsx';
import { Picture, type PictureName } from '../Picture.tsx';
import { texts } from '../texts.ts';

/**
 * Parts of the product whose screens are newer than this page. A line of a text that `needs` one is
 * shown when the part is named here.
 */
const OFFERED: readonly string[] = ['applications'];

type Props = Readonly<{ language: Language }>;

/** The home page. Its order is the argument: claim, list, law, record, Excel, map, VERBİS, people. */
export function Home({ language }: Props) {
  return (
    <>
      <Hero language={language} />
      <LawTable language={language} />
      <RecordPart language={language} />
      <ShownPart language={language} name="excel" picture="excel" />
      <ShownPart language={language} name="map" picture="harita" deep />
      <ShownPart language={language} name="verbis" picture="verbis" />
      <Roles language={language} />
      <Facts language={language} />
      <Beginning language={language} />
    </>
  );
}

function Hero({ language }: Props) {
  const { home, nav } = texts[language];
  return (
    <>
      <section className="hero columns wide">
        <h1>{home.title}</h1>
        <div>
          <p>{home.lead}</p>
          <div className="row">
            <a className="button large" href={addressOf(language, '/try-for-free')}>
              {nav.tryFree}
            </a>
            <LookAround language={language} label={home.lookAround} />
            <a className="button large plain if-demo-closed" href={addressOf(language, '/contact')}>
              {home.talk}
            </a>
          </div>
        </div>
      </section>
      <section className="stage" id="urun">
        <div className="broad">
          <Picture name="liste" language={language} alt={home.stage.picture} first />
          <div className="under row">
            <ul className="row">
              {home.stage.facts.map((fact) => (
                <li key={fact} className="signed">
                  <Icon name="check" />
                  {fact}
                </li>
              ))}
            </ul>
            <p>{home.stage.note}</p>
          </div>
        </div>
      </section>
    </>
  );
}

function RecordPart({ language }: Props) {
  const { record } = texts[language].home;
  return (
    <section className="band part" id="kayit">
      <div className="wide columns pair">
        <div>
          <p className="kicker">{record.kicker}</p>
          <h2>{record.title}</h2>
          <p className="lead">{record.text}</p>
          <ul className="marks">
            {record.marks.map(({ what, mark, kind }) => (
              <li key={what} className="signed">
                {what}
                <span className={`tag ${kind}`}>{mark}</span>
              </li>
            ))}
          </ul>
        </div>
        <Picture name="kayit" language={language} alt={record.picture} />
      </div>
    </section>
  );
}

type Shown = Props &
  Readonly<{ name: 'excel' | 'map' | 'verbis'; picture: PictureName; deep?: boolean }>;
const ANCHORS = { excel: 'excel', map: 'harita', verbis: 'verbis' } as const;

function ShownPart({ language, name, picture, deep = false }: Shown) {
  const part = texts[language].home[name];
  return (
    <section className={deep ? 'part deep' : 'part'} id={ANCHORS[name]}>
      <div className="wide columns above">
        <div>
          <p className="kicker">{part.kicker}</p>
          <h2>{part.title}</h2>
        </div>
        <p className="lead">{part.text}</p>
      </div>
      <div className={deep ? 'broad' : 'wide'}>
        <Picture name={picture} language={language} alt={part.picture} />
      </div>
    </section>
  );
}

function Roles({ language }: Props) {
  const { roles } = texts[language].home;
  return (
    <section className="part ruled" id="kimler">
      <div className="wide">
        <h2>{roles.title}</h2>
        <div className="roles">
          {roles.items.map((role) => (
            <article key={role.name}>
              <h3>{role.name}</h3>
              <p>{role.who}</p>
              <ul className="ticks">
                {role.does.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

const isIcon = (name: string): name is IconName => ['key', 'shield', 'link', 'door'].includes(name);

function Facts({ language }: Props) {
  return (
    <section className="band part">
      <div className="wide facts">
        {texts[language].home.facts.map(({ icon, title, text }) => (
          <div key={title}>
            {isIcon(icon) && <Icon name={icon} />}
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function Beginning({ language }: Props) {
  const { home, nav } = texts[language];
  return (
    <section className="part">
      <div className="wide columns beginning">
        <div>
          <h2>{home.steps.title}</h2>
          <ol className="steps">
            {home.steps.items.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <div className="row">
            <a className="button large" href={addressOf(language, '/try-for-free')}>
              {nav.tryFree}
            </a>
            <a className="more" href={addressOf(language, '/pricing')}>
              {home.steps.prices}
              <Icon name="arrow" />
            </a>
          </div>
        </div>
        <div>
          <h2>{home.questions.title}</h2>
          <div className="questions">
            {home.questions.items.map(({ asks, answer }, at) => (
              <details key={asks} open={at < 2}>
                <summary>{asks}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

/** Demands of the law and answers of the product, article by article. */
function LawTable({ language }: Readonly<{ language: Language }>) {
  const { law } = texts[language].home;
  const shown = law.rows.filter(({ needs }) => needs === undefined || OFFERED.includes(needs));
  return (
    <section className="part">
      <div className="wide columns above">
        <h2>{law.title}</h2>
        <p className="lead">{law.lead}</p>
      </div>
      <div className="wide">
        <table className="law">
          <thead>
            <tr>
              {law.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ article, asks, does }) => (
              <tr key={article}>
                <th scope="row">
                  <span className="code">{article}</span>
                </th>
                <td>{asks}</td>
                <td>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
