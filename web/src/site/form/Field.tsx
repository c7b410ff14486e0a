import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

type FieldProps = Readonly<{
  name: string;
  label: string;
  /** Said beside the label of a field that may stay empty. */
  optional?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  most: number;
  hint?: string;
}>;

const Problem = ({ name }: Readonly<{ name: string }>) => (
  <p className="problem" id={`${name}-problem`} hidden>
    <Icon name="info" />
    <span />
  </p>
);

/** A line to type into. */
export function Field({ name, label, optional, type = 'text', hint, ...rest }: FieldProps) {
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      <input
        id={name}
        name={name}
        type={type}
        autoComplete={rest.autoComplete}
        maxLength={rest.most}
        required={!optional}
        aria-describedby={`${hint ? `${name}-hint ` : ''}${name}-problem`}
      />
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Problem name={name} />
    </div>
  );
}

type SelectProps = Readonly<{
  name: string;
  label: string;
  options: readonly string[];
  /** The first entry, when nothing is chosen beforehand. */
  choose?: string;
}>;

/** One of a few choices. */
export function Select({ name, label, options, choose }: SelectProps) {
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} required aria-describedby={`${name}-problem`}>
        {choose && <option value="">{choose}</option>}
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <Problem name={name} />
    </div>
  );
}

type ChoicesProps = Readonly<{
  name: string;
  label: string;
  type: 'radio' | 'checkbox';
  options: Readonly<Record<string, string>>;
}>;

/** Choices that are all seen; of boxes any number, of buttons one. */
export function Choices({ name, label, type, options }: ChoicesProps) {
  return (
    <fieldset data-field={name} data-list={type === 'checkbox' ? '' : undefined}>
      <legend>{label}</legend>
      <div className="choices">
        {Object.entries(options).map(([value, text]) => (
          <label key={value} className="choice" id={value}>
            <input type={type} name={name} value={value} required={type === 'radio'} />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Problem name={name} />
    </fieldset>
  );
}

/** A box to tick that stands for a whole sentence. */
export function Agreement({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <div className="field" data-field={name}>
      <label className="agreement">
        <input
          type="checkbox"
          name={name}
          value="true"
          required
          aria-describedby={`${name}-problem`}
        />
        <span>{children}</span>
      </label>
      <Problem name={name} />
    </div>
  );
}
