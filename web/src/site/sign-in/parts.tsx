import { OTP } from '@emanet/contract/auth';
import type { Language } from '@emanet/contract/shared/primitives';
import { RETURN_PARAM } from '@emanet/contract/shared/return-address';
import { BLANKS } from './blanks.ts';

/** Fields that every form of the page sends along. */
export const Around = ({ language }: Readonly<{ language: Language }>) => (
  <>
    <input type="hidden" name="dil" value={language} />
    <input type="hidden" name={RETURN_PARAM} value={BLANKS.next} />
  </>
);

/** The place that says what is wrong. */
export const Problem = ({ id }: Readonly<{ id: string }>) => (
  <p className="problem signed" role="alert" id={id}>
    {BLANKS.message}
  </p>
);

const PLACES = Array.from({ length: OTP.digits }, (_, at) => at);

type Props = Readonly<{ id: string; label: string; problem: string }>;

/** One field that looks like six boxes: typed, pasted and filled in by telephones alike. */
export const CodeField = ({ id, label, problem }: Props) => (
  <div className="boxes">
    {PLACES.map((at) => (
      <i key={at} />
    ))}
    <input
      id={id}
      name="code"
      aria-label={label}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern={`[0-9 ]{${String(OTP.digits)},}`}
      maxLength={12}
      required
      autoFocus
      aria-describedby={problem}
    />
  </div>
);
