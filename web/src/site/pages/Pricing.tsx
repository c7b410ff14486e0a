import type { Language } from '@emanet/contract/shared/primitives';
import { addressOf } from '../address.ts';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';

/** Three ways to use the product, and what each holds. Amounts are not decided yet. */
export function Pricing({ language }: Readonly<{ language: Language }>) {
  const { heads, pricing } = texts[language];
  return (
    <section className="page wide">
      <h1>{heads.pricing.title}</h1>
      <p className="lead">{pricing.lead}</p>
      <div className="columns plans">
        {pricing.plans.map((plan, at) => (
          <article key={plan.name}>
            <h2>{plan.name}</h2>
            <p className="price">{plan.price}</p>
            <p className="unit">{plan.unit}</p>
            <a
              className={at === 0 ? 'button' : 'button plain'}
              href={addressOf(language, plan.to)}
              aria-label={`${plan.button}: ${plan.name}`}
            >
              {plan.button}
            </a>
            <ul className="ticks">
              {plan.has.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </article>
        ))}
      </div>
      <p className="hint signed">
        <Icon name="info" />
        {pricing.note}
      </p>
      <h2 className="title">{pricing.tableTitle}</h2>
      <div className="scroll" tabIndex={0}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{pricing.what}</th>
              {pricing.plans.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pricing.rows.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {pricing.plans.map((plan, at) => (
                  <td key={plan.name}>
                    {values[at] || (
                      <span className="has signed">
                        <Icon name="check" />
                        <span className="unseen">{pricing.yes}</span>
                        {/* On a phone only the sign leaves room for every plan. */}
                        <span className="word" aria-hidden>
                          {pricing.yes}
                        </span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
