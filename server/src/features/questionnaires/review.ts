import {
  answeredOf,
  fieldOfQuestion,
  NOBODY,
  type Answer,
  type AnsweredProcess,
  type Proposal,
  type Questionnaire,
  type questionnaires,
  type TakenWay,
} from '@emanet/contract/questionnaires';
import { isEmpty, type Field, type Values } from '@emanet/contract/records/fields';
import { QUESTIONS, type Question } from '@emanet/contract/records/questionnaire';
import { foldTurkish } from '@emanet/contract/shared/turkish';
import { sql } from 'kysely';
import type { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import { scopeVia, type CompanyScope, type PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { optedOut } from '../../platform/mail/opt-out.ts';
import type { Services } from '../../platform/services.ts';
import { logChange, same } from '../../nouns/log.ts';
import { toRow } from '../../records/record-json.ts';
import { codesBehind } from '../../records/import/choices.ts';
import { looseAnswer, noted } from '../../records/import/questionnaire.ts';
import { selectLines } from '../../records/queries.ts';
import type { RecordRow } from '../../records/register.ts';
import { addWithin } from '../../records/write/add.ts';
import { changeWithin } from '../../records/write/update.ts';
import { processingActivityRegister as register } from '../processing-activities/register.ts';
import { NAMING } from './answers.ts';
import {
  QUESTIONNAIRE_LOG,
  lockProcess,
  selectProcesses,
  selectQuestionnaires,
  type StoredProcess,
} from './queries.ts';
import { shown } from './questionnaires.ts';
import { updateRow } from '../../platform/rows.ts';

type Body = z.output<typeof questionnaires.merge.body>;

/** Value of an answer in the register, and the words that have no field there. */
function valueOf(
  field: Field,
  { secilen = [], yazi = '' }: Answer,
): { value: unknown; words: string } {
  if (field.control === 'boolean') {
    const [said] = secilen;
    const value = said ? said === 'evet' : (looseAnswer(field, yazi)?.value ?? null);
    return { value, words: yazi };
  }
  if (field.control === 'multiselect') {
    const written = yazi ? looseAnswer(field, yazi) : undefined;
    const codes = [...secilen.filter((one) => one !== NOBODY), ...[written?.value ?? []].flat()];
    return { value: [...new Set(codes)], words: written?.words ?? '' };
  }
  const [code, another] = field.lookup ? codesBehind(field.lookup, yazi) : [];
  return { value: code !== undefined && another === undefined ? code : yazi, words: '' };
}

/** Proposals of a process: the record's fields as its answers would change them. */
function proposalsOf({ cevaplar }: Pick<StoredProcess, 'cevaplar'>, current: Values | undefined) {
  return QUESTIONS.flatMap(({ field: name }): Proposal[] => {
    const answer = cevaplar[name];
    if (!answer || answer.bilmiyorum) return [];
    const proposed = (alan: string, deger: unknown, yazi: string): Proposal => {
      const simdi = current?.[alan] ?? null;
      return { alan, yazi, deger, simdi, ayni: yazi === '' && same(deger, simdi) };
    };
    const { value, words } = valueOf(fieldOfQuestion(name), answer);
    const nobody = answer.secilen?.includes(NOBODY) && isEmpty(value);
    const denied = name === 'alici_grubu' && !nobody && current?.alici_yok === true;
    return [
      ...(nobody ? [proposed('alici_yok', true, '')] : []),
      ...(denied ? [proposed('alici_yok', false, '')] : []),
      ...(isEmpty(value) && words === '' ? [] : [proposed(name, value, words)]),
    ];
  });
}

/** The record of each process: the linked one, else one of its name in the department. */
async function targetsOf(
  tx: Tx,
  scope: CompanyScope,
  department_id: number,
  processes: readonly StoredProcess[],
): Promise<Map<number, RecordRow>> {
  const ids = processes.flatMap(({ kayit_id, sonuc_kayit_id }) => sonuc_kayit_id ?? kayit_id ?? []);
  const names = processes.map(({ ad }) => foldTurkish(ad));
  const lines = await selectLines(tx, register, scope, {
    where: [
      sql`(t.id = any(${ids}::int[]) or t.department_id = ${department_id}
        and fold_turkish(t.surec_ismi) = any(${names}::text[]))`,
    ],
    orderBy: sql`t.id`,
    readOnly: true,
  });
  const rows = lines.map((line) => toRow(register, line));
  const targets = new Map<number, RecordRow>();
  for (const { id, kayit_id, sonuc_kayit_id, ad } of processes) {
    const named = rows.find(
      (row) =>
        row.department_id === department_id &&
        foldTurkish(String(row[register.nameField])) === foldTurkish(ad),
    );
    const target = rows.find((row) => row.id === (sonuc_kayit_id ?? kayit_id)) ?? named;
    if (target) targets.set(id, target);
  }
  return targets;
}

const shownProcess = (one: StoredProcess, target: RecordRow | undefined): AnsweredProcess => ({
  id: one.id,
  ad: one.ad,
  yanitlanan: answeredOf(one.cevaplar),
  bilinmeyen: QUESTIONS.flatMap(({ field }) => (one.cevaplar[field]?.bilmiyorum ? [field] : [])),
  hedef: target
    ? { id: target.id, ad: String(target[register.nameField]), surum: target.surum }
    : null,
  oneriler: proposalsOf(one, target),
  sonuc: one.sonuc,
  sonuc_kayit_id: one.sonuc_kayit_id,
  inceleyen: one.inceleyen,
  inceleme_tarihi: one.inceleme_tarihi,
});

/** A questionnaire with its answers, each process beside the record to add or change. */
export const readQuestionnaire = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
): Promise<Questionnaire & { surecler: AnsweredProcess[] }> =>
  db.read(scope, async (tx) => {
    const [one] = await selectQuestionnaires(tx, scope, sql`a.id = ${id}`);
    if (!one) return fail('NOT_FOUND');
    const processes = await selectProcesses(tx, scope, [id]);
    const targets = await targetsOf(tx, scope, one.department_id, processes);
    const refusing = await optedOut(tx, [one.email]);
    return {
      ...shown(one, processes, { today: clock.today(), refusing }),
      surecler: processes.map((each) => shownProcess(each, targets.get(each.id))),
    };
  });

/** Value of a field after a proposal is taken. */
function taken({ alan, deger, simdi }: Proposal, way: TakenWay): Values {
  if (isEmpty(deger)) return {};
  if (way === 'yerine' || isEmpty(simdi)) return { [alan]: deger };
  // Only lists of choices can be extended.
  if (!Array.isArray(deger)) return fail('INVALID_INPUT', { fields: { alanlar: 'choice' } });
  const all: readonly unknown[] = [simdi, deger].flat();
  return { [alan]: [...new Set(all.map(String))] };
}

const noteOf = ({ title }: Question, words: string): string => `[${title.tr}] ${words}`;

/**
 * Takes answers about one process into the register by its own verbs, as a draft, or leaves them.
 * Entries name the person who answered and the person who took them over.
 */
export const mergeProcess = (
  { db, clock }: Services,
  scope: PersonScope,
  id: number,
  { alanlar, surum }: Body,
): Promise<{ kayit_id: number | null; bosalan: string[] }> =>
  db.write(scope, async (tx) => {
    const process = (await lockProcess(tx, scope, id)) ?? fail('NOT_FOUND');
    const [questionnaire] = await selectQuestionnaires(tx, scope, sql`a.id = ${process.anket_id}`);
    if (!questionnaire) return fail('NOT_FOUND');
    if (process.sonuc) fail('QUESTIONNAIRE_REVIEWED');
    const { department_id, fullname } = questionnaire;
    const target = (await targetsOf(tx, scope, department_id, [process])).get(id);
    if ((target?.surum ?? null) !== surum) fail('STALE', target && { data: target });
    const proposals = proposalsOf(process, target);
    const chosen = Object.entries(alanlar).map(([alan, way]) => {
      const proposal = proposals.find((one) => one.alan === alan);
      return {
        proposal: proposal ?? fail('INVALID_INPUT', { fields: { alanlar: 'choice' } }),
        way,
      };
    });
    const notes = chosen.flatMap(({ proposal: { alan, yazi } }) => {
      const question = QUESTIONS.find(({ field }) => field === alan);
      return question && yazi ? [noteOf(question, yazi)] : [];
    });
    const values: Values = Object.fromEntries(
      chosen.flatMap(({ proposal, way }) => Object.entries(taken(proposal, way))),
    );
    const sent = noted(values, target, notes);
    const via = scopeVia(scope, `anket: ${fullname}`);
    const today = clock.today();
    let kayit_id: number | null = null;
    let bosalan: string[] = [];
    if (chosen.length > 0 && target) {
      kayit_id = target.id;
      const changes = Object.keys(sent).some((name) => !same(sent[name], target[name]));
      if (changes)
        bosalan = await changeWithin(tx, register, via, today, target.id, {
          ...sent,
          durum: false,
        });
    } else if (chosen.length > 0) {
      const name = { [NAMING]: sent[NAMING] ?? process.ad };
      const added = { ...sent, ...name, department_id, durum: false };
      kayit_id = (await addWithin(tx, register, via, today, added)).id;
    }
    await updateRow(tx, 'anket_kayitlari', scope, id, {
      ...{
        sonuc: kayit_id === null ? 'birakildi' : 'aktarildi',
        sonuc_kayit_id: kayit_id ?? process.sonuc_kayit_id,
      },
      ...{ inceleyen: updaterName(scope.actor), inceleme_tarihi: clock.now().toISOString() },
    });
    await logChange(tx, scope, QUESTIONNAIRE_LOG, questionnaire.id, {
      islem: 'olay',
      after: { incelenen: process.ad, kayit: kayit_id, alanlar: Object.keys(alanlar) },
    });
    return { kayit_id, bosalan };
  });
