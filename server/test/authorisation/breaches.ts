import { everyRole, managersOnly, noSheet, open, record, type Row, type Target } from './rows.ts';

const hidden = { foreignCompany: 404, foreignDepartment: 404 };
const ofManagers = (body: object, status = 200): Row =>
  everyRole(status, {
    temsilci: 403,
    foreignCompany: managersOnly,
    foreignDepartment: 403,
    input: (target) => ({ ...record(target), body }),
  });
const LETTER = `Tarih: 20.11.2026

Etkilenen veriler: ad soyad

Olası sonuçlar: sahte arama yapılması

Alınan tedbirler: parolalar yenilendi

Bilgi: kvkk@ornek.test`;
const began = { baslik: 'Yanlış alıcı', ogrenme: '2026-01-05T10:00' };

/** Roles at breaches; what a representative sees of them: server/src/features/breaches/breaches.test.ts. */
export const ofBreaches: Readonly<Record<string, Row>> = {
  'breaches.list': everyRole(200),
  'breaches.single': everyRole(200, { ...hidden, input: record }),
  'breaches.add': everyRole(201, {
    foreignCompany: 400,
    foreignDepartment: 400,
    input: ({ department_id }: Target) => ({ body: { ...began, department_id } }),
  }),
  'breaches.update': ofManagers({ farkeden: 'Ece Er' }),
  'breaches.decide': ofManagers({
    konu: 'kurul',
    karar: 'bildirilecek',
    gerekce: 'Neden',
    karar_veren: 'Ece Er',
  }),
  'breaches.stage': ofManagers({
    alici: 'kurul',
    an: '2026-01-06T10:00',
    gecikme_nedeni: 'Geç anlaşıldı',
  }),
  'breaches.note': ofManagers({ metin: 'Not' }),
  // A file that is no sheet is not read.
  'breaches.readList': everyRole(400, { temsilci: 403, input: () => ({ body: noSheet }) }),
  'breaches.letters': ofManagers({
    kisiler: [{ ad: 'Ece', eposta: 'ece@ornek.test' }],
    konu: 'Bilgi',
    metin: LETTER,
    dil: 'tr',
  }),
  // One about which nothing was decided cannot be closed, and an open one not opened.
  'breaches.close': ofManagers({ kapanis_ozeti: 'Bitti' }, 409),
  'breaches.reopen': ofManagers({ neden: 'Yeni bilgi' }, 409),
  'breaches.form': everyRole(200, { ...hidden, input: record }),
  'breaches.report': everyRole(200, { ...hidden, input: record }),
  'breaches.export': everyRole(200, {
    foreignCompany: 200,
    foreignDepartment: 200,
    input: ({ record_id }) => ({ body: { ids: [record_id], lang: 'tr' } }),
  }),
  // Through the door: server/src/features/breaches/door/door.test.ts.
  'breaches.submit': open(404, () => ({
    params: { slug: 'boyle-bir-sirket-yok' },
    body: { ne_oldu: 'Dosya açıkta kaldı', dil: 'tr' },
  })),
};
