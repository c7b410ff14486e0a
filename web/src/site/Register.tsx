import type { Language } from '@emanet/contract/shared/primitives';
import { texts } from './texts.ts';

const BARS = { low: 1, mid: 2, high: 3 } as const;

/** A piece of the register as a plain table; the rows are activities of the library. */
export function Register({ language }: { language: Language }) {
  const { register } = texts[language];
  return (
    <div className="register">
      <table>
        <caption>
          <strong>{register.title}</strong> {register.count}
        </caption>
        <thead>
          <tr>
            {register.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {register.rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">
                {row.name}
                {row.special && <span className="special">{register.special}</span>}
              </th>
              <td>{row.department}</td>
              <td>{row.data}</td>
              <td>
                {row.codes.map((code) => (
                  <span key={code} className="chip">
                    {code}
                  </span>
                ))}
              </td>
              <td>
                <Risk risk={row.risk} name={register.risks[riskOf(row.risk)]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const riskOf = (risk: string): keyof typeof BARS =>
  risk === 'high' || risk === 'low' ? risk : 'mid';

function Risk({ risk, name }: { risk: string; name: string }) {
  const filled = BARS[riskOf(risk)];
  return (
    <span className={`risk ${riskOf(risk)}`}>
      <svg width="13" height="12" aria-hidden="true">
        <rect x="0" y="8" width="3" height="4" rx="1" />
        <rect className={filled < 2 ? 'off' : undefined} x="5" y="4" width="3" height="8" rx="1" />
        <rect
          className={filled < 3 ? 'off' : undefined}
          x="10"
          y="0"
          width="3"
          height="12"
          rx="1"
        />
      </svg>
      {name}
    </span>
  );
}
