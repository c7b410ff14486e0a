import type { Language } from '@emanet/contract/shared/primitives';
import { OFFERED } from '../offered.ts';
import { texts } from '../texts.ts';

/** Demands of the law and answers of the product, article by article. */
export function LawTable({ language }: Readonly<{ language: Language }>) {
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
