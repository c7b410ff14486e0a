import type { Department } from '@emanet/contract/organization';
import type { LibraryActivity } from './library.ts';
import { groupByDepartment, toLibrary } from './library.ts';

/** Made-up library rows for the tests beside this file. */
const row = (id: number, surec_ismi: string, department_name: string, special = false) =>
  toLibrary({
    id,
    surec_ismi,
    department_name,
    ozel_nitelikli: special,
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

export const library: LibraryActivity[] = [
  row(101, 'İş Başvurularının Alınması', 'İnsan Kaynakları'),
  row(102, 'Işıklı Pano Kaydı', 'Bilgi Teknolojileri'),
  row(103, 'İstirahat Raporlarının Takibi', 'İnsan Kaynakları', true),
  row(104, 'Ziyaretçi Kaydı', 'Güvenlik'),
];
export const groups = groupByDepartment(library);

export const departments: Department[] = [
  { department_id: 1, department_name: 'İNSAN KAYNAKLARI', company_id: 7 },
  { department_id: 2, department_name: 'Güvenlik', company_id: 7 },
];

export const company = {
  company_id: 7,
  company_name: 'Ilgaz Gıda A.Ş.',
  department_id: 2,
  department_name: 'Güvenlik',
  company_active: true,
  logo: null,
};
