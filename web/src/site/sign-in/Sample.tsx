import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import en from '@emanet/contract/locales/labels.en.json';
import tr from '@emanet/contract/locales/labels.tr.json';
import { signInTexts } from '../texts.ts';

/** The words of risk that the registers have too. */
const RISKS = { tr: tr.ui.risk, en: en.ui.risk };

/** Five activities of the library the product brings; the names are in the locale files. */
const SAMPLES = [
  { key: 'jobs', risk: 'Orta', codes: ['5/2-c', '5/2-f'], special: false },
  { key: 'payroll', risk: 'Düşük', codes: ['5/2-a', '5/2-ç', '5/2-c'], special: false },
  { key: 'messages', risk: 'Orta', codes: ['5/1', '5/2-ç'], special: false },
  { key: 'health', risk: 'Yüksek', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
  { key: 'checkups', risk: 'Orta', codes: ['5/2-a', '5/2-ç', '6/3-e'], special: true },
] as const;
const FILLED = { Düşük: 1, Orta: 2, Yüksek: 3 } as const;
const BARS = ['M0 8h3v4H0z', 'M5 4h3v8H5z', 'M10 0h3v12h-3z'];

/** A piece of the register, drawn for the eye only. */
export function Sample({ language }: Readonly<{ language: Language }>) {
  const words = signInTexts[language];
  return (
    <div className="sample" aria-hidden="true">
      <p>
        <strong>{words.sampleTitle}</strong> {words.sampleCount}
      </p>
      {SAMPLES.map(({ key, risk, codes, special }) => (
        <div key={key}>
          <span>{words.samples[key]}</span>
          <span>
            {special && (
              <span className="tag special">
                <svg width="13" height="13" viewBox="0 0 24 24" fill="currentColor">
                  <path d="M12 1.500a13 13 0 0 0 9.400 3.500A13 13 0 0 1 12 22.500 13 13 0 0 1 2.600 5 13 13 0 0 0 12 1.500m0 3v15a10 10 0 0 0 7.200-12.400A15 15 0 0 1 12 4.500" />
                </svg>
              </span>
            )}
          </span>
          <span className={`risk risk-${String(FILLED[risk])}`}>
            <svg width="13" height="12" fill="currentColor">
              {BARS.map((bar, at) => (
                <path key={bar} d={bar} opacity={at < FILLED[risk] ? undefined : 0.3} />
              ))}
            </svg>
            {RISKS[language][risk]}
          </span>
          <span className="codes">
            {codes.map((code) => (
              <span key={code}>{articleIn(code, language)}</span>
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}
