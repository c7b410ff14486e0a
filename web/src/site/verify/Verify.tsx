import type { Language } from '@emanet/contract/shared/primitives';
import { Icon } from '../Icon.tsx';
import { texts } from '../texts.ts';

/** Where the keys of an installation are published. */
const KEYS = '/.well-known/emanet-keys.json';

/** /dogrulama: checks an evidence file in the reader's own browser. */
export function Verify({ language }: Readonly<{ language: Language }>) {
  const { verify } = texts[language];
  return (
    <section className="page wide" data-verify={JSON.stringify(verify)}>
      <div className="narrow">
        <h1>{verify.title}</h1>
        <p className="lead">{verify.lead}</p>
        <noscript>
          <p>{verify.script}</p>
        </noscript>
        <div className="field files">
          <label htmlFor="dosya">{verify.choose}</label>
          <input
            id="dosya"
            type="file"
            accept=".zip,application/zip"
            aria-describedby="dosya-yardim"
          />
          <p id="dosya-yardim">{verify.help}</p>
        </div>
        <div aria-live="polite" data-result />
        <p className="note">
          <Icon name="key" />
          <span>
            {verify.offline} <a href={KEYS}>{verify.keys}</a>
          </span>
        </p>
      </div>
    </section>
  );
}
