import type { Language } from '@emanet/contract/shared/primitives';
import { texts } from '../texts.ts';
import { BLANKS, put } from './blanks.ts';

const STEPS = ['write', 'confirm', 'receipt', 'answer'] as const;

/** The next steps, the other ways to apply, the cost, and the form's use of the data. */
export function Rail({ language }: Readonly<{ language: Language }>) {
  const { application } = texts[language];
  return (
    <aside className="rail">
      <div className="panel">
        <h2>{application.how}</h2>
        <ol>
          {STEPS.map((step, at) => (
            <li key={step}>
              <span className="place">{at + 1}</span>
              <div>
                <strong>{application.steps[step]}</strong>
                <p className="small">{application.stepTexts[step]}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <h2>{application.otherWays}</h2>
        <p className="if-by-post">{put(application.byPost, { address: BLANKS.post })}</p>
        <p className="if-by-kep">{put(application.byKep, { address: BLANKS.kep })}</p>
        <p>{application.bySignature}</p>
      </div>
      <div>
        <h2>{application.fee}</h2>
        <p>{application.feeText}</p>
      </div>
      <details>
        <summary>{application.notice}</summary>
        <p>{put(application.noticeText, { company: BLANKS.company })}</p>
      </details>
    </aside>
  );
}
