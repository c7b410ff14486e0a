import type { Language } from '@emanet/contract/shared/primitives';
import type { Question, TrainingState } from '@emanet/contract/training/rows';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';

/** Tables of the awareness training, a part of schema.ts. */
export type TrainingTables = {
  egitim_videolari: {
    id: Generated<number>;
    company_id: number;
    video_name: string;
    baglanti: string | null;
    dosya_id: string | null;
    dosya_linki: GeneratedAlways<string | null>;
    sira: number;
    sure: number;
    metin: string | null;
    altyazi: string | null;
    ekleyen: string;
    surum: Generated<number>;
    olusturma_tarihi: Generated<string>;
    silinme_tarihi: string | null;
  };
  egitim_soru_setleri: {
    company_id: number;
    surum: number;
    sorular: JSONColumnType<Question[]> | null;
    gereken: number;
    guncelleyen: string;
    tarih: Generated<string>;
  };
  egitim_ayarlari: {
    company_id: number;
    son_tarih: string | null;
    hatirlatma: boolean;
    hatirlatma_gun: number;
    hatirlatma_en_cok: number;
    yenileme: boolean;
    surum: Generated<number>;
  };
  egitim_davetleri: {
    id: Generated<number>;
    company_id: number;
    department_id: number | null;
    fullname: string;
    email: string;
    dil: Generated<Language>;
    token_muhurlu: Buffer;
    ilerleme: Generated<number>;
    durum: Generated<TrainingState>;
    sirada: Generated<boolean>;
    ulasmadi: Generated<boolean>;
    gonderim_tarihi: string | null;
    istenme_tarihi: string | null;
    hatirlatma_sayisi: Generated<number>;
    acilma_tarihi: string | null;
    son_izleme: string | null;
    tamamlanma_tarihi: string | null;
    soru_surumu: number | null;
    izleme: JSONColumnType<Record<string, unknown>, string | undefined, string>;
    cevaplar: JSONColumnType<Record<string, unknown>, string | undefined, string>;
    yenilendi: Generated<boolean>;
    olusturma_tarihi: Generated<string>;
    silinme_tarihi: string | null;
  };
  egitim_sertifikalari: {
    no: string;
    company_id: number;
    davet_id: number;
    fullname: string;
    company_name: string;
    tarih: string;
    gecerlilik: string;
    dogru: number;
    soru_sayisi: number;
    saniye: number;
    bolumler: JSONColumnType<string[]>;
  };
};
