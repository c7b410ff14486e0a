/** Work of a job in a company: `begin` makes it, `served` finds that it was done. */
export type Case = Readonly<{ table: string; served: string; deletes?: true; begin?: string }>;

const KOPYA = 'select from kopya_onarimlari where company_id = $1 and bitti';
/** By job: the table it writes, and what its work has done in a company. */
export const CASES: Readonly<Record<string, Case>> = {
  'judge-records': {
    table: 'veri_aktarim',
    served: `select from record_health where company_id = $1 and day = '2028-01-10'`,
  },
  'open-copied-answers': { table: 'kopya_onarimlari', served: KOPYA },
  'mend-series': {
    table: 'aksiyonlar',
    served: 'select from aksiyonlar where company_id = $1 and tekrar_gunu = 31',
  },
  'keep-filing-clocks': {
    table: 'verbis_taramalari',
    served: 'select from verbis_taramalari where company_id = $1',
  },
  'hand-over-duties': {
    table: 'sureler',
    served: `select from sureler where company_id = $1 and ad = 'Devralınan' and sorumlu is null`,
  },
  'remind-of-clocks': {
    table: 'sureler',
    served: 'select from sureler where company_id = $1 and hatirlatilan is not null',
  },
  'snapshot-performance': {
    table: 'performans_gunleri',
    served: `select from performans_gunleri where company_id = $1 and gun = '2028-01-10'`,
  },
  'keep-portfolio': {
    table: 'portfoy_ozetleri',
    served: 'select from portfoy_ozetleri where company_id = $1',
  },
  'remind-of-training': {
    table: 'egitim_davetleri',
    served: 'select from egitim_davetleri where company_id = $1 and hatirlatma_sayisi = 1',
  },
  'remind-of-signatures': {
    table: 'metin_imzalari',
    served: 'select from metin_imzalari where company_id = $1 and hatirlatma_sayisi = 1',
  },
  'remind-of-questionnaires': {
    table: 'anketler',
    served: 'select from anketler where company_id = $1 and son_hatirlatma',
  },
  'act-on-stale-texts': {
    table: 'aksiyonlar',
    served: 'select from metinler where company_id = $1 and eskime_aksiyonu_id is not null',
  },
  'renew-training': {
    table: 'egitim_davetleri',
    served: 'select from egitim_davetleri where company_id = $1 and yenilendi',
  },
  'forget-deleted-training': {
    table: 'egitim_davetleri',
    deletes: true,
    served: `select where not exists (
      select from egitim_davetleri where company_id = $1 and silinme_tarihi is not null)`,
  },
  'dispose-of-applications': {
    table: 'basvuru_taslaklari',
    deletes: true,
    served: `select where not exists (select from basvuru_taslaklari where company_id = $1)`,
  },
  'fold-performance': {
    table: 'performans_gunleri',
    deletes: true,
    served: `select where not exists (
      select from performans_gunleri where company_id = $1 and gun = '2026-11-10')`,
  },
  'clean-up': {
    table: 'entry_logs',
    deletes: true,
    served: `select where not exists (
      select from entry_logs where company_id = $1 and tarih < '2001-01-01')`,
  },
  'sweep-files': {
    table: 'dosyalar',
    deletes: true,
    served: `select where not exists (
      select from dosyalar where company_id = $1 and birakilma_tarihi < '2001-01-01')`,
  },
  'ask-for-confirmations': {
    table: 'envanter_bildirimleri',
    served: 'select from envanter_bildirimleri where company_id = $1',
  },
  'send-action-digests': {
    table: 'aksiyon_ozetleri',
    served: 'select from aksiyon_ozetleri where company_id = $1',
  },
  'mail-chain-heads': {
    table: 'companies',
    served: 'select from companies where company_id = $1 and kanit_gonderimi is not null',
  },
  // The last: nothing of a company is left.
  'erase-companies': {
    table: 'companies',
    deletes: true,
    served: 'select where not exists (select from companies where company_id = $1)',
    begin: `insert into sirket_silmeleri (company_id, company_name, isteyen, vade)
      select company_id, company_name, '', now() from companies
      where exists (select from performans_gunleri p where p.company_id = companies.company_id)`,
  },
};

/** Scheduled, but one look at all companies, or one at all consultants; a broken company is in their own tests. */
export const OF_ALL_AT_ONCE: readonly string[] = [
  ...['anchor-logs', 'copy-anchors', 'erase-accounts', 'mail-portfolio', 'verify-logs'],
];
