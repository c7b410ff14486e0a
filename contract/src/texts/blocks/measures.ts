import securityMeasures from '../../data/security-measures.json' with { type: 'json' };
import { choiceOf, inOrder } from '../../lookups.ts';
import type { Values } from '../../records/fields.ts';
import type { Language } from '../../shared/primitives.ts';
import type { Source } from '../model.ts';
import { codesOf, idOf, isInUse, source } from '../register.ts';
import { unended, withoutSuchAs } from '../words.ts';
import { from, gap, sentence, type Block, type BlockOutput } from './block.ts';

const OTHER = 'diger_tedbir';
const SPECIAL = new Set(
  securityMeasures.items.filter(({ special }) => special).map(({ code }) => code),
);

/** Is a measure one for special categories of data? */
export const isForSpecial = (code: string): boolean => SPECIAL.has(code);

/** A measure as part of a sentence. */
export const measureWords = (code: string, lang: Language): string =>
  unended(withoutSuchAs(choiceOf('alinan_tedbirler', code)?.[lang] ?? code));

/** A sentence of each measure, resting on every field that names it. */
export const measureSentences = (
  prefix: string,
  found: ReadonlyMap<string, readonly Source[]>,
  lang: Language,
): BlockOutput['cumleler'] =>
  inOrder('alinan_tedbirler', [...found.keys()])
    .map(String)
    .filter((code) => code !== OTHER)
    .map((code) =>
      sentence(
        `${prefix}:${code}`,
        [from(measureWords(code, lang), ...(found.get(code) ?? [])), '. '],
        { madde: true },
      ),
    );

/** Fields of an asset that name a measure, in addition to the list of measures. */
const TOLD = { sifreleme_var_mi: 'sifreleme', yedekleme_var_mi: 'yedekleme' } as const;

function measuresOf(asset: Values): [code: string, of: Source][] {
  const of = (alan: string) => source('varlik_listesi', idOf(asset), alan);
  return [
    ...codesOf(asset, 'alinan_tedbirler').map((code): [string, Source] => [
      code,
      of('alinan_tedbirler'),
    ]),
    ...Object.entries(TOLD).flatMap(([field, code]): [string, Source][] =>
      asset[field] === true ? [[code, of(field)]] : [],
    ),
  ];
}

/** Measures that the assets of the covered activities have; none at all is a gap. */
export const measures: Block = ({ lang, register }) => {
  const found = new Map<string, Source[]>();
  for (const [code, of] of register.assets.filter(isInUse).flatMap(measuresOf))
    found.set(code, [...(found.get(code) ?? []), of]);
  const cumleler = measureSentences('tedbir', found, lang);
  const { company_id } = register.company;
  return {
    cumleler,
    bosluklar: cumleler.length > 0 ? [] : [gap('companies', company_id, 'alinan_tedbirler', lang)],
  };
};
