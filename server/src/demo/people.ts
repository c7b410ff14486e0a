import type { Role } from '@emanet/contract/shared/roles';

/** Somebody of the demo. `companies` are keys of companies.ts, the first one is shown first. */
export type Person = Readonly<{
  email: string;
  fullname: string;
  role: Role;
  companies: readonly string[];
  department?: string;
  /** A second department. */
  alsoIn?: string;
  /** Was added and has not signed in yet. */
  neverIn?: true;
  egitim_sorumlusu?: true;
  varlik_sorumlusu?: true;
  /** Changes older than this have been looked at. */
  readUntilDaysAgo: number;
}>;

const demo = (name: string) => `${name}@demo.emanet.test`;

/** The five accounts of the demo first, then colleagues who appear in the history. */
// prettier-ignore
export const PEOPLE: readonly Person[] = [
  { email: demo('danisman'), fullname: 'Selin Aydoğan', role: 'danışman', companies: ['ilgaz', 'korfez'], readUntilDaysAgo: 5 },
  { email: demo('yonetici'), fullname: 'Kemal Yurtsever', role: 'yönetici', companies: ['ilgaz'], readUntilDaysAgo: 8 },
  { email: demo('temsilci'), fullname: 'Ayşe Çınar', role: 'temsilci', companies: ['ilgaz'], department: 'İnsan Kaynakları', readUntilDaysAgo: 12 },
  { email: demo('egitim'), fullname: 'Derya Işık', role: 'temsilci', companies: ['ilgaz'], department: 'İş Sağlığı ve Güvenliği', egitim_sorumlusu: true, readUntilDaysAgo: 15 },
  { email: demo('varlik'), fullname: 'Okan Şimşek', role: 'temsilci', companies: ['ilgaz'], department: 'Bilgi Teknolojileri', varlik_sorumlusu: true, readUntilDaysAgo: 15 },
  { email: demo('mert.karaca'), fullname: 'Mert Karaca', role: 'temsilci', companies: ['ilgaz'], department: 'Pazarlama ve Kurumsal İletişim', readUntilDaysAgo: 20 },
  { email: demo('gulsen.inanc'), fullname: 'Gülşen İnanç', role: 'yönetici', companies: ['korfez'], readUntilDaysAgo: 7 },
  { email: demo('nazli.ugurlu'), fullname: 'Nazlı Uğurlu', role: 'temsilci', companies: ['korfez'], department: 'İnsan Kaynakları', readUntilDaysAgo: 18 },
  { email: demo('tolga.ozkan'), fullname: 'Tolga Özkan', role: 'temsilci', companies: ['korfez'], department: 'Depo ve Sevkiyat', readUntilDaysAgo: 18 },
  { email: demo('hulya.demirhan'), fullname: 'Hülya Demirhan', role: 'temsilci', companies: ['ilgaz'], department: 'Mali İşler', alsoIn: 'Satın Alma', readUntilDaysAgo: 25 },
  { email: demo('onur.cetinkaya'), fullname: 'Onur Çetinkaya', role: 'temsilci', companies: ['ilgaz'], department: 'Mali İşler', neverIn: true, readUntilDaysAgo: 90 },
  { email: demo('busra.karahanoglu'), fullname: 'Büşra Karahanoğlu', role: 'temsilci', companies: ['ilgaz'], department: 'Üretim ve Kalite Güvence', neverIn: true, readUntilDaysAgo: 90 },
];
