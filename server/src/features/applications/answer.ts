import { serverTexts } from '@emanet/contract/locales/server-texts';
import { ANSWER_CHECKS, checkAnswer, fillIn } from '@emanet/contract/applications/answer';
import { groundsIn, isRefusal } from '@emanet/contract/applications/refusals';
import type { Application, ApplicationDraft } from '@emanet/contract/applications';
import type { Language, Sentence } from '@emanet/contract/shared/primitives';
import { sql } from 'kysely';
import { dayInWords } from '../../platform/day-in-words.ts';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import { openingSeal } from '../../platform/crypto/company-seal.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { attachmentOf, enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { brandOf } from '../../records/company/brand.ts';
import { sameDocument } from '../../nouns/log.ts';
import { hold, wholeOf } from './applications.ts';
import { answerMail } from './emails.ts';
import { jsonOf, logEvent } from './events.ts';
import { openIdentity } from './identity.ts';
import { bytesOf, namePdf, storePdf } from './kept-bytes.ts';
import { answerPdf } from './papers/letter.ts';
import { openTaskNames } from './tasks.ts';
import {
  selectAnswers,
  selectFiles,
  selectIdentity,
  selectSource,
  updateApplication,
  type ApplicationSource,
} from './queries.ts';
import { selectCompanyName } from '../../nouns/company-name.ts';

/** Size of a mail that every server takes, as it is sent (base64 adds a third). */
const MOST_MAILED_BYTES = 15 * 2 ** 20;

/** Message for each failed check. */
const MISSING: Readonly<Record<(typeof ANSWER_CHECKS)[number], Sentence>> = serverTexts(
  (all) => all.applications.missing,
);

/** Stores the draft of the answer; on an answered application it is a second answer. */
export const keepDraft = (
  { db }: Services,
  scope: PersonScope,
  id: number,
  { surum, ...taslak }: ApplicationDraft & Readonly<{ surum?: number | undefined }>,
): Promise<Application> =>
  db.write(scope, async (tx) => {
    const row = await hold(tx, scope, id, surum);
    if (row.sonuc === 'geri_cekildi') fail('APPLICATION_CLOSED');
    const chosen = (await selectFiles(tx, scope, id)).filter((file) =>
      taslak.ekler.includes(file.id),
    );
    const bytes = chosen.reduce((sum, { dosya_boyutu }) => sum + dosya_boyutu, 0);
    if (chosen.length !== new Set(taslak.ekler).size || bytes > MOST_MAILED_BYTES)
      fail('INVALID_INPUT', { fields: { ekler: 'attachments' } });
    if (sameDocument(row.taslak, taslak)) return wholeOf(tx, scope, id);
    await updateApplication(tx, scope, id, {
      taslak: jsonOf(taslak),
      guncelleyen: updaterName(scope.actor),
    });
    return wholeOf(tx, scope, id);
  });

type Prepared = Readonly<{
  row: ApplicationSource;
  taslak: ApplicationDraft;
  text: string;
  sira: number;
  company: string;
  address: string | null;
  signatory: string | null;
  kimlik_no: string | null;
  annexes: readonly Readonly<{ dosya_id: string; dosya_adi: string; dosya_turu: string }>[];
}>;

/** The draft with everything that its letter needs. */
async function prepared(
  { config }: Services,
  tx: Tx,
  scope: PersonScope,
  id: number,
): Promise<Prepared> {
  const row = (await selectSource(tx, scope, id)) ?? fail('NOT_FOUND');
  const taslak =
    row.taslak ?? fail('APPLICATION_NOT_READY', { values: { what: MISSING.metin.tr } });
  const [files, answers, company, kimlik, found] = await Promise.all([
    selectFiles(tx, scope, id),
    selectAnswers(tx, scope, id),
    selectCompanyName(tx, scope),
    selectIdentity(tx, scope, id),
    sql<{ posta_adresi: string | null; imzalayan: string | null }>`
      select posta_adresi, imzalayan from basvuru_ayarlari where company_id = ${scope.company_id}`.execute(
      tx,
    ),
  ]);
  const { ad_soyad, basvuru_no, gelis_tarihi } = row;
  return {
    row,
    taslak,
    text: fillIn(taslak.metin, {
      ad_soyad,
      basvuru_no,
      gelis_tarihi: dayInWords(new Date(gelis_tarihi), taslak.dil),
    }),
    sira: answers.length + 1,
    company,
    address: found.rows[0]?.posta_adresi ?? null,
    signatory: found.rows[0]?.imzalayan ?? null,
    kimlik_no: kimlik && openIdentity(await openingSeal(tx, config), kimlik),
    annexes: files.filter((file) => taslak.ekler.includes(file.id)),
  };
}

const pdfOf = async (services: Services, scope: PersonScope, answer: Prepared): Promise<Buffer> => {
  const { clock } = services;
  return answerPdf({
    brand: await brandOf(services, scope.company_id),
    application: answer.row,
    kimlik_no: answer.kimlik_no,
    company_name: answer.company,
    company_address: answer.address,
    lang: answer.taslak.dil,
    text: answer.text,
    refusal: refusalOf(answer.taslak),
    writer: answer.signatory ?? updaterName(scope.actor),
    today: clock.today(),
    place: answer.sira,
    annexes: answer.annexes.map(({ dosya_adi }) => dosya_adi),
  });
};

/** Grounds and explanation of a draft's refusal; a full acceptance has none. */
const refusalOf = (taslak: ApplicationDraft) => {
  const [ret_nedeni, ...further] = isRefusal(taslak.sonuc) ? groundsIn(taslak) : [];
  if (!ret_nedeni) return undefined;
  const ret_gerekcesi = taslak.ret_gerekcesi ?? '';
  return { ret_nedeni, ret_gerekcesi, ...(further.length > 0 && { ret_ek_nedenler: further }) };
};

const nameOf = ({ row, sira, taslak }: Prepared): string => {
  const word = taslak.dil === 'tr' ? 'cevap' : 'answer';
  return `${row.basvuru_no.replace('/', '-')}-${word}${sira > 1 ? `-${sira}` : ''}.pdf`;
};

/** The PDF that would be sent now. */
export async function previewAnswer(services: Services, scope: PersonScope, id: number) {
  const answer = await services.db.read(scope, (tx) => prepared(services, tx, scope, id));
  return { name: nameOf(answer), content: await pdfOf(services, scope, answer) };
}

function refuseUnready(row: ApplicationSource, language: Language): void {
  const checks = checkAnswer(row);
  const missing = ANSWER_CHECKS.filter((check) => !checks[check]).map(
    (one) => MISSING[one][language],
  );
  if (missing.length > 0) fail('APPLICATION_NOT_READY', { values: { what: missing.join('; ') } });
}

/**
 * Sends the draft: its PDF is stored with its digest, mailed when the answer is due by e-mail, and
 * cannot be changed afterwards. The application is then closed.
 */
export async function sendAnswer(
  services: Services,
  scope: PersonScope,
  id: number,
  surum: number,
  language: Language,
): Promise<Application> {
  const { clock, config, db } = services;
  const answer = await db.read(scope, async (tx) => {
    const found = await prepared(services, tx, scope, id);
    if (found.row.surum !== surum) fail('STALE', { data: await wholeOf(tx, scope, id) });
    return found;
  });
  refuseUnready(answer.row, language);
  const { row, taslak, annexes } = answer;
  const bytes = await pdfOf(services, scope, answer);
  const name = nameOf(answer);
  const attachments = [attachmentOf(name, 'application/pdf', bytes)];
  if (row.cevap_yolu === 'eposta')
    for (const { dosya_id, dosya_adi, dosya_turu } of annexes)
      attachments.push(
        attachmentOf(dosya_adi, dosya_turu, await bytesOf(services, scope.company_id, dosya_id)),
      );
  const file = await storePdf(services, scope.company_id, name, bytes);
  const at = clock.now();
  return db.write(scope, async (tx) => {
    await hold(tx, scope, id, surum);
    await namePdf(tx, scope.company_id, file);
    const alici = (row.cevap_yolu === 'posta' ? row.adres : row.eposta) ?? '';
    const gonderen = updaterName(scope.actor);
    const cevap_id = await insertAnswer(tx, scope, answer, {
      alici,
      gonderen,
      at,
      dosya_id: file.id,
    });
    await updateApplication(tx, scope, id, {
      durum: 'sonuclandi',
      sonuc: taslak.sonuc,
      // A second answer does not move the day of the first.
      sonuclanma_tarihi: row.sonuclanma_tarihi ?? at.toISOString(),
      taslak: null,
      guncelleyen: gonderen,
    });
    const veri = {
      sonuc: taslak.sonuc,
      ...refusalOf(taslak),
      ...(row.kimlik_turu === null && taslak.kimlik_nedeni
        ? { kimlik_nedeni: taslak.kimlik_nedeni }
        : {}),
      sira: answer.sira,
      dosya: name,
      sha256: file.sha256,
      alici,
      acik_gorevler: await openTaskNames(tx, scope, id),
    };
    await logEvent(tx, scope, { basvuru_id: id, tur: 'cevap_gonderildi', veri, at });
    if (row.cevap_yolu === 'eposta')
      await enqueueMail(tx, config, {
        to: alici,
        language: taslak.dil,
        company_id: scope.company_id,
        unreported: true,
        content: answerMail(taslak.dil, { ...row, company: answer.company }),
        attachments,
        about: `basvuru:${id}:cevap:${cevap_id}`,
      });
    return wholeOf(tx, scope, id);
  });
}

type Sent = Readonly<{ alici: string; gonderen: string; at: Date; dosya_id: string }>;

async function insertAnswer(
  tx: Tx,
  { company_id }: PersonScope,
  { row, taslak, text, sira }: Prepared,
  { alici, gonderen, at, dosya_id }: Sent,
): Promise<number> {
  const { id, cevap_yolu: yol } = row;
  const teslim = yol === 'posta' ? 'posta' : 'bekliyor';
  const made = await tx
    .insertInto('basvuru_cevaplari')
    .values({
      ...{ company_id, basvuru_id: id, sira, metin: text, yol, alici, gonderen },
      // A draft without a result is refused before.
      ...{ sonuc: taslak.sonuc ?? fail('APPLICATION_NOT_READY'), dil: taslak.dil },
      ...refusalOf(taslak),
      kimlik_nedeni: row.kimlik_turu === null ? (taslak.kimlik_nedeni ?? null) : null,
      ...{ gonderme_tarihi: at.toISOString(), teslim, dosya_id },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
