import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

type FieldProps = Readonly<{
  name: string;
  label: ReactNode;
  /** Shown beside the label of a field that may stay empty. */
  optional?: string;
  type?: 'text' | 'email' | 'tel';
  autoComplete: string;
  most: number;
  hint?: string;
  /** A rule of the script besides being filled; `foreigner`, `represented`: required only then. */
  check?: 'identity' | 'foreigner' | 'represented';
  /** Filled in again by the server when the form was refused (features/applications/form/fill.ts). */
  filled?: boolean;
}>;

type ProblemProps = Readonly<{ name: string; filled?: boolean }>;

/** The place for a field's problem. */
export const Problem = ({ name, filled = false }: ProblemProps) => (
  <p
    className="problem signed"
    id={`${name}-problem`}
    {...(filled ? { 'data-problem': name } : { hidden: true })}
  >
    <Icon name="info" />
    <span>{filled && `__problem:${name}__`}</span>
  </p>
);

/**
 * A text field. An address is plain text for the browser, which would refuse the İ of a Turkish
 * keyboard or rewrite the domain with it; the server normalises it.
 */
export function Field({ name, label, optional, type = 'text', hint, ...rest }: FieldProps) {
  const { check, filled = false } = rest;
  return (
    <div className="field" data-field={name}>
      <label htmlFor={name}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </label>
      <input
        id={name}
        name={name}
        type={type === 'email' ? 'text' : type}
        inputMode={type}
        autoComplete={rest.autoComplete}
        maxLength={rest.most}
        required={!optional && (check === undefined || check === 'identity')}
        data-check={check}
        {...(filled && { defaultValue: `__value:${name}__`, 'data-wrong': name })}
        aria-describedby={`${hint ? `${name}-hint ` : ''}${name}-problem`}
      />
      {hint && (
        <p className="field-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <Problem name={name} filled={filled} />
    </div>
  );
}

type SelectProps = Readonly<{
  name: string;
  label: string;
  options: readonly string[];
  /** The first entry, when there is no default. */
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
  label: ReactNode;
  type: 'radio' | 'checkbox';
  options: Readonly<Record<string, string>>;
  /** Shown beside the label of buttons of which none need be chosen. */
  optional?: string;
  /** The heading above has the same text. */
  unseen?: boolean;
  filled?: boolean;
}>;

/** Choices that are all visible; of boxes any number, of buttons one. */
export function Choices({ name, label, type, options, ...rest }: ChoicesProps) {
  const { optional, unseen = false, filled = false } = rest;
  return (
    <fieldset data-field={name} data-list={type === 'checkbox' ? '' : undefined}>
      <legend className={unseen ? 'unseen' : undefined}>
        {label}
        {optional && <span className="optional"> {optional}</span>}
      </legend>
      <div className="choices">
        {Object.entries(options).map(([value, text]) => (
          // Addresses of the contact page name a choice; those of a form that is filled in do not.
          <label key={value} className="choice" id={filled ? undefined : value}>
            <input
              type={type}
              name={name}
              value={value}
              required={type === 'radio' && !optional}
              data-tick={filled ? `${name}:${value}` : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      <Problem name={name} filled={filled} />
    </fieldset>
  );
}

/** A box to tick for a whole sentence. */
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
