import type {
  BreachDecision,
  BreachLetters,
  BreachStage,
  SingleBreach,
} from '@emanet/contract/breaches';
import { lackingOf, type LetterContent } from '@emanet/contract/breaches/letter';
import { cleanText } from '@emanet/contract/shared/clean-text';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { keepFile, type ReceivedFile } from '../../platform/files/rows.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import type { Services } from '../../platform/services.ts';
import { change, holdsAll, oneLine } from '../../nouns/life.ts';
import { hold, wholeOf } from './breaches.ts';
import { letterMail } from './emails.ts';
import { breachNoun } from './noun.ts';
import { explainClock, insertEvent, insertLetters, selectEvents } from './queries.ts';

/** Stores whether a person is notified, and why; an earlier decision stays in the breach's log. */
export const decide = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { konu, karar, neden, gerekce: given, karar_veren, surum }: BreachDecision,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id, surum);
    if (karar === 'bildirilmeyecek') fail('INVALID_INPUT', { fields: { karar: 'no_threshold' } });
    if (konu === 'ilgili_kisi' ? karar === 'ihlal_degil' : karar === 'duyurulacak')
      fail('INVALID_INPUT', { fields: { karar: 'choice' } });
    const isNone = karar === 'ihlal_degil';
    const ihlal_degil_nedeni = isNone
      ? (neden ?? fail('INVALID_INPUT', { fields: { neden: 'required' } }))
      : null;
    const gerekce = cleanText(given) ?? fail('INVALID_INPUT', { fields: { gerekce: 'required' } });
    const onceki = konu === 'kurul' ? current.kurul_karari : current.kisi_karari;
    const values =
      konu === 'kurul'
        ? { kurul_karari: karar, kurul_gerekcesi: gerekce, ihlal_degil_nedeni }
        : { kisi_karari: karar, kisi_gerekcesi: gerekce };
    const decider = oneLine(karar_veren, 'karar_veren');
    if (holdsAll(current, values) && (await lastDecider(tx, scope, id, konu)) === decider)
      return wholeOf(tx, scope, id);
    await change(tx, scope, breachNoun, current, values);
    const veri = {
      ...{ konu, karar, gerekce, onceki },
      ...(ihlal_degil_nedeni && { neden: ihlal_degil_nedeni }),
      karar_veren: decider,
    };
    const an = clock.now().toISOString();
    await insertEvent(tx, scope, { ihlal_id: id, tur: 'karar', an, veri });
    return wholeOf(tx, scope, id);
  });

/** The person who took the decision that is in force. */
const lastDecider = async (tx: Tx, scope: PersonScope, id: number, konu: string) =>
  (await selectEvents(tx, scope, id)).findLast(
    ({ tur, veri }) => tur === 'karar' && veri['konu'] === konu,
  )?.veri['karar_veren'];

const STAGED = {
  kurul: 'kurul_bildirimi',
  ilgili_kisi: 'kisi_bildirimi',
  sorumlu: 'sorumlu_bildirimi',
} as const;

/**
 * Enters a notification: its instant and its receipt. The first one to the Board stops the clock; a
 * late one needs a reason.
 */
export const enterStage = (
  { clock, db }: Services,
  scope: PersonScope,
  id: number,
  { alici, an, kayit_no, aciklama, gecikme_nedeni: given }: BreachStage,
  file: ReceivedFile | undefined,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id);
    if ((alici === 'sorumlu') !== (current.sifat === 'isleyen'))
      fail('INVALID_INPUT', { fields: { alici: 'choice' } });
    if (an > clock.now().toISOString()) fail('INVALID_INPUT', { fields: { an: 'future' } });
    if (Date.parse(an) < Date.parse(current.sure_baslangici))
      fail('INVALID_INPUT', { fields: { an: 'order' } });
    const receipt = cleanText(kayit_no ?? '');
    // The same notification entered again, as by a second press, returns the stored one.
    const there = (await selectEvents(tx, scope, id)).some(
      (one) =>
        one.tur === 'bildirim' &&
        Date.parse(one.an) === Date.parse(an) &&
        one.veri.alici === alici &&
        one.veri.kayit_no === receipt,
    );
    if (there) return wholeOf(tx, scope, id);
    const column = STAGED[alici];
    const earliest = [current[column], an].filter((one) => one !== null).toSorted()[0] ?? an;
    const late = alici === 'kurul' && Date.parse(earliest) > Date.parse(current.son_an);
    const gecikme_nedeni = cleanText(given ?? '') ?? current.gecikme_nedeni;
    if (late && gecikme_nedeni === null)
      fail('INVALID_INPUT', { fields: { gecikme_nedeni: 'late_reason' } });
    const first = current[column] === null;
    await change(tx, scope, breachNoun, current, {
      [column]: earliest,
      ...(late && { gecikme_nedeni }),
    });
    if (alici === 'kurul') await explainClock(tx, scope, id, late ? gecikme_nedeni : null);
    const veri = {
      alici,
      ilk: first,
      kayit_no: receipt,
      metin: cleanText(aciklama ?? ''),
      gecikme_nedeni: late ? gecikme_nedeni : null,
    };
    const dosya_id = file ? await keepFile(tx, scope, file) : null;
    await insertEvent(tx, scope, { ihlal_id: id, tur: 'bildirim', an, veri, dosya_id });
    return wholeOf(tx, scope, id);
  });

/**
 * Sends a letter to each person without one about this breach, and stores it. A letter without the
 * contents of decision 2019/271 is refused. In an exercise only the record is made.
 */
export const sendLetters = (
  { clock, config, db }: Services,
  scope: PersonScope,
  id: number,
  { kisiler, konu: subject, metin, dil }: BreachLetters,
  contents: Readonly<Record<LetterContent, string>>,
): Promise<SingleBreach> =>
  db.write(scope, async (tx) => {
    const current = await hold(tx, scope, id);
    const an = clock.now().toISOString();
    const text = cleanText(metin) ?? fail('INVALID_INPUT', { fields: { metin: 'required' } });
    const lacking = lackingOf(text, current).map((one) => contents[one]);
    if (lacking.length > 0) fail('BREACH_LETTER_LACKS', { values: { what: lacking.join('; ') } });
    const konu = oneLine(subject, 'konu');
    const letters = kisiler.map((one) => {
      const ad = oneLine(one.ad, 'kisiler');
      return { ad, eposta: one.eposta, metin: text.replaceAll('{ad}', ad) };
    });
    const teslim = current.tatbikat ? 'tatbikat' : 'bekliyor';
    const sent = await insertLetters(tx, scope, id, letters, { konu, teslim, an });
    if (sent.length === 0) return wholeOf(tx, scope, id);
    if (!current.tatbikat)
      for (const one of sent)
        await enqueueMail(tx, config, {
          to: one.eposta,
          language: dil,
          company_id: scope.company_id,
          unreported: true,
          content: letterMail(konu, one.metin),
          about: `ihlal:${id}:${one.id}`,
        });
    const veri = {
      konu,
      metin: text,
      gonderilen: sent.length,
      atlanan: kisiler.length - sent.length,
    };
    await insertEvent(tx, scope, { ihlal_id: id, tur: 'mektup', an, veri });
    if (current.kisi_bildirimi === null)
      await change(tx, scope, breachNoun, current, { kisi_bildirimi: an });
    return wholeOf(tx, scope, id);
  });
