import { WRITE_OF } from '@emanet/contract/change-logs';
import { isNounType, type EditedType } from '@emanet/contract/portfolio/across-types';
import { NOUNS_ACROSS, nounFieldsAcross } from '@emanet/contract/portfolio/nouns';
import { fieldsAcross } from '@emanet/contract/portfolio/records';
import type { SeveralWork, UndoneRow } from '@emanet/contract/portfolio/several';
import type { RegisterType } from '@emanet/contract/records/registers';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Ability } from '@emanet/contract/shared/roles';
import { scopeWith, type PersonScope } from '../../../platform/access/scope.ts';
import type { Tx } from '../../../platform/db.ts';
import { fail } from '../../../platform/errors.ts';
import { rowsOf } from '../../../platform/rows.ts';
import type { Services } from '../../../platform/services.ts';
import {
  editNoun,
  nounEditOf,
  planNounEdit,
  takeBackNounEdit,
  type NounEdit,
} from '../../../records/noun/bulk.ts';
import { editOf } from '../../../records/write/bulk-plan.ts';
import { takeBackAct } from '../../../records/write/bulk-undo.ts';
import { checkBulkIn, updateBulkIn } from '../../../records/write/bulk.ts';
import { registerOf } from '../../../registers.ts';
import { standingIn } from '../../filings/filings.ts';
import { isStale } from '../../texts/texts.ts';
import { editedNouns } from '../nouns.ts';

export type FieldWork = Extract<SeveralWork, { tur: 'alan' }>;

const targetOf = (tur: RegisterType) => {
  const register = registerOf(tur);
  return { register, body: register.endpoints.add.body };
};

/** The part of the work that is about one client, as the client's own bulk edit takes it. */
const partOf = ({ satirlar, alan, islem, deger, olaysiz }: FieldWork, company_id: number) => ({
  ...{ alan, islem, deger, olaysiz },
  satirlar: satirlar
    .filter((one) => one.company_id === company_id)
    .map(({ id, surum }) => ({ id, surum })),
});

/** Edit of a noun's rows in one client; the field was checked before. */
function nounPartOf(tur: keyof typeof editedNouns, work: FieldWork, company_id: number): NounEdit {
  const field = nounFieldsAcross(NOUNS_ACROSS[tur]).find(({ name }) => name === work.alan);
  return nounEditOf(field ?? refuseField(), partOf(work, company_id));
}

const refuseField = () => fail('INVALID_INPUT', { fields: { alan: 'choice' } });

/** The ability by which rows of a register or noun are changed. */
export const writeOf = (tur: EditedType): Ability => WRITE_OF[tur];

/** Refuses a field or value that fits in no client, before any client is worked in. */
export function refuseUnfit(work: FieldWork): void {
  const { kayit_turu: tur } = work;
  if (isNounType(tur)) return void nounPartOf(tur, work, 0);
  const { register, body } = targetOf(tur);
  if (!fieldsAcross(register.fields).some(({ name }) => name === work.alan)) refuseField();
  editOf(register, body, partOf(work, 0));
}

/** Preview of the change in one client, by the check of the register or noun. */
export function planField(
  { clock }: Services,
  tx: Tx,
  scope: PersonScope,
  work: FieldWork,
  lang: Language,
) {
  const { kayit_turu: tur } = work;
  if (isNounType(tur))
    return planNounEdit(tx, editedNouns[tur], scope, nounPartOf(tur, work, scope.company_id), lang);
  const now = { today: clock.today(), lang };
  return checkBulkIn(tx, targetOf(tur), scope, partOf(work, scope.company_id), now);
}

/** Changes the field in one client under the number of the act in all of them. */
export async function changeField(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  work: FieldWork,
  toplu_islem: string,
) {
  const { kayit_turu: tur } = work;
  const done = (degisen: number) => ({ kayit_turu: tur, toplu_islem, degisen });
  if (isNounType(tur)) {
    const edit = nounPartOf(tur, work, scope.company_id);
    return done(await editNoun(services, tx, editedNouns[tur], scope, edit, toplu_islem));
  }
  const { degisen } = await updateBulkIn(tx, targetOf(tur), scope, partOf(work, scope.company_id), {
    today: services.clock.today(),
    lang: 'tr',
    toplu_islem,
  });
  return done(degisen.length);
}

type Changed = Readonly<{ kayit_turu: EditedType; toplu_islem: string }>;

/** Gives the old values back in one client; `done`: at least one record has its own again. */
export async function takeBackField(
  services: Services,
  tx: Tx,
  scope: PersonScope,
  { kayit_turu: tur, toplu_islem }: Changed,
  lang: Language,
) {
  if (isNounType(tur))
    return takeBackNounEdit(services, tx, editedNouns[tur], scope, toplu_islem, lang);
  const today = services.clock.today();
  const register = registerOf(tur);
  const back = await takeBackAct(tx, register, scope, today, toplu_islem, lang);
  const kalan: NonNullable<UndoneRow['kalan']> = [
    ...back.cakisan,
    ...back.reddedilen,
    ...back.bulunamayan.map((id) => ({ id, ad: '' })),
  ];
  const donmeyen = [...new Set(back.lost.map(({ alan }) => alan))];
  return { done: back.degisen.length > 0, kalan, donmeyen };
}

type Facts = Readonly<{ metin: readonly string[]; verbis: readonly string[] }>;

/** Stale texts of a client, and its differences from the last filing; without what fails. */
async function factsOf({ db, log }: Services, client: PersonScope): Promise<Partial<Facts>> {
  const { company_id } = client;
  const read = (ability: Ability, work: (tx: Tx, scope: PersonScope) => Promise<string[]>) =>
    Promise.try(() => {
      const scope = scopeWith(client, ability);
      return db.read(scope, (tx) => work(tx, scope));
    }).catch((error: unknown) => {
      log.warn({ company_id, err: error }, 'the consequences of a change were not counted');
    });
  const metin = await read('texts.read', async (tx) =>
    (
      await rowsOf<{ id: string }>(tx)`
        select m.id::text from metinler m where m.company_id = ${company_id} and ${isStale}`
    ).map(({ id }) => id),
  );
  const verbis = await read('tables.read', async (tx, scope) =>
    (await standingIn(tx, scope)).farklar.map((one) => JSON.stringify(one)),
  );
  return { ...(metin && { metin }), ...(verbis && { verbis }) };
}

/**
 * Does work in a client and counts what it brought there: texts that became stale, and changes for
 * the registry. What could not be counted is null, never 0; the work is done all the same.
 */
export async function withConsequences<Row extends object>(
  services: Services,
  client: PersonScope,
  work: () => Promise<Row & Readonly<{ again?: boolean }>>,
) {
  const before = await factsOf(services, client);
  const { again, ...row } = await work();
  const after = again ? {} : await factsOf(services, client);
  const grown = (part: keyof Facts) => {
    const [old, now] = [before[part], after[part]];
    return old && now ? now.filter((one) => !old.includes(one)).length : null;
  };
  return { ...row, sonuc: { metin: grown('metin'), verbis: grown('verbis') } };
}
