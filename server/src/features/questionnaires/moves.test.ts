import { processingActivities } from '@emanet/contract/processing-activities';
import {
  QUESTIONNAIRE_MOVES,
  QUESTIONNAIRE_STATES,
  questionnaires,
  refusalOf,
  type Move,
  type QuestionnaireMove,
  type QuestionnaireState,
} from '@emanet/contract/questionnaires';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { appOfFile, type Caller } from '../../../test/app.ts';
import { unique } from '../../../test/factories.ts';
import { optOutLink } from '../../platform/mail/opt-out.ts';
import { activityBody } from '../processing-activities/sample.ts';
import { digestOf } from './answers.ts';

const app = await appOfFile();
const company = await app.makeCompany();
const depot = await app.makeDepartment(company, 'Depo');
const consultant = await app.signInAs({ companies: [company] });
const manager = await app.signInAs({ role: 'yönetici', companies: [company] });
const member = await app.signInAs({ role: 'temsilci', companies: [company], departments: [depot] });
const body = activityBody(depot, unique('Sayım'));
const { id: activity } = (await consultant.call(processingActivities.add, { body })).body.data;

type Sent = Readonly<{ id: number; email: string; token: string; surec: number }>;
const MOVES = Object.keys(QUESTIONNAIRE_MOVES) as QuestionnaireMove[];
const at = (id: number) => ({ params: { id: String(id) } });
const stateOf = async (id: number) =>
  (await consultant.call(questionnaires.single, at(id))).body.data.durum;

/** Makes a move as a caller would; gives back the code of its refusal. */
async function make(move: QuestionnaireMove, { id, token, surec }: Sent, caller: Caller) {
  const over = { params: { token } };
  const given = { soru: 'saklama_suresi', yazi: 'beş yıl', gorulen: digestOf(undefined) } as const;
  const calls = {
    remind: () => caller.call(questionnaires.remind, at(id)),
    resend: () => caller.call(questionnaires.resend, { ...at(id), body: {} }),
    withdraw: () => caller.call(questionnaires.withdraw, at(id)),
    answer: () =>
      caller.call(questionnaires.answer, {
        ...over,
        body: { ...given, surec, git: 'ileri', dil: 'tr' },
      }),
    addProcess: () =>
      caller.call(questionnaires.addProcess, { ...over, body: { ad: 'Yeni iş', dil: 'tr' } }),
    finish: () => caller.call(questionnaires.finish, { ...over, body: { dil: 'tr' } }),
  };
  return (await calls[move]()).body.code;
}

const COLUMNS: Partial<Record<QuestionnaireState, string>> = {
  acildi: 'acilma_tarihi = now()',
  tamamlandi: 'tamamlanma_tarihi = now()',
  suresi_doldu: "son_gun = '2020-01-01'",
  geri_cekildi: 'geri_cekilme_tarihi = now()',
  ulasmadi: 'ulasmadi = true',
};

/** A questionnaire in a state, mailed two days ago. */
async function inState(state: QuestionnaireState): Promise<Sent> {
  const email = `${unique('ece')}@ornek.test`.toLowerCase().replace(/\s/g, '');
  const asked = { department_id: depot, fullname: 'Ece Er', email, kayitlar: [activity] };
  const { id } = (await consultant.call(questionnaires.send, { body: asked })).body.data;
  const [mail] = await app.mailsTo(email);
  const [, token = ''] = /\/anket\/([^?\s"]+)/.exec(mail?.text ?? '') ?? [];
  const { surecler } = (await consultant.call(questionnaires.single, at(id))).body.data;
  const sent = { id, email, token, surec: surecler[0]?.id ?? 0 };
  if (state === 'yanitlaniyor') await make('addProcess', sent, app.stranger);
  if (state === 'posta_istemiyor') {
    const { pathname } = new URL(optOutLink(app.config, email, 'tr'));
    await app.app.inject({ method: 'POST', url: pathname });
  }
  const columns = COLUMNS[state] ?? 'ulasmadi = false';
  await sql`update anketler set ${sql.raw(columns)}, istenme_tarihi = now() - interval '2 days'
    where id = ${id}`.execute(app.db.system);
  expect(await stateOf(id)).toBe(state);
  return sent;
}

const logOf = async (id: number) =>
  (
    await sql<{ islem: string }>`select islem from change_logs
      where company_id = ${company} and tur = 'anketler' and record_id = ${id} order by id`.execute(
      app.db.system,
    )
  ).rows.map(({ islem }) => islem);

it('every move is an endpoint of the one who makes it', () => {
  for (const move of MOVES)
    expect([move, questionnaires[move].permission]).toEqual([move, QUESTIONNAIRE_MOVES[move].by]);
});

it.each(QUESTIONNAIRE_STATES)(
  '%s: each move is made or refused as the table has it',
  async (state) => {
    for (const move of MOVES) {
      const { by, log, mails = [] }: Move = QUESTIONNAIRE_MOVES[move];
      const table = refusalOf(move, state);
      for (const caller of by === 'public' ? [app.stranger] : [consultant, manager]) {
        const one = await inState(state);
        const before = { log: await logOf(one.id), mails: (await app.mailsTo(one.email)).length };
        const nothing = move === 'finish' && !table && state !== 'yanitlaniyor';
        const expected = nothing ? 'QUESTIONNAIRE_EMPTY' : table === 'stays' ? undefined : table;
        expect([move, await make(move, one, caller)]).toEqual([move, expected]);
        const moved = !table && !nothing;
        const logged = moved && log ? [log] : [];
        expect([move, (await logOf(one.id)).slice(before.log.length)]).toEqual([move, logged]);
        // An address that wants no mail gets none.
        const arrives = moved && state !== 'posta_istemiyor';
        const mailed = arrives && mails.some((kind) => kind !== 'finished') ? 1 : 0;
        expect([move, (await app.mailsTo(one.email)).length - before.mails]).toEqual([
          move,
          mailed,
        ]);
        if (!moved) expect([move, await stateOf(one.id)]).toEqual([move, state]);
      }
    }
  },
);

it.each(QUESTIONNAIRE_STATES)('%s: nobody else makes a move of the company', async (state) => {
  const one = await inState(state);
  for (const move of MOVES.filter((name) => QUESTIONNAIRE_MOVES[name].by !== 'public')) {
    expect([move, await make(move, one, member)]).toEqual([move, 'FORBIDDEN']);
    expect([move, await make(move, one, app.stranger)]).toEqual([move, 'UNAUTHENTICATED']);
  }
  expect(await stateOf(one.id)).toBe(state);
});
