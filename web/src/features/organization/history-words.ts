import { CONSULTANT_RIGHTS, SETTLED } from '@emanet/contract/companies';
import { COMPANY_KINDS } from '@emanet/contract/shared/company-kinds';
import { EVIDENCE_RHYTHMS } from '@emanet/contract/companies/evidence';
import type { DepartmentCounts, OrganizationChange } from '@emanet/contract/organization';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort, whenInFull } from '../../platform/when.ts';
import type { Change } from '../../records/drawer/changes.ts';

/** Labels of the fields in changes; a field without one is not shown. */
const LABELS = {
  department_name: 'organization.departmentName',
  email: 'fields.email',
  departments: 'fields.departments',
  varlik_sorumlusu: 'organization.marks.varlik',
  egitim_sorumlusu: 'organization.marks.egitim',
  ikinci_adim: 'organization.history.fields.ikinci_adim',
  ikinci_adim_tarihi: 'organization.history.fields.ikinci_adim_tarihi',
  yonetici: 'organization.history.fields.yonetici',
  davet: 'organization.history.fields.davet',
  davet_kabul: 'organization.history.fields.davet_kabul',
  davet_red: 'organization.history.fields.davet_red',
  danisman: 'fields.consultant',
  devralan: 'organization.history.fields.devralan',
  sorumlu: 'organization.history.fields.sorumlu',
  vekil: 'organization.history.fields.vekil',
  vekil_baslangic: 'organization.history.fields.vekil_baslangic',
  vekil_bitis: 'organization.history.fields.vekil_bitis',
  arsiv: 'organization.history.fields.arsiv',
  silinme_tarihi: 'organization.history.fields.silinme_tarihi',
  askida_tarihi: 'organization.history.fields.askida_tarihi',
  kanit_eposta: 'company.evidence.title',
  kanit_sikligi: 'company.evidence.rhythm',
  deneme_bitisi: 'organization.history.fields.deneme_bitisi',
  company_name: 'organization.history.fields.company_name',
  logo: 'company.logo',
  unvan: 'company.fields.unvan',
  vergi_no: 'company.fields.vergi_no',
  mersis_no: 'company.fields.mersis_no',
  adres: 'company.fields.adres',
  kep: 'company.fields.kep',
  web: 'company.fields.web',
  verbis_kayit_no: 'company.fields.verbis_kayit_no',
  irtibat_kisisi: 'company.fields.irtibat_kisisi',
  kurum_turu: 'company.fields.kurum_turu',
  irtibat_tckn: 'company.fields.irtibat_tckn',
  irtibat_telefon: 'company.fields.irtibat_telefon',
  irtibat_eposta: 'company.fields.irtibat_eposta',
  irtibat_kep: 'company.fields.irtibat_kep',
  yerlesim: 'company.fields.yerlesim',
  temsilci_unvan: 'company.fields.temsilci_unvan',
  temsilci_vergi_no: 'company.fields.temsilci_vergi_no',
  temsilci_adres: 'company.fields.temsilci_adres',
  temsilci_eposta: 'company.fields.temsilci_eposta',
  temsilci_kep: 'company.fields.temsilci_kep',
  verbis_silme_tarihi: 'company.fields.verbis_silme_tarihi',
  verbis_silme_nedeni: 'company.fields.verbis_silme_nedeni',
  irtibat_tckn_gosterildi: 'company.numberShown',
  calisan_sayisi: 'company.fields.calisan_sayisi',
  bilanco_toplami: 'company.fields.bilanco_toplami',
} as const;

/** Fields of an entry about the consultant in charge, not about the company. */
const CHARGE = ['sorumlu', 'vekil', 'vekil_baslangic', 'vekil_bitis'];
const DAYS = [
  'ikinci_adim_tarihi',
  'deneme_bitisi',
  'verbis_silme_tarihi',
  'irtibat_tckn_gosterildi',
  'vekil_baslangic',
  'vekil_bitis',
];
/** Fields that hold an instant. */
const INSTANTS = ['arsiv', 'silinme_tarihi', 'askida_tarihi'];
/** A consultant with the right, as in the log: Selin Kaya (tam). */
const WITH_RIGHT = /^(.*) \((\w+)\)$/s;

const isLabelled = (name: string): name is keyof typeof LABELS => name in LABELS;
/** A logged value as text; empty for any other value. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Sentences for entries of the organization's history, and their changed fields in words. */
export function useHistoryWords(departments: readonly DepartmentCounts[]) {
  const { t, lang } = useTranslation();
  const names = new Map(departments.map((one) => [one.department_id, one.department_name]));
  const nameOf = (id: unknown) =>
    names.get(Number(id)) ?? `${t('fields.department')} ${String(id)}`;

  const textOf = (alan: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return '';
    if (typeof value === 'boolean') return value ? t('records.yes') : t('records.no');
    if (alan === 'logo') return t('organization.history.newLogo');
    if (DAYS.includes(alan)) return dayShort(plain(value).slice(0, 10), lang);
    const place = SETTLED.find((one) => alan === 'yerlesim' && one === value);
    if (place) return t(`company.settled.${place}`);
    const rhythm = EVIDENCE_RHYTHMS.find((one) => alan === 'kanit_sikligi' && one === value);
    if (rhythm) return t(`company.evidence.rhythms.${rhythm}`);
    if (INSTANTS.includes(alan)) return whenInFull(plain(value), lang);
    const [, name = '', hak] = (alan === 'danisman' && WITH_RIGHT.exec(plain(value))) || [];
    const right = CONSULTANT_RIGHTS.find((one) => one === hak);
    if (right) return `${name} (${t(`company.consultant.rights.${right}`)})`;
    const kind = COMPANY_KINDS.find((one) => alan === 'kurum_turu' && one === value);
    if (kind) return t(`company.kinds.${kind}`);
    if (typeof value === 'number') return value.toLocaleString(lang);
    return plain(value);
  };

  return {
    deedOf: ({ konu, islem, ad, alanlar }: OrganizationChange): string => {
      const named = alanlar.map(({ alan }) => alan);
      if (konu === 'sirket' && named.length > 0 && named.every((one) => CHARGE.includes(one)))
        return t(
          `organization.history.deeds.sirket_${named.includes('sorumlu') ? 'sorumlu' : 'vekil'}`,
        );
      const into = alanlar.find(({ alan }) => alan === 'department_name')?.yeni;
      const nobody = konu === 'departman' ? 'department' : 'someone';
      return t(`organization.history.deeds.${konu}_${islem}`, {
        name: ad ?? t(`organization.history.${nobody}`),
        into: plain(into),
      });
    },
    changesOf: ({ konu, islem, alanlar }: OrganizationChange): Change[] => {
      // Its sentence is complete.
      if (konu === 'departman' && islem !== 'güncelleme') return [];
      return alanlar.flatMap(({ alan, eski, yeni }): Change[] => {
        if (!isLabelled(alan)) return [];
        const label = t(LABELS[alan]);
        if (alan === 'departments') {
          const [before, after] = [list(eski), list(yeni)];
          const plus = after.filter((id) => !before.includes(id)).map(nameOf);
          const minus = before.filter((id) => !after.includes(id)).map(nameOf);
          return [{ alan, label, plus, minus }];
        }
        // A flag that a new or a former person never had is not shown.
        if (islem !== 'güncelleme' && !eski && !yeni) return [];
        const before = alan === 'logo' ? '' : textOf(alan, eski);
        return [{ alan, label, before, after: textOf(alan, yeni) }];
      });
    },
  };
}
