import {
  APPLICATION_OUTCOMES,
  APPLICATION_STATES,
  HAND_SOURCES,
  PERSON_GROUPS,
} from '@emanet/contract/applications';
import {
  APPLICATION_HEADS,
  APPLICATION_SHEET_FIELDS as FIELDS,
  applicationImport as calls,
} from '@emanet/contract/applications/import';
import { actsForAnother, REQUESTERS } from '@emanet/contract/applications/requesters';
import { RIGHTS } from '@emanet/contract/data/application-rights';
import type { Values } from '@emanet/contract/records/fields';
import { sheetRowBody } from '@emanet/contract/records/noun/noun';
import { cleanText } from '@emanet/contract/shared/clean-text';
import { labelOf } from '@emanet/contract/shared/labels';
import { monthsAfter } from '@emanet/contract/shared/time/rounds';
import { z } from 'zod';
import { updaterName } from '../../platform/access/actor.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { fail } from '../../platform/errors.ts';
import { logChange } from '../../nouns/log.ts';
import type { Reversible } from '../../nouns/noun.ts';
import { oneByOne, recorded, wrongEnd, type ImportOf } from '../../records/noun/import.ts';
import { deleteClocks } from '../clocks/clocks.ts';
import { answerDayOf } from './deadline.ts';
import { logEvent } from './events.ts';
import {
  insertApplication,
  lockSource,
  selectRegister,
  selectRetention,
  takeApplicationBack,
  type RegisterRow,
} from './queries.ts';

const open = <Value extends z.ZodType>(value: Value) => value.nullish().default(null);
const text = open(z.string());
const row = z.object({
  ...{ ad_soyad: z.string(), gelis_gunu: z.string(), talep: z.string() },
  haklar: z.array(z.enum(RIGHTS)).nullish(),
  kaynak: open(z.enum(HAND_SOURCES)),
  basvuran_turu: open(z.enum(REQUESTERS)),
  kisi_grubu: open(z.enum(PERSON_GROUPS)),
  ...{ temsil_edilen: text, eposta: text, telefon: text, adres: text },
  department_id: open(z.int()),
  durum: open(z.enum(APPLICATION_STATES)),
  sonuc: open(z.enum(APPLICATION_OUTCOMES)),
  sonuclanma_gunu: text,
});
/** Noon in Turkey, because a sheet has only a day. */
const noonOf = (day: string) => `${day}T09:00:00Z`;
const LOGGED = { tur: 'basvurular' } as const;

/**
 * Stores an application of a sheet and notifies nobody. An answer goes the way for which the sheet has an
 * address; what else it does not say stays unknown.
 */
async function addApplication(tx: Tx, scope: PersonScope, values: Values, at: Date): Promise<void> {
  const { gelis_gunu, sonuclanma_gunu, kaynak, basvuran_turu, haklar, ...given } =
    row.parse(values);
  const closed = sonuclanma_gunu !== null;
  const { id, basvuru_no } = await insertApplication(tx, {
    ...given,
    talep: cleanText(given.talep) ?? given.talep,
    company_id: scope.company_id,
    haklar: haklar ?? [],
    kaynak: kaynak ?? 'bilinmiyor',
    ...{ basvuran_turu: basvuran_turu ?? 'kendisi', basvuran_belli: basvuran_turu ? true : null },
    dil: 'tr',
    cevap_yolu: given.eposta ? 'eposta' : 'posta',
    ...{ gelis_tarihi: noonOf(gelis_gunu), son_gun: answerDayOf(gelis_gunu) },
    yil: Number(gelis_gunu.slice(0, 4)),
    durum: closed ? 'sonuclandi' : (given.durum ?? 'yeni'),
    sonuclanma_tarihi: closed ? noonOf(sonuclanma_gunu) : null,
    guncelleyen: updaterName(scope.actor),
  });
  const veri = { kaynak: 'dosya' };
  await logEvent(tx, scope, { basvuru_id: id, tur: 'dosyadan_kaydedildi', veri, at });
  // The entry has no personal data: it outlives the application.
  await logChange(tx, scope, LOGGED, id, { islem: 'ekleme', after: { basvuru_no } });
}

const kept = () => fail('CHANGE_KEPT');

/** The undo of an import, of applications that nobody has worked on. */
const reversibleApplications: Reversible = {
  ...{ ...LOGGED, table: 'basvurular', read: 'applications.read', write: 'applications.write' },
  fields: [{ name: 'basvuru_no' }],
  ofCompany: true,
  lock: async (tx, scope, id) => (await lockSource(tx, scope, id)) !== undefined,
  remove: async (_, tx, scope, id) => {
    const { basvuru_no } = (await lockSource(tx, scope, id)) ?? fail('NOT_FOUND');
    await deleteClocks(tx, scope, { kayit_turu: 'basvurular', kayit_id: id });
    await takeApplicationBack(tx, scope, id);
    await logChange(tx, scope, LOGGED, id, { islem: 'silme', before: { basvuru_no } });
  },
  ...{ giveBack: kept, restore: kept },
};

/** The import of applications: running ones with their thirty days, and closed ones with their day. */
export const applicationImport = ({ clock }: Pick<Services, 'clock'>): ImportOf<RegisterRow> => ({
  calls,
  tur: 'basvurular',
  noun: {
    fields: FIELDS,
    ...{ nameField: 'ad_soyad', writtenName: 'gelis_gunu', shownBy: ['ad_soyad', 'gelis_gunu'] },
    anywhere: true,
    title: labelOf('applications.title'),
    label: (name, lang) => APPLICATION_HEADS[name]?.[lang] ?? name,
  },
  body: sheetRowBody(FIELDS),
  select: (tx, scope, { lock }) => selectRegister(tx, scope, lock),
  known: async (tx, scope) => ({ years: await selectRetention(tx, scope) }),
  refuse: (next, { before, today, known: { years } }) => {
    if (before) return recorded(FIELDS, before, next);
    const { gelis_gunu, durum, sonuc, sonuclanma_gunu, basvuran_turu, temsil_edilen } =
      row.parse(next);
    const end = wrongEnd(
      {
        open: durum === null ? undefined : durum !== 'sonuclandi',
        closed: durum === 'sonuclandi' || sonuc !== null || sonuclanma_gunu !== null,
        ...{ day: sonuclanma_gunu, begun: gelis_gunu },
      },
      today,
    );
    const old =
      sonuclanma_gunu !== null && monthsAfter(sonuclanma_gunu, 12 * Number(years)) <= today;
    return {
      durum: end.state,
      sonuclanma_gunu: old
        ? { problem: 'past_retention', values: { years: Number(years) } }
        : end.day,
      ...(gelis_gunu > today && { gelis_gunu: { problem: 'future' } as const }),
      ...(temsil_edilen === null &&
        actsForAnother(basvuran_turu) && { temsil_edilen: { problem: 'required' } as const }),
      ...(temsil_edilen !== null &&
        !actsForAnother(basvuran_turu) && { basvuran_turu: { problem: 'required' } as const }),
    };
  },
  add: oneByOne((tx, scope, values) => addApplication(tx, scope, values, clock.now())),
  reversible: reversibleApplications,
  shares: () => true,
  // One person may write twice on one day.
  repeats: true,
  heads: {
    ad_soyad: [
      ...[
        'Ad soyad',
        'Adı soyadı',
        'Başvuru sahibi',
        'Başvuran kişi',
        'Başvuranın adı',
        'Başvuranın adı soyadı',
        'Başvuru sahibinin adı soyadı',
        'İlgili kişi',
      ],
      ...['Başvuran ad soyad', 'Ad', 'İsim', 'Name', 'Full name', 'Applicant', 'Data subject'],
    ],
    gelis_gunu: [
      ...['Başvuru tarihi', 'Başvuru günü', 'Geliş tarihi', 'Geliş', 'Tarih', 'Talep tarihi'],
      ...['Received', 'Received on', 'Date of request', 'Request date', 'Date'],
    ],
    talep: [
      ...[
        'Talep',
        'Başvuru konusu',
        'Konu',
        'Talebin konusu',
        'Talep konusu',
        'İçerik',
        'Talep içeriği',
        'Talebin özeti',
        'Talep özeti',
        'Talep açıklaması',
      ],
      ...['Açıklama', 'Request', 'Subject', 'Content', 'Description'],
    ],
    haklar: [
      'Talep türü',
      'Başvuru türü',
      'Hak',
      'Kullanılan hak',
      'Talep edilen hak',
      'İlgili hak',
      'Haklar',
      'Right',
      'Request type',
    ],
    kaynak: [
      'Başvuru yolu',
      'Kanal',
      'Başvuru kanalı',
      'Başvuru yöntemi',
      'Kaynak',
      'Channel',
      'Source',
    ],
    basvuran_turu: ['Başvuran türü', 'Sıfatı', 'Requester type'],
    temsil_edilen: ['Temsil edilen', 'Represented person'],
    kisi_grubu: ['İlgili kişi grubu', 'İlgili kişi kategorisi', 'Grup', 'Group', 'Category'],
    eposta: ['E-posta adresi', 'Mail', 'Email', 'E-mail address'],
    telefon: ['Cep telefonu', 'Telefon no', 'GSM', 'Mobile', 'Telephone'],
    department_id: ['Birim', 'Bölüm', 'İlgili birim', 'Unit'],
    durum: ['Başvuru durumu', 'Statü', 'State'],
    sonuc: ['Başvuru sonucu', 'Karar', 'Cevap', 'Result', 'Decision'],
    sonuclanma_gunu: [
      ...[
        'Cevap tarihi',
        'Cevap günü',
        'Yanıt tarihi',
        'Kapanış tarihi',
        'Sonuçlanma',
        'Sonuçlanma tarihi',
      ],
      ...[
        'Cevaplanma tarihi',
        'Answered',
        'Answered on',
        'Answer date',
        'Closed on',
        'Closing date',
        'Response date',
      ],
    ],
  },
});
