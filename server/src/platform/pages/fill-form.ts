import type { ErrorBody } from '@emanet/contract/shared/errors';
import { escapeHtml } from './site-page.ts';

/** Fields as they were typed, and what was wrong with them. */
export type Typed = Readonly<{
  values: ReadonlyMap<string, readonly string[]>;
  problems: Readonly<Record<string, string>>;
  message: string;
  /** Parts of the page that are shown: the message, and what to do about what is lost. */
  shown: readonly ('alert' | 'unread' | 'files')[];
}>;

/** A form before any input. */
const UNTOUCHED: Typed = {
  values: new Map([['cevap_yolu', ['eposta']]]),
  problems: {},
  message: '',
  shown: [],
};

/** Reads what a refused form held; a form that was too large or came too often was not read. */
export function typedIn(body: unknown, { fields = {}, message }: ErrorBody): Typed {
  const refused = { problems: fields, message };
  if (typeof body !== 'object' || body === null)
    return { ...UNTOUCHED, ...refused, shown: ['alert', 'unread'] };
  const texts = (value: unknown) =>
    [value].flat().filter((one): one is string => typeof one === 'string');
  const entries = Object.entries(body);
  const hadFiles = entries.some(
    ([, value]) => Array.isArray(value) && typeof value[0] === 'object',
  );
  return {
    ...refused,
    values: new Map(entries.map(([name, value]) => [name, texts(value)])),
    shown: hadFiles ? ['alert', 'files'] : ['alert'],
  };
}

/**
 * Fills the built form: `__value:ad__` is the typed value, `data-tick="haklar:e"` a choice, `data-wrong="ad"`
 * the mark of a wrong field, `data-problem="ad"` the place of its reason, `data-shown` a conditional part.
 */
export function fillForm(page: string, typed: Typed = UNTOUCHED): string {
  const { values, problems, message, shown } = typed;
  const hidden = ' hidden=""';
  return page
    .replace(/__value:(\w+)__/g, (_, name: string) => escapeHtml(values.get(name)?.[0] ?? ''))
    .replace(/ data-tick="(\w+):(.+?)"/g, (_, name: string, value: string) =>
      values.get(name)?.includes(value) ? ' checked=""' : '',
    )
    .replace(/ data-wrong="(\w+)"/g, (_, name: string) =>
      problems[name] ? ' aria-invalid="true"' : '',
    )
    .replace(/ data-problem="(\w+)"/g, (_, name: string) => (problems[name] ? '' : hidden))
    .replace(/ data-shown="(\w+)"/g, (_, part: string) =>
      shown.some((one) => one === part) ? '' : hidden,
    )
    .replace(/__problem:(\w+)__/g, (_, name: string) => escapeHtml(problems[name] ?? ''))
    .replace(/__alert__/g, () => escapeHtml(message));
}
