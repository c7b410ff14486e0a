import {
  REMINDED_KINDS,
  type RemindedKind,
  type SeveralWork,
} from '@emanet/contract/portfolio/several';
import type { Ability } from '@emanet/contract/shared/roles';
import { forgetReminders, type Remindable, type Reminding } from '../../../nouns/asked.ts';
import { scopeWith, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import type { Services } from '../../../platform/services.ts';
import { questionnaireReminders } from '../../questionnaires/questionnaires.ts';
import { signatureReminders } from '../../texts/texts.ts';
import { trainingReminders } from '../../training/training.ts';

export type AnswersWork = Extract<SeveralWork, { tur: 'yanit' }>;
/** People by the kind of answer that they owe. */
export type RemindedAnswers = Readonly<Partial<Record<RemindedKind, readonly Remindable[]>>>;

const KINDS: Readonly<Record<RemindedKind, Reminding & Readonly<{ ability: Ability }>>> = {
  anket: { ...questionnaireReminders, ability: 'questionnaires.write' },
  imza: { ...signatureReminders, ability: 'texts.write' },
  egitim: { ...trainingReminders, ability: 'training.write' },
};

/** People of the named answers of one client that a mail may go to now. */
export async function selectReminded(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  { satirlar }: AnswersWork,
): Promise<RemindedAnswers> {
  const at = { now: clock.now(), today: clock.today() };
  const found: Partial<Record<RemindedKind, Remindable[]>> = {};
  for (const tur of REMINDED_KINDS) {
    const ids = satirlar
      .filter((one) => one.company_id === scope.company_id && one.tur === tur)
      .map(({ id }) => id);
    if (ids.length === 0) continue;
    const { ability, select } = KINDS[tur];
    found[tur] = await select(tx, scopeWith(scope, ability), ids, at);
  }
  return found;
}

/** Mails these people again, by the reminder of each kind. */
export async function remindAnswers(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  people: RemindedAnswers,
): Promise<void> {
  for (const tur of REMINDED_KINDS) {
    const ids = (people[tur] ?? []).map(({ id }) => id);
    if (ids.length > 0) await KINDS[tur].remind(services, tx, scope, ids);
  }
}

/** Forgets the reminders whose mails were withdrawn; those that had left stay counted. */
export async function forgetAnswers(
  tx: Tx,
  scope: PersonScope,
  people: RemindedAnswers,
  withdrawn: readonly (string | null)[],
): Promise<void> {
  for (const tur of REMINDED_KINDS) {
    const { about, table } = KINDS[tur];
    const back = (people[tur] ?? []).filter(({ id }) => withdrawn.includes(about + id));
    if (back.length > 0) await forgetReminders(tx, scope, table, back);
  }
}
