import type { applicationForm } from '@emanet/contract/applications/form';
import type { z } from 'zod';

/** Fields of an applicant; `rest` replaces parts of them. */
export const writtenApplication = (
  rest: Partial<z.input<typeof applicationForm.submit.body>> = {},
): z.input<typeof applicationForm.submit.body> => ({
  haklar: ['e', 'f'],
  basvuran_turu: 'kendisi',
  talep: 'Özlük dosyamdaki sağlık raporlarının silinmesini istiyorum.',
  ad: 'Muhammet Emre',
  soyad: 'Karabulut',
  kimlik_turu: 'tc',
  kimlik_no: '100 000 001 46',
  kisi_grubu: 'eski_calisan',
  adres: 'Bahçelievler Mah. Şehit Ömer Halisdemir Cad. No: 14/6, Bolu',
  cevap_yolu: 'eposta',
  eposta: 'emre.karabulut@ornekposta.test',
  dil: 'tr',
  ...rest,
});
