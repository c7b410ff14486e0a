import en from '@emanet/contract/locales/en.json' with { type: 'json' };
import tr from '@emanet/contract/locales/tr.json' with { type: 'json' };
import type { Language } from '@emanet/contract/shared/primitives';

/** `fields`: labels of the registers; `app`: what `t` says, the contract's labels and the client's own texts. */
type Part = Readonly<{ fields: object; app: readonly object[] }>;
type Load = () => Promise<{ part: Part }>;

const PARTS: Readonly<Record<Language, Readonly<Record<'first' | 'rest', Load>>>> = {
  tr: { first: () => import('./tr-first.ts'), rest: () => import('./tr-rest.ts') },
  en: { first: () => import('./en-first.ts'), rest: () => import('./en-rest.ts') },
};
/** Labels of the registers: the build leaves these empty, so that nobody waits for both languages. */
const LABELS: Readonly<Record<Language, object>> = { tr, en };

function fill(target: object, more: object): void {
  for (const [name, value] of Object.entries(more) as [string, unknown][]) {
    const own: unknown = Reflect.get(target, name);
    if (typeof own === 'object' && own && typeof value === 'object' && value) fill(own, value);
    else Reflect.set(target, name, value);
  }
}

/** Brings texts of a language, those of the registers' fields included; answers the application's. */
export async function loadTexts(
  language: Language,
  of: 'first' | 'rest',
): Promise<readonly object[]> {
  const { part } = await PARTS[language][of]();
  fill(LABELS[language], part.fields);
  return part.app;
}

/** Brings the English names and the notes of the registry's lists, which the build leaves out of them. */
export async function loadRegistry(): Promise<void> {
  const { lists } = await import('./registry-rest.ts');
  for (const [list, rest] of lists) fill(list, rest);
}
