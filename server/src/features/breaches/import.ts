import type { Breach } from '@emanet/contract/breaches';
import {
  BREACH_HEADS,
  BREACH_SHEET_FIELDS as FIELDS,
  breachImport as calls,
} from '@emanet/contract/breaches/import';
import { totalOf } from '@emanet/contract/breaches/form';
import type { Values } from '@emanet/contract/records/fields';
import { sheetRowBody } from '@emanet/contract/records/noun/noun';
import { labelOf } from '@emanet/contract/shared/labels';
import { dayOf, firstInstantOf } from '@emanet/contract/shared/time/today';
import { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Tx } from '../../platform/db.ts';
import type { Services } from '../../platform/services.ts';
import { add } from '../../nouns/life.ts';
import { listedBy } from '../../records/noun/listed.ts';
import { oneByOne, recorded, wrongEnd, type ImportOf } from '../../records/noun/import.ts';
import { breachNoun, reversibleBreaches } from './noun.ts';
import { insertEvent, selectBreaches, selectBreachesById } from './queries.ts';
import { COLUMNS } from './sheet.ts';

const INSTANTS = [
  ...(['ogrenme', 'olay_baslangici', 'olay_bitisi', 'fark_edilme'] as const),
  ...(['kurul_bildirimi', 'kisi_bildirimi', 'kapanis'] as const),
] as const;
const LISTS = ['nedenler', 'unsurlar', 'kategoriler'] as const;
const text = z.string().nullish().default(null);
const row = z.object({
  ...{ baslik: z.string(), ogrenme: z.string(), durum: text, kapanis: text },
  ...{ fark_edilme: text, olay_baslangici: text, olay_bitisi: text },
  ...{ kurul_karari: text, ihlal_degil_nedeni: text, kurul_bildirimi: text, kisi_bildirimi: text },
  kisi_gruplari: z.array(z.string()).nullish(),
  kisi_sayisi: z.int().nullish().default(null),
  sonraki_tedbirler: text,
});

/** A breach as a sheet has it. */
type SheetBreach = Readonly<{ id: number; surum: number } & Record<string, unknown>>;

const asSheet = (breach: Breach): SheetBreach => ({
  ...breach,
  ...Object.fromEntries(INSTANTS.map((name) => [name, breach[name] && dayOf(breach[name])])),
  kisi_gruplari: breach.kisi_gruplari.map(({ grup }) => grup),
  kisi_sayisi: breach.kisi_gruplari.length === 1 ? totalOf(breach).all : null,
  sonraki_tedbirler: breach.sonraki_tedbirler.map(({ tedbir }) => tedbir).join('; ') || null,
});

/**
 * Stores a breach of a sheet and notifies nobody. A day is its first instant, so the clock counts from the
 * earliest that the sheet allows; what it does not say stays unknown.
 */
async function addBreach(tx: Tx, scope: PersonScope, values: Values, now: string): Promise<void> {
  const { kisi_gruplari, kisi_sayisi: sayi, sonraki_tedbirler, kapanis } = row.parse(values);
  const groups = kisi_gruplari ?? [];
  const instants = INSTANTS.map((name) => {
    const day = values[name];
    return [name, typeof day === 'string' ? firstInstantOf(day) : null] as const;
  });
  const { kisi_sayisi: _, ...given } = values;
  const breach = await add(tx, scope, breachNoun, {
    ...given,
    ...Object.fromEntries(instants),
    ...Object.fromEntries(LISTS.map((name) => [name, values[name] ?? []])),
    kisi_gruplari: groups.map((grup) => ({
      ...{ grup, kesin: false },
      sayi: groups.length === 1 ? sayi : null,
    })),
    sonraki_tedbirler: sonraki_tedbirler ? [{ tedbir: sonraki_tedbirler, tarih: null }] : [],
    durum: kapanis === null ? 'acik' : 'kapali',
  });
  const veri = { kaynak: 'dosya', kayit_adi: null };
  await insertEvent(tx, scope, { ihlal_id: breach.id, tur: 'kayit', an: now, veri });
}

/** The import of breaches: running ones with their clock, and closed ones with their day. */
export const breachImport = ({ clock }: Pick<Services, 'clock'>): ImportOf<SheetBreach> => ({
  calls,
  tur: 'veri_ihlalleri',
  noun: {
    fields: FIELDS,
    ...{ nameField: 'baslik', writtenName: 'ogrenme', shownBy: ['baslik', 'ogrenme'] },
    anywhere: true,
    title: labelOf('breaches.title'),
    label: (name, lang) => BREACH_HEADS[name]?.[lang] ?? name,
  },
  body: sheetRowBody(FIELDS),
  select: async (tx, scope) =>
    (await selectBreaches(tx, scope)).filter(({ tatbikat }) => !tatbikat).map(asSheet),
  refuse: (next, { before, today }) => {
    const { kisi_gruplari, kisi_sayisi } = row.parse(next);
    const counted = kisi_sayisi === null || kisi_gruplari?.length === 1;
    const alone = counted ? {} : { kisi_sayisi: { problem: 'one_group', alone: true } as const };
    if (before) return { ...recorded(FIELDS, before, next), ...alone };
    const { durum, kapanis, ogrenme, ...given } = row.parse(next);
    const open = durum === null ? undefined : durum === 'acik';
    const closed = durum === 'kapali' || kapanis !== null;
    const end = wrongEnd({ open, closed, day: kapanis, begun: ogrenme }, today);
    const { fark_edilme, olay_baslangici, kurul_bildirimi, kisi_bildirimi } = given;
    const days = { ogrenme, fark_edilme, olay_baslangici, kurul_bildirimi, kisi_bildirimi };
    const late = Object.entries(days)
      .filter(([, day]) => (day ?? '') > today)
      .map(([name]) => [name, { problem: 'future' }] as const);
    const began = given.olay_baslangici ?? '';
    return {
      durum: end.state,
      kapanis: end.day,
      ...(began > ogrenme && { olay_baslangici: ORDER }),
      ...(given.olay_bitisi && began > given.olay_bitisi && { olay_bitisi: ORDER }),
      ...(given.kurul_karari === 'ihlal_degil' &&
        given.ihlal_degil_nedeni === null && {
          ihlal_degil_nedeni: { problem: 'required' } as const,
        }),
      ...alone,
      ...Object.fromEntries(late),
    };
  },
  add: oneByOne((tx, scope, values) => addBreach(tx, scope, values, clock.now().toISOString())),
  reversible: reversibleBreaches,
  shares: () => true,
  repeats: true,
  list: listedBy(COLUMNS, selectBreachesById),
  heads: {
    baslik: [
      ...['İhlal adı', 'Olay', 'Olay adı', 'Konu', 'Başlık', 'İhlalin konusu', 'Olay tanımı'],
      ...['Incident', 'Title', 'Subject', 'Name', 'Breach title'],
    ],
    ogrenme: [
      ...['Öğrenme tarihi', 'Öğrenme günü', 'Tespit tarihi', 'İhlal tespit tarihi', 'Tarih'],
      ...[
        'İhlalin öğrenildiği tarih',
        'Known on',
        'Date known',
        'Detected on',
        'Detection date',
        'Date',
      ],
    ],
    sifat: ['Sıfat', 'Rol', 'Role'],
    olay_baslangici: [
      'İhlal tarihi',
      'Olay tarihi',
      'Başlangıç tarihi',
      'İhlal başlangıç tarihi',
      'Incident date',
    ],
    olay_bitisi: ['Bitiş tarihi', 'İhlal bitiş tarihi', 'End date'],
    fark_edilme: ['Fark edilme tarihi', 'Noticed on'],
    tespit_sekli: ['Tespit yöntemi', 'Nasıl tespit edildi', 'Detection method'],
    nedenler: [
      'Neden',
      'Nedeni',
      'İhlalin nedeni',
      'İhlal nedeni',
      'Kaynak',
      'İhlal türü',
      'Cause',
      'Type',
    ],
    olus_bicimi: ['Açıklama', 'İhlalin açıklaması', 'Nasıl oldu', 'Description'],
    unsurlar: ['Etkilenen unsurlar', 'Unsur', 'Elements'],
    kategoriler: [
      'Veri kategorisi',
      'Etkilenen veriler',
      'Etkilenen kişisel veriler',
      'Kişisel veriler',
      'Data categories',
    ],
    kisi_gruplari: [
      'Etkilenen kişi grupları',
      'İlgili kişi grubu',
      'Etkilenen kişiler',
      'İlgili kişiler',
      'Data subjects',
    ],
    kisi_sayisi: [
      'Kişi sayısı',
      'Etkilenen kişi',
      'Etkilenen ilgili kişi sayısı',
      'Persons affected',
    ],
    kayit_sayisi: ['Etkilenen kayıt sayısı', 'Records affected'],
    etkiler: ['Sonuçlar', 'Etki', 'Etkiler', 'İhlalin etkileri', 'Effects', 'Impact'],
    sonraki_tedbirler: [
      'Alınan önlemler',
      'Alınan tedbirler',
      'Önlemler',
      'Tedbirler',
      'Aksiyonlar',
      'Measures',
    ],
    kurul_karari: [
      'Kurula bildirildi mi',
      'Kurul bildirimi yapıldı mı',
      'KVKK’ya bildirildi mi',
      'Notified to the Board',
    ],
    kurul_bildirimi: [
      'Kurula bildirim tarihi',
      'Kurul bildirim tarihi',
      'KVKK bildirim tarihi',
      'Date notified to the Board',
    ],
    kisi_karari: [
      'İlgili kişiye bildirildi mi',
      'İlgili kişilere bildirildi mi',
      'Persons notified',
    ],
    kisi_bildirimi: [
      'İlgili kişiye bildirim tarihi',
      'İlgili kişilere bildirim tarihi',
      'Date persons notified',
    ],
    durum: ['İhlal durumu', 'Durumu', 'Statü', 'State'],
    kapanis: ['Kapanış', 'Kapanış tarihi', 'Kapatma tarihi', 'Closed', 'Closed on', 'Closing date'],
    kapanis_ozeti: ['Sonuç', 'Kapanış notu', 'Outcome'],
  },
});
const ORDER = { problem: 'order' } as const;
