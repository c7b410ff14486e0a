import path from 'node:path';
import type { Plugin } from 'vite';

const WEB = path.join(import.meta.dirname, '../src/locales') + path.sep;
const CONTRACT = path.join(import.meta.dirname, '../../contract/src/locales') + path.sep;
const FILE = /\/(?:tr|en)\.json(?:\?(first|rest))?$/;
const LABELS = /\/labels\.(?:tr|en)\.json\?(first|rest)$/;

/**
 * Texts of the application, by the beginning of their keys, that the frame and the lists of the
 * registers show before anything else is opened; `texts.test.ts` holds it to their code.
 */
export const FIRST = [
  'account.title',
  'actions.title',
  'changeLog.after',
  'common',
  'confirmations.',
  'documents.title',
  'fields',
  'form.assetGroup',
  'form.notice',
  'form.unnamed',
  'import.open',
  'keys.names',
  'keys.title',
  'maps.open',
  'notificationSettings.rounds.title',
  'portfolio.allClients',
  'questionnaire.open',
  'records',
  'registers',
  'search.button',
  'shell',
  'signOut',
  'supplierDirectory.title',
  'ui',
] as const;

/** Long sentences about a field are read where it is filled in or explained. */
const LATER_LABELS = /\.(?:help|hint|why)$/;

const isFirst = (key: string) =>
  FIRST.some((start) => key === start || key.startsWith(start.replace(/\.?$/, '.')));

/** The texts whose keys are wanted, in the shape that they have. */
function pick(texts: object, wanted: (key: string) => boolean, at = ''): object {
  return Object.fromEntries(
    (Object.entries(texts) as [string, unknown][]).flatMap(([name, value]) => {
      const key = `${at}${name}`;
      if (typeof value !== 'object' || value === null)
        return wanted(key.replace(/_(?:one|other)$/, '')) ? [[name, value]] : [];
      const inside = pick(value, wanted, `${key}.`);
      return Object.keys(inside).length > 0 ? [[name, inside]] : [];
    }),
  );
}

/** Labels of the registers before any language has been loaded: no text, but places for them. */
const emptied = (texts: object) =>
  Object.fromEntries(
    Object.keys(texts).map((noun) => [noun, { title: '', fields: {}, sections: {}, warnings: {} }]),
  );

const module = (texts: object) => ({
  code: `export default ${JSON.stringify(texts)}`,
  moduleType: 'js' as const,
  map: null,
});

/**
 * In the browser texts come in two parts (`?first`, `?rest`), one language at a time. The contract's
 * own file of labels is empty there until `platform/texts` fills it.
 */
export function textParts(): Plugin {
  return {
    name: 'emanet:text-parts',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      const part = (FILE.exec(id) ?? LABELS.exec(id))?.[1];
      const wants = (isStart: (key: string) => boolean) => (key: string) =>
        isStart(key) === (part === 'first');
      if (id.startsWith(CONTRACT) && FILE.test(id)) {
        const texts = JSON.parse(code) as object;
        const shown = part
          ? pick(
              texts,
              wants((key) => !LATER_LABELS.test(key)),
            )
          : emptied(texts);
        return module(shown);
      }
      if ((id.startsWith(WEB) || LABELS.test(id)) && part)
        return module(pick(JSON.parse(code) as object, wants(isFirst)));
      return undefined;
    },
  };
}
