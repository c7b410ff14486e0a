import type { Body } from '../../law/special-data.ts';
import { byDetail, DETAIL_FIELD, DETAIL_PARTS } from '../category-detail.ts';
import type { Values } from '../fields.ts';
import type { Warning } from '../warnings.ts';

const ANSWERED_BY_CATEGORY: readonly string[] = DETAIL_PARTS;

/**
 * One check of a record. `kod` names its sentence, `field` the place of the warning, `article` the legal
 * basis and `reads` every field that it reads. Before `validFrom` it does not fire. `unverified`: it rests on
 * general knowledge. `fires` and `silent`: changes of a sound record that must and must not fire, for tests.
 */
export type Rule = Readonly<{
  kod: string;
  field: string;
  seviye: Warning['seviye'];
  article: string;
  validFrom: string;
  reads: readonly string[];
  finds: (values: Values, today: string) => boolean;
  fires: readonly Values[];
  silent: readonly Values[];
  unverified?: true;
}>;

/**
 * The same rule, checked for each category of an activity that has its own answers; a rule that reads these
 * answers itself is checked once.
 */
export const perCategory = (rule: Rule): Rule =>
  !rule.reads.includes(DETAIL_FIELD) &&
  rule.reads.some((name) => ANSWERED_BY_CATEGORY.includes(name))
    ? {
        ...rule,
        reads: [...new Set([...rule.reads, 'islenen_kisisel_veriler', DETAIL_FIELD])],
        finds: (values, today) => byDetail(values).some((part) => rule.finds(part, today)),
      }
    : rule;

/** The kind of the body whose record it is: no field of the record, yet rules read it. */
export const BODY_FIELD = 'kurum_turu';

/** Values with the kind of their body, where it is known who keeps them; `null`: not answered. */
export const withBody = (values: Values, body: Body): Values =>
  body === undefined ? values : { ...values, [BODY_FIELD]: body };

/** The day on which the examples of the rules hold. */
export const EXAMPLE_DAY = '2026-06-15';

/** In force since the law was published. */
export const LAW = '2016-04-07';

/** Arts. 8 and 9 came into force six months later. */
export const TRANSFERS = '2016-10-07';

/** Arts. 6 and 9 as Law 7499 replaced them. */
export const AMENDED = '2024-06-01';

/** The warnings of a record; `today` is the date in Turkey. */
export const judge = (rules: readonly Rule[], values: Values, today: string): Warning[] =>
  rules
    .filter((rule) => rule.validFrom <= today && rule.finds(values, today))
    .map(({ kod, field, seviye }) => ({ kod, alan: field, seviye }));
