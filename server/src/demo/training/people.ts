/** How far somebody is with the training. */
export type Fate =
  /** Finished so many days ago, with so many questions wrong at first. */
  | Readonly<{ kind: 'bitti'; ago: number; wrong: number }>
  /** Has watched so many seconds, last so many hours ago. */
  | Readonly<{ kind: 'basladi'; seconds: number; hours: number }>
  | Readonly<{ kind: 'gonderildi' | 'ulasmadi' | 'gonderilmedi' | 'sirada' }>;

export type Trainee = Readonly<{ fullname: string; department: string; fate: Fate }>;

const done = (ago: number, wrong = 0): Fate => ({ kind: 'bitti', ago, wrong });
const begun = (seconds: number, hours: number): Fate => ({ kind: 'basladi', seconds, hours });
const sent: Fate = { kind: 'gonderildi' };
const bounced: Fate = { kind: 'ulasmadi' };
const unsent: Fate = { kind: 'gonderilmedi' };
const leaving: Fate = { kind: 'sirada' };

const inDepartment = (
  department: string,
  people: Readonly<Record<string, Fate>>,
): readonly Trainee[] =>
  Object.entries(people).map(([fullname, fate]) => ({ fullname, department, fate }));

/** Employees who are invited to the training, by company. */
export const TRAINEES: Readonly<Record<string, readonly Trainee[]>> = {
  ilgaz: [
    ...inDepartment('İnsan Kaynakları', {
      'Ayşe Nur Karahasanoğlu': done(10),
      'Hatice Kübra Sarıoğlu': done(9, 1),
      'Gizem Nihan Tuğcu': done(7),
    }),
    ...inDepartment('Mali İşler', {
      'Gülsüm Işıl Demirtaş': done(12),
      'Abdülkadir Yücesoy': done(11, 2),
      'Onur Çetinkaya': done(6),
    }),
    ...inDepartment('Yurt İçi Satış', {
      'Sıla Deniz Akın': begun(216, 2),
      'Muhammed Yiğit Özdoğan': done(8, 1),
      'Nazlıcan Kırbıyık': begun(96, 30),
      'Süleyman Şahin': sent,
      'Ebru Çağla Göçmen': done(5),
      'Rıdvan Kaptanoğlu': sent,
    }),
    ...inDepartment('Pazarlama ve Kurumsal İletişim', {
      'Zeynep Su Yıldırım': begun(78, 26),
      'Mert Karaca': done(10),
      'Ceyda İlkbahar': done(4, 1),
    }),
    ...inDepartment('Tüketici Danışma Hattı', {
      'Fatma Gül Büyükkaragöz': sent,
      'Şeyma Nur Uğurluoğlu': begun(150, 50),
      'Yasemin Özgür Çelikkol': sent,
      'İsmail Hakkı Tütüncü': done(3, 2),
    }),
    ...inDepartment('Satın Alma', {
      'Burak Can Kılıçarslan': unsent,
      'Hülya Demirhan': done(9),
      'Vildan Akçaalan': sent,
    }),
    ...inDepartment('Bilgi Teknolojileri', {
      'Oğuzhan Şimşek': done(11),
      'Okan Şimşek': done(12),
      'Aslı Ece Yalçınkaya': begun(232, 5),
    }),
    ...inDepartment('Üretim ve Kalite Güvence', {
      'Mehmet Emin Çetinkaya': begun(168, 12),
      'İbrahim Halil Öztürk': bounced,
      'Büşra Karahanoğlu': sent,
      'Hüseyin Avni Küçükçekmeceli': sent,
      'Döndü Gümüşsuyu': done(2, 1),
      'Ramazan Tığlı': sent,
      'Kadir Yağız Bölükbaşı': begun(24, 70),
      'Emine Ayşegül Sağlamtimur': unsent,
    }),
    ...inDepartment('İş Sağlığı ve Güvenliği', {
      'Tuğba Nur Erdoğan': done(13),
      'Derya Işık': done(14),
    }),
    ...inDepartment('İdari İşler ve Güvenlik', {
      'Ömer Faruk Uzunçarşılı': sent,
      'Cengiz Han Ağaoğlu': done(6, 1),
      'Nurettin Kırımlıoğlu': leaving,
      'Meryem Şule İğdeli': unsent,
    }),
  ],
  korfez: [
    ...inDepartment('İnsan Kaynakları', { 'Nazlı Uğurlu': done(4), 'Selma Yörük': sent }),
    ...inDepartment('Depo ve Sevkiyat', {
      'Tolga Özkan': begun(44, 20),
      'Şükrü Gündoğdu': sent,
      'Ferhat İpekçi': unsent,
    }),
    ...inDepartment('Hukuk ve Uyum', { 'Gülşen İnanç': done(5, 1) }),
  ],
};

/** `Ayşe Nur` becomes `ayse.nur`, as people write addresses. */
export const mailName = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/[^a-z ]/g, '')
    .trim()
    .replace(/ +/g, '.');
