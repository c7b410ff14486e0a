import {
  companyInPath,
  everyRole,
  managersOnly,
  NO_FILE,
  NOBODY,
  noSheet,
  open,
  record,
  type Input,
  type Row,
  type Target,
} from './rows.ts';
import { SHIPPED } from '../../src/features/training/questions.ts';
import { unique } from '../factories.ts';

/** Calls of a temsilci as training officer alone, which nobody of the suite is. */
const ofTraining = (rest: Partial<Row> = {}): Row => everyRole(200, { temsilci: 403, ...rest });
const recordInBody = ({ record_id }: Target): Input => ({ body: { ids: [record_id] } });
const SESSION = {
  konu: 'Yüz yüze eğitim',
  yer: 'Toplantı odası',
  tarih: '2026-01-05',
  dakika: 60,
  egitmen: 'Ali',
  sinav: false,
};
/** Calls about a session that is not there. */
const noSession = (input: Input = {}): Row =>
  ofTraining({
    danışman: 404,
    yönetici: 404,
    foreignCompany: managersOnly,
    input: () => ({ params: { id: NOBODY }, ...input }),
  });
const noToken = (): Input => ({ params: { token: NO_FILE } });

/** Awareness training and its videos (decisions, section 3). */
export const ofTrainingAndVideos: Readonly<Record<string, Row>> = {
  'training.list': ofTraining({
    foreignCompany: 403,
    input: companyInPath,
  }),
  'training.departments': ofTraining(),
  'training.check': ofTraining({
    input: () => ({
      body: { satirlar: [{ satir: 1, fullname: 'Ali', email: 'ali@ornek.test', departman: '' }] },
    }),
  }),
  'training.readSheet': ofTraining({
    danışman: 400,
    yönetici: 400,
    input: () => ({ body: noSheet }),
  }),
  'training.add': ofTraining({
    danışman: 201,
    yönetici: 201,
    foreignCompany: { danışman: 400, yönetici: 400, temsilci: 403 },
    input: ({ department_id }) => ({
      body: { fullname: 'Ali', email: `${unique('kisi')}@ornek.test`, department_id },
    }),
  }),
  'training.delete': ofTraining({ foreignCompany: managersOnly, input: record }),
  'training.restore': ofTraining({ foreignCompany: managersOnly, input: record }),
  'training.deleteMany': ofTraining({ foreignCompany: managersOnly, input: recordInBody }),
  // One that is there cannot be brought back.
  'training.restoreMany': ofTraining({
    danışman: 409,
    yönetici: 409,
    foreignCompany: managersOnly,
    input: recordInBody,
  }),
  'training.sendMail': ofTraining({ foreignCompany: managersOnly, input: recordInBody }),
  'training.sendSingleMail': ofTraining({ foreignCompany: managersOnly, input: record }),
  // Invitations out of sight are left out.
  'training.export': ofTraining({
    foreignCompany: { danışman: 200, yönetici: 200, temsilci: 403 },
    input: ({ record_id }) => ({ body: { ids: [record_id], lang: 'tr' } }),
  }),
  // Nobody of the suite has finished: server/src/features/training/isolation.test.ts.
  'training.certificateOf': ofTraining({
    danışman: 404,
    yönetici: 404,
    foreignCompany: managersOnly,
    input: (target) => ({ ...record(target), query: { lang: 'tr' } }),
  }),
  'training.result': ofTraining({
    danışman: 404,
    yönetici: 404,
    foreignCompany: managersOnly,
    input: record,
  }),
  'training.grantTries': ofTraining({
    danışman: 409,
    yönetici: 409,
    foreignCompany: managersOnly,
    input: record,
  }),
  'training.confirmPassed': ofTraining({
    danışman: 409,
    yönetici: 409,
    foreignCompany: managersOnly,
    input: record,
  }),
  // Sessions that exist: server/src/features/training/sessions/sessions.test.ts.
  'training.sessions': ofTraining(),
  'training.exportSessions': ofTraining({ input: () => ({ body: { ids: [] } }) }),
  'training.session': noSession(),
  'training.addSession': ofTraining({
    danışman: 201,
    yönetici: 201,
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({ body: { ...SESSION, company_id } }),
  }),
  'training.updateSession': noSession({ body: SESSION }),
  'training.deleteSession': noSession(),
  'training.restoreSession': noSession(),
  'training.listInSession': noSession({ body: { kisiler: [{ fullname: 'Ali' }] } }),
  'training.unlistInSession': noSession({ body: { ids: [1] } }),
  'training.attend': noSession({ body: { ids: [1], katildi: true } }),
  'training.attendanceSheet': noSession({ query: { lang: 'tr' } }),
  'training.signedSheet': ofTraining({
    danışman: 400,
    yönetici: 400,
    foreignCompany: { danışman: 400, yönetici: 400, temsilci: 403 },
    input: record,
  }),
  'training.questions': ofTraining(),
  'training.saveQuestions': ofTraining({ input: () => ({ body: { sorular: [], gereken: 7 } }) }),
  'training.preview': ofTraining(),
  'training.previewAnswer': ofTraining({
    input: () => ({ body: { soru_id: SHIPPED.sorular[0]?.id ?? '', secenek: 0 } }),
  }),
  'training.sampleMail': ofTraining({
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({ body: { company_id } }),
  }),
  'training.settings': ofTraining(),
  'training.link': ofTraining({ foreignCompany: managersOnly, input: record }),
  'training.saveSettings': ofTraining({ input: () => ({ body: { hatirlatma: true } }) }),
  // Their key is a token, whoever asks: server/src/features/training/page.test.ts.
  'training.single': open(404, noToken),
  'training.updateProgress': open(404, () => ({ ...noToken(), body: { durum: 'basladi' } })),
  'training.answer': open(404, () => ({ ...noToken(), body: { soru_id: 'x', secenek: 0 } })),
  'training.retry': open(404, noToken),
  'training.sendCode': open(404, noToken),
  'training.enterCode': open(404, () => ({ ...noToken(), body: { code: '000000' } })),
  'training.watch': open(404, () => ({ params: { token: NO_FILE, id: NOBODY } })),
  'training.certificate': open(404, () => ({ ...noToken(), query: { lang: 'tr' } })),
  'training.verify': open(404, () => ({ params: { no: 'XX-2026-0001' } })),
  'training.compareName': open(404, () => ({
    params: { no: 'XX-2026-0001' },
    body: { ad: 'Ali' },
  })),

  'videos.list': ofTraining({ foreignCompany: 403, input: companyInPath }),
  'videos.listFiles': ofTraining({ foreignCompany: 403, input: companyInPath }),
  'videos.addLink': ofTraining({
    danışman: 201,
    yönetici: 201,
    foreignCompany: { danışman: 409, yönetici: 409, temsilci: 403 },
    input: ({ company_id }) => ({
      body: {
        company_id,
        video_name: 'Video',
        video_linki: 'https://video.ornek.test/a.mp4',
        sure: 60,
      },
    }),
  }),
  // With a file: server/src/features/videos/videos.test.ts.
  'videos.add': ofTraining({
    danışman: 400,
    yönetici: 400,
    input: () => ({ body: { video_name: 'Video', sure: '60' } }),
  }),
  'videos.storage': ofTraining(),
  'videos.update': ofTraining({
    foreignCompany: managersOnly,
    input: (target) => ({ ...record(target), body: { video_name: unique('Video') } }),
  }),
  'videos.order': ofTraining({ foreignCompany: managersOnly, input: recordInBody }),
  'videos.delete': ofTraining({ foreignCompany: managersOnly, input: record }),
  'videos.restore': ofTraining({ foreignCompany: managersOnly, input: record }),
};
