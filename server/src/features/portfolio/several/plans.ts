import type { EditedType } from '@emanet/contract/portfolio/across-types';
import {
  REMINDED_KINDS,
  type SeveralKind,
  type SeveralWork,
  type SkipReason,
  type UndoneRow,
} from '@emanet/contract/portfolio/several';
import type { BulkPlan } from '@emanet/contract/records/bulk';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Ability } from '@emanet/contract/shared/roles';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { selectMembers } from '../../../nouns/members.ts';
import type { PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { enqueueMail } from '../../../platform/mail/outbox.ts';
import { mailQuota } from '../../../platform/mail/quota.ts';
import type { Services } from '../../../platform/services.ts';
import {
  mailActionIn,
  openAction,
  removeAction,
  selectOpenActions,
} from '../../actions/actions.ts';
import {
  beginRound,
  plannedRound,
  selectDepartments,
  selectOpenConfirmations,
  selectRecipients,
} from '../../confirmations/confirmations.ts';
import {
  holdInvitations,
  inviteByMail,
  notInvited,
  takeBackInvitations,
} from '../../training/training.ts';
import { reminderMail } from '../emails.ts';
import { planLaw, type LawWork } from '../law/action.ts';
import { changeField, planField, takeBackField, writeOf } from './field-change.ts';
import {
  forgetAnswers,
  remindAnswers,
  selectReminded,
  type AnswersWork,
  type RemindedAnswers,
} from './reminders.ts';
import { isRemindedToday, takeBackRound } from './work-queries.ts';

/** Traces of work in a client, needed to undo it. */
export type Made = Readonly<{
  posta: number;
  aksiyon?: Readonly<{ id: number; surum: number }>;
  davetler?: readonly number[];
  donem?: string;
  alan?: Readonly<{ kayit_turu: EditedType; toplu_islem: string; degisen: number }>;
  yanit?: RemindedAnswers;
}>;

/** Work that can be done in a client; `make` does it in the planning transaction. */
type Planned = Readonly<{
  kisiler: readonly Readonly<{ fullname: string; email: string }>[];
  departman?: string | null;
  sayi?: number;
  /** Of a changed field; without a record that changes, the client is left out. */
  plan?: BulkPlan;
  make: (toplu_islem: string) => Promise<Omit<Made, 'posta'>>;
}>;

/** An undo in a client: whether it was done, and what kept the change. */
type TakenBack = Readonly<{ done: boolean }> & Pick<UndoneRow, 'kalan' | 'donmeyen'>;
type Planner<Work> = (
  services: Services,
  tx: Tx,
  scope: PersonScope,
  work: Work,
  lang: Language,
) => Promise<Planned | SkipReason>;
type TakeBack = (
  services: Services,
  tx: Tx,
  scope: PersonScope,
  work: Made & Readonly<{ id: number; withdrawn: readonly (string | null)[] }>,
  lang: Language,
) => Promise<boolean | TakenBack>;

/** One kind of work, by the verbs of its feature and with the ability that they need. */
type Kind<Work = SeveralWork> = Readonly<{
  ability: Ability | ((kayit_turu: EditedType) => Ability);
  plan: Planner<Work>;
  /** False after a later act on it. */
  takeBack: TakeBack;
}>;

/** Representatives get a mail about open work of their departments: actions and confirmations. */
const remind: Kind = {
  // Mail is sent in the client's name, which a consultant who only reads may not do.
  ability: 'actions.write',
  plan: async ({ clock, config }, tx, scope) => {
    const today = clock.today();
    if (await isRemindedToday(tx, scope, today)) return 'bugun_hatirlatildi';
    const recipients = await selectRecipients(tx);
    if (recipients.length === 0) return 'temsilci_yok';
    const actions = await selectOpenActions(tx, scope);
    const asked = await selectOpenConfirmations(tx, scope);
    const mails = recipients
      .map((person) => {
        const theirs = <One extends Readonly<{ department_id: number }>>(all: readonly One[]) =>
          all.filter(({ department_id }) => person.departments.includes(department_id));
        return { person, actions: theirs(actions), asked: theirs(asked) };
      })
      .filter((one) => one.actions.length + one.asked.length > 0);
    if (mails.length === 0) return 'acik_is_yok';
    return {
      kisiler: mails.map(({ person }) => person),
      sayi: actions.length + asked.length,
      make: async () => {
        const { fullname: name, email } = scope.actor;
        const reply = email && { name: name || email, email };
        for (const { person, ...open } of mails)
          await enqueueMail(tx, config, {
            to: person.email,
            language: person.dil,
            company_id: scope.company_id,
            ...(reply && { replyTo: reply }),
            content: reminderMail(person.dil, {
              ...{ ...open, today, fullname: person.fullname || person.email },
              by: scope.actor.fullname || scope.actor.email,
            }),
          });
        return {};
      },
    };
  },
  takeBack: async () => true,
};

/** The department for an action: the first of these names that the client has. */
const chosenOf = (own: ReadonlyMap<number, string>, wanted: readonly string[]) =>
  wanted
    .map(foldTurkish)
    .map((name) => [...own].find(([, department_name]) => foldTurkish(department_name) === name))
    .find((one) => one !== undefined);

const openIn: Kind<Extract<SeveralWork, { tur: 'aksiyon' }>> = {
  ability: 'actions.write',
  plan: async (services, tx, scope, { departmanlar, eposta, tur: _, ...values }) => {
    const chosen = chosenOf(await selectDepartments(tx, scope), departmanlar);
    if (!chosen) return 'departman_yok';
    const [department_id, departman] = chosen;
    const members = eposta ? await selectMembers(tx) : [];
    const kisiler = members.filter((one) => one.departments.includes(department_id));
    return {
      ...{ kisiler, departman },
      make: async () => {
        const { id, surum } = await openAction(tx, scope, { ...values, department_id });
        if (kisiler.length > 0) await mailActionIn(services, tx, scope, { id, department_id });
        return { aksiyon: { id, surum } };
      },
    };
  },
  takeBack: async (_, tx, scope, { aksiyon }) => {
    if (aksiyon) await removeAction(tx, scope, aksiyon.id, aksiyon.surum);
    return true;
  },
};

const beginRoundIn: Kind = {
  ability: 'notification-settings.write',
  plan: async (services, tx, scope) => {
    const planned = await plannedRound(services, tx, scope);
    if (typeof planned === 'string') return planned;
    if (planned.represented === 0) return 'temsilci_yok';
    return {
      kisiler: planned.recipients,
      sayi: planned.represented,
      make: async () => ({ donem: await beginRound(services, tx, scope, planned.settings) }),
    };
  },
  takeBack: (_, tx, __, { id }) => takeBackRound(tx, id),
};

/** Representatives who are not invited to the training yet. */
const inviteIn: Kind = {
  ability: 'training.write',
  plan: async (services, tx, scope) => {
    await holdInvitations(tx, scope);
    const recipients = await selectRecipients(tx);
    if (recipients.length === 0) return 'temsilci_yok';
    const people = await notInvited(tx, scope, recipients);
    if (people.length === 0) return 'hepsi_davetli';
    if (people.length > (await mailQuota(tx, services.config)).kalan) return 'gunluk_sinir';
    return {
      kisiler: people,
      make: async () => ({
        davetler: await inviteByMail(
          services,
          tx,
          scope,
          people.map(({ fullname, email, dil, departments }) => ({
            ...{ email, dil, department_id: departments[0] ?? null },
            fullname: fullname || (email.split('@')[0] ?? email),
          })),
        ),
      }),
    };
  },
  takeBack: async (services, tx, scope, { davetler = [] }) => {
    await takeBackInvitations(services, tx, scope, davetler);
    return true;
  },
};

/** One field of the client's chosen records, by the register's own bulk edit and its undo. */
const changeFieldIn: Kind<Extract<SeveralWork, { tur: 'alan' }>> = {
  ability: writeOf,
  plan: async (services, tx, scope, work, lang) => {
    const plan = await planField(services, tx, scope, work, lang);
    return {
      ...{ kisiler: [], sayi: plan.degisecek.length, plan },
      make: async (toplu_islem) => ({
        alan: await changeField(services, tx, scope, work, toplu_islem),
      }),
    };
  },
  takeBack: async (services, tx, scope, { alan }, lang) =>
    alan ? takeBackField(services, tx, scope, alan, lang) : false,
};

const remindAnswersIn: Kind<AnswersWork> = {
  // The least that all reminders need; each asks for its own ability besides.
  ability: 'actions.write',
  plan: async (services, tx, scope, work) => {
    const people = await selectReminded(services, tx, scope, work);
    const kisiler = REMINDED_KINDS.flatMap((tur) => people[tur] ?? []);
    if (kisiler.length === 0) return 'hatirlatilamaz';
    if (kisiler.length > (await mailQuota(tx, services.config)).kalan) return 'gunluk_sinir';
    return {
      ...{ kisiler, sayi: kisiler.length },
      make: async () => {
        await remindAnswers(services, tx, scope, people);
        return { yanit: people };
      },
    };
  },
  takeBack: async (_, tx, scope, { yanit = {}, withdrawn }) => {
    await forgetAnswers(tx, scope, yanit, withdrawn);
    return true;
  },
};

const openLawIn: Kind<LawWork> = {
  ability: 'actions.write',
  plan: planLaw,
  takeBack: openIn.takeBack,
};

const KINDS: Readonly<Record<SeveralKind, Pick<Kind, 'ability' | 'takeBack'>>> = {
  hatirlatma: remind,
  aksiyon: openIn,
  onay_turu: beginRoundIn,
  egitim: inviteIn,
  alan: changeFieldIn,
  yanit: remindAnswersIn,
  mevzuat: openLawIn,
};

/** The ability that a kind of work needs in each client; for a field, that of its register. */
export const abilityFor = (tur: SeveralKind, kayit_turu: EditedType = 'veri_harita'): Ability => {
  const { ability } = KINDS[tur];
  return typeof ability === 'function' ? ability(kayit_turu) : ability;
};

/** Plans work in a client: the recipients, or why it is left out. */
export function planIn(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  work: SeveralWork,
  lang: Language,
): Promise<Planned | SkipReason> {
  switch (work.tur) {
    case 'aksiyon':
      return openIn.plan(services, tx, scope, work, lang);
    case 'onay_turu':
      return beginRoundIn.plan(services, tx, scope, work, lang);
    case 'egitim':
      return inviteIn.plan(services, tx, scope, work, lang);
    case 'hatirlatma':
      return remind.plan(services, tx, scope, work, lang);
    case 'yanit':
      return remindAnswersIn.plan(services, tx, scope, work, lang);
    case 'mevzuat':
      return openLawIn.plan(services, tx, scope, work, lang);
    case 'alan':
      return changeFieldIn.plan(services, tx, scope, work, lang);
  }
}

/** Undoes work in a client, in a transaction that has withdrawn its mails. */
export const takeBackIn = async (
  tur: SeveralKind,
  ...given: Parameters<TakeBack>
): Promise<TakenBack> => {
  const back = await KINDS[tur].takeBack(...given);
  return typeof back === 'boolean' ? { done: back } : back;
};
