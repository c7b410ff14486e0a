import {
  recipientStatement,
  statementOf,
  type Lack,
  type Statement,
} from '@emanet/contract/records/linked-answers';
import type { RegisterType } from '@emanet/contract/records/registers';
import { anyOf, type Known } from '@emanet/contract/shared/known';
import type { Notification } from '@emanet/contract/tables';
import type { Fact, FactField } from './fact-queries.ts';

/** Facts of the registers about one category. */
export type Part = Readonly<Record<RegisterType, readonly Fact[]>>;

const yesNo = (text: string | undefined) =>
  text === 'true' ? true : text === 'false' ? false : null;

/** The statement of a fact `own records open`, or of one about recipients. */
function statementIn(field: FactField, value: string): Statement {
  const parts = value.split(' ');
  if (field !== 'receiving') {
    const [own, records, open] = parts;
    return statementOf(yesNo(own), { records: Number(records), open: open === 'true' });
  }
  const [groups, nobody, supplier, abroad, transfers] = parts;
  const answers = {
    groups: groups === 'true',
    alici_yok: yesNo(nobody),
    dahil_oluyormu: supplier,
    yurt_disi_aktarim: yesNo(abroad),
  };
  return recipientStatement(answers, Number(transfers));
}

/** Does a fact of this field lack an answer or a record, or contradict its records? */
export const lacksIn = (field: FactField, lack: Lack) => (value: string) =>
  statementIn(field, value).lack === lack;

const knownOf = (facts: readonly Fact[], field: FactField): Known =>
  anyOf(
    facts.filter((one) => one.field === field).map(({ value }) => statementIn(field, value).known),
  );

/** Facts over all data of the records, without a category. */
const whole = (facts: readonly Fact[]) => facts.filter(({ category }) => category === null);

/** Answer of the registers to a question of the registry for the whole company. */
export function answersOf(registers: Part): NonNullable<Notification['yanitlar']> {
  const activities = whole(registers.veri_harita);
  const [supplied, shared, kept] = [
    whole(registers.veri_aktarim),
    whole(registers.diger_aktarim),
    whole(registers.varlik_listesi),
  ];
  const abroad = [supplied, kept].flatMap((facts) =>
    facts.some(({ field }) => field === 'abroad') ? [knownOf(facts, 'abroad')] : [],
  );
  return {
    alici_gruplari: supplied.length + shared.length > 0 ? 'evet' : knownOf(activities, 'receiving'),
    yurt_disi: anyOf([knownOf(activities, 'abroad'), ...abroad]),
  };
}
