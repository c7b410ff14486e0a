import type { CompanyEntry } from '@emanet/contract/auth';
import type { Department } from '@emanet/contract/organization';
import type { LibraryActivity } from './library.ts';
import { groupByDepartment, toLibrary } from './library.ts';

/** Made-up library rows for the tests beside this file. */
const line = (id: number, ad: string, departman: string, ozel_nitelikli = false) =>
  toLibrary({
    ...{ id, ad, ingilizce: null, departman, ozel_nitelikli },
    ...{
      dayanaklar: ['k5_2_c_sozlesme'],
      onerilmez: false,
      durum: 'dogrulanmadi',
      genel: true,
      sektorler: [],
    },
  });

export const library: LibraryActivity[] = [
  line(101, 'İş Başvurularının Alınması', 'İnsan Kaynakları'),
  line(102, 'Işıklı Pano Kaydı', 'Bilgi Teknolojileri'),
  line(103, 'İstirahat Raporlarının Takibi', 'İnsan Kaynakları', true),
  line(104, 'Ziyaretçi Kaydı', 'Güvenlik'),
];

/** The whole row of one of them. */
export const rowOf = ({ id, name, department }: LibraryActivity) => ({
  id,
  surec_ismi: name,
  department_name: department,
  ozel_nitelikli: false,
  isleme_sarti: ['k5_2_c_sozlesme'],
  ilgili_kisi: ['calisan_adayi'],
  durum: true,
  ilkelere_uygunluk: true,
  veri_isleyen_unvan: 'Örnek Bordro A.Ş.',
  dosya_ismi: 'Aday dosyası',
  diger_aciklamalar_danisman: 'Yalnız danışman yazar',
  aydinlatma_metni: 900,
  aydinlatma_metni_ismi: 'Çalışan Adayı Aydınlatma Metni',
  risk: 'Düşük',
  surum: 4,
});
export const groups = groupByDepartment(library);

export const departments: Department[] = [
  { department_id: 1, department_name: 'İNSAN KAYNAKLARI', company_id: 7 },
  { department_id: 2, department_name: 'Güvenlik', company_id: 7 },
];

export const company: CompanyEntry = {
  company_id: 7,
  company_name: 'Ilgaz Gıda A.Ş.',
  department_id: 2,
  department_name: 'Güvenlik',
  company_active: true,
  logo: null,
  role: 'danışman',
};
