import type { CompanyKind } from '@emanet/contract/companies';
import type { ActionRisk, Recurrence } from '@emanet/contract/actions';
import type { EntryEvent, SignInWay } from '@emanet/contract/entry-logs';
import type { ChangedField, LogAction, LogNoun } from '@emanet/contract/change-logs';
import type { Tallies } from '@emanet/contract/performance';
import type { RegisterType } from '@emanet/contract/records/registers';
import type { ActorType } from '@emanet/contract/shared/actor-types';
import type { Risk, Warning } from '@emanet/contract/records/warnings';
import type { FileKind, FileType } from '@emanet/contract/shared/file-kinds';
import type { Language } from '@emanet/contract/shared/primitives';
import type { Role } from '@emanet/contract/shared/roles';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { SecondStepTables } from './schema-second-step.ts';
import type { TrainingTables } from './schema-training.ts';

/** The database as server/migrations makes it, for Kysely's types. Instants are ISO strings. */
export type Tables = SecondStepTables &
  TrainingTables & {
    companies: {
      company_id: Generated<number>;
      company_name: string;
      dosya_id: Generated<string | null>;
      logo: GeneratedAlways<string | null>;
      unvan: string | null;
      adres: string | null;
      vergi_no: string | null;
      mersis_no: string | null;
      kep: string | null;
      web: string | null;
      verbis_kayit_no: string | null;
      irtibat_kisisi: string | null;
      kurum_turu: CompanyKind | null;
      calisan_sayisi: number | null;
      /** A bigint, which the driver gives as a text. */
      bilanco_toplami: ColumnType<string | null, number | null, number | null>;
      ikinci_adim_tarihi: string | null;
      surum: Generated<number>;
      olusturma_tarihi: Generated<string>;
    };
    departments: {
      department_id: Generated<number>;
      company_id: number;
      department_name: string;
      surum: Generated<number>;
    };
    users: {
      user_id: Generated<number>;
      email: string;
      fullname: Generated<string>;
      role: Role;
      password_hash: string | null;
      egitim_sorumlusu: Generated<boolean>;
      varlik_sorumlusu: Generated<boolean>;
      aktif: Generated<boolean>;
      dil: Generated<Language>;
      surum: Generated<number>;
      olusturma_tarihi: Generated<string>;
    };
    memberships: {
      membership_id: Generated<number>;
      user_id: number;
      company_id: number;
      department_id: number | null;
      company_active: Generated<boolean>;
      sira: Generated<number>;
    };
    sessions: {
      session_id: Generated<number>;
      token_hash: Buffer;
      user_id: number;
      created_at: Generated<string>;
      last_seen_at: Generated<string>;
      ip: Generated<string>;
      user_agent: Generated<string>;
      guclu: Generated<boolean>;
    };
    access_tokens: { token_hash: Buffer; session_id: number; expires_at: string };
    otp_codes: {
      user_id: number;
      device: Generated<string>;
      code_hash: Buffer;
      link_hash: Buffer | null;
      tries_left: number;
      other_tries_left: Generated<number>;
      sent_at: Generated<string>;
      expires_at: string;
    };
    public_forms: {
      id: GeneratedAlways<number>;
      fullname: string;
      email: string;
      tel: string;
      country: string;
      company: string;
      position: 'yes' | 'no';
      return_contact: string;
      data_privacy: string;
      approval: 'true' | 'false';
      dil: Language;
      supheli: boolean;
      istek_ozeti: Buffer | null;
      tarih: Generated<string>;
    };
    free_account_requests: {
      id: GeneratedAlways<number>;
      fullname: string;
      email: string;
      numberoff: string;
      country: string;
      company_name: string;
      dil: Language;
      supheli: boolean;
      istek_ozeti: Buffer | null;
      durum: Generated<'bekliyor' | 'onaylandi' | 'reddedildi'>;
      acilan_sirket: number | null;
      tarih: Generated<string>;
    };
    throttles: { key: string; attempts: number; ends_at: string };
    entry_logs: {
      id: Generated<number>;
      company_id: number | null;
      user_id: number | null;
      fullname: string | null;
      email: string;
      role: Role | null;
      ip: string;
      user_agent: string;
      tarih: Generated<string>;
      aktor_turu: Generated<ActorType>;
      sonuc: 'başarılı' | 'başarısız';
      neden: EntryEvent;
      yontem: SignInWay | null;
    };
    mail_outbox: {
      id: Generated<number>;
      message_id: Generated<string>;
      sealed: Buffer | null;
      urgent: Generated<boolean>;
      state: Generated<'waiting' | 'delivered' | 'given_up'>;
      attempts: Generated<number>;
      next_try_at: Generated<string>;
      useless_after: string | null;
      about: string | null;
      company_id: number | null;
      alici: string | null;
      konu: string | null;
      hata: string | null;
      server_answer: string | null;
      retried_at: string | null;
      created_at: Generated<string>;
      finished_at: string | null;
    };
    bildirim_ayarlari: {
      company_id: number;
      envanter_uygulama_onay: boolean;
      envanter_email_onay: boolean;
      aksiyon_bildirimi: boolean;
      periyodik_sure: number;
      envanter_baslangic_tarihi: string | null;
      aksiyon_periyodik_sure: number;
      aksiyon_baslangic_tarihi: string | null;
      envanter_plan_tarihi: string;
      aksiyon_plan_tarihi: string;
      surum: Generated<number>;
      guncelleyen: string;
      guncellenme_tarihi: Generated<string>;
    };
    envanter_bildirimleri: {
      id: Generated<number>;
      company_id: number;
      department_id: number;
      e_posta: string | null;
      bildirim_tarihi: string;
      onay: boolean;
      donem: string;
      user_id: number | null;
      gonderen: string | null;
      faaliyet_sayisi: number | null;
      uyari_sayisi: number | null;
      tarih: Generated<string>;
    };
    envanter_hatirlatmalari: {
      company_id: number;
      department_id: number;
      donem: string;
      gun: number;
      tarih: string;
    };
    aksiyon_ozetleri: {
      company_id: number;
      tarih: string;
      departman_sayisi: number;
      aksiyon_sayisi: number;
    };
    idempotency_keys: {
      user_id: number;
      key: string;
      company_id: number;
      request_hash: string;
      answer: ColumnType<unknown, string | undefined, string>;
      created_at: Generated<string>;
    };
    change_logs: {
      id: Generated<number>;
      company_id: number;
      department_id: number;
      tur: LogNoun;
      record_id: number;
      islem: LogAction;
      aktor_turu: Generated<ActorType>;
      user_id: number | null;
      guncelleyen: string;
      tarih: Generated<string>;
      alanlar: JSONColumnType<ChangedField[]>;
      ozet: Generated<string>;
      toplu_islem: string | null;
      geri_donulen: number | null;
    };
    links: {
      token_hash: Buffer;
      company_id: number;
      kind: 'training-token' | 'applicant' | 'auditor-link';
      row_id: number | null;
      name: string;
      expires_at: string | null;
    };
    change_log_heads: { company_id: number; son_id: number; ozet: string };
    change_log_reads: {
      company_id: number;
      user_id: number;
      tur: LogNoun;
      record_id: number;
      son_id: number;
    };
    dosyalar: {
      id: string;
      company_id: number;
      user_id: Generated<number | null>;
      kullanim: FileKind;
      ad: string;
      tur: FileType;
      boyut: number;
      sha256: string;
      olusturma_tarihi: Generated<string>;
      birakilma_tarihi: Generated<string | null>;
    };
    yuklemeler: {
      id: string;
      company_id: number;
      user_id: number;
      kullanim: FileKind;
      ad: string;
      boyut: number;
      tur: Generated<FileType | null>;
      sha256: Generated<string | null>;
      olusturma_tarihi: Generated<string>;
    };
    dokumanlar: {
      id: Generated<number>;
      company_id: number;
      dokuman_ismi: string;
      dokuman_tur: string;
      lastupdated: Generated<string>;
      dosya_id: Generated<string | null>;
      dokuman_linki: GeneratedAlways<string | null>;
      guncel: Generated<boolean>;
      gozden_gecirme: string | null;
      surum: Generated<number>;
      guncelleyen: Generated<string>;
      olusturma_tarihi: Generated<string>;
      guncellenme_tarihi: Generated<string>;
      dosya_surumu: Generated<number>;
      dosya_ekleyen: Generated<string>;
      dosya_tarihi: Generated<string>;
    };
    dokuman_surumleri: {
      id: Generated<number>;
      company_id: number;
      dokuman_id: number;
      sira: number;
      dosya_id: string | null;
      dokuman_linki: GeneratedAlways<string | null>;
      ekleyen: string;
      tarih: string;
    };
    aksiyonlar: {
      id: Generated<number>;
      company_id: number;
      department_id: number;
      aksiyon_ismi: string;
      aksiyon_aciklamasi: string | null;
      risk: ActionRisk;
      durum: Generated<boolean>;
      guncel: Generated<boolean>;
      mail: Generated<boolean>;
      son_tarih: string | null;
      sorumlu_id: number | null;
      sorumlu: string | null;
      notlar: string | null;
      tekrar: Recurrence | null;
      kayit_turu: RegisterType | null;
      kayit_id: number | null;
      onceki_id: number | null;
      dosya_id: string | null;
      dokuman_linki: GeneratedAlways<string | null>;
      tamamlanma_tarihi: string | null;
      hatirlatilan_tarih: string | null;
      guncelleyen: string;
      surum: Generated<number>;
      olusturma_tarihi: Generated<string>;
      guncellenme_tarihi: Generated<string>;
    };
    takvim_baglantilari: {
      company_id: number;
      user_id: number;
      token_hash: Buffer;
      olusturma_tarihi: Generated<string>;
    };
    performans_gunleri: {
      company_id: number;
      gun: string;
      department_id: number;
      olculer: JSONColumnType<Tallies>;
    };
    veri_harita: RegisterTable & {
      surec_ismi: string;
      aydinlatma_metni: number | null;
      acik_riza_metni: number | null;
      veri_isleyen_unvan: string | null;
    };
    veri_aktarim: RegisterTable & { tedarikci_adi: string };
    diger_aktarim: RegisterTable & { kurum_adi: string };
    varlik_listesi: RegisterTable & { varlik_ismi: string };
    kutuphane_kayitlari: { sablon: number; kod: string; veri_harita_id: number | null };
    record_health: {
      company_id: number;
      rules: number;
      day: string;
      karsilastirilan: string | null;
    };
    tedarikci_listesi: {
      id: Generated<number>;
      company_id: number;
      tedarikci_adi: string;
      tedarikci_unvan: string | null;
      vergi_no: string | null;
      yetkili_adi: string | null;
      eposta: string | null;
      telefon: string | null;
      ulke: string | null;
      surum: Generated<number>;
    };
  };

/** Columns that every register has; its own follow its field list and are reached by name. */
export type RegisterTable = {
  id: Generated<number>;
  company_id: number;
  department_id: number;
  guncelleyen: string;
  surum: Generated<number>;
  olusturma_tarihi: Generated<string>;
  guncellenme_tarihi: Generated<string>;
  risk: Risk | null;
  eksiksizlik: number | null;
  uyarilar: JSONColumnType<Warning[]> | null;
  ozel_nitelikli: boolean | null;
};
