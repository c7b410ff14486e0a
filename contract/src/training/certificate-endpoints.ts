import { z } from 'zod';
import { changedOf, endpoint, oneOf } from '../shared/endpoint.ts';
import { idInPath, language, requiredText, text } from '../shared/primitives.ts';
import { askedQuestion, awaitedCode, certificate, verifiedCertificate } from './rows.ts';

const inPath = z.strictObject({ id: idInPath });
const byToken = z.strictObject({ token: text(300) });
const number = z.strictObject({ no: text(60) });

/** Certificates, the questions they were earned with, and what their numbers tell anybody. */
export const certificateEndpoints = {
  certificateOf: endpoint({
    name: 'training.certificateOf',
    summary: 'Bir kişinin sertifikası / Certificate of a person',
    method: 'GET',
    path: '/api/farkindalik-egitimi/belge/:id',
    permission: 'training.read',
    raw: true,
    heavy: true,
    params: inPath,
    query: z.strictObject({ lang: language }),
    answers: z.unknown(),
  }),
  result: endpoint({
    name: 'training.result',
    summary: 'Sorulan sorular ve cevaplar / Questions that were asked, with their answers',
    method: 'GET',
    path: '/api/farkindalik-egitimi/sonuc/:id',
    permission: 'training.read',
    params: inPath,
    answers: oneOf(
      z.object({ fullname: z.string(), deneme: z.int(), sorular: z.array(askedQuestion) }),
    ),
  }),
  sendCode: endpoint({
    name: 'training.sendCode',
    summary: 'Sertifika için yeni kod iste / Ask for another code for the certificate',
    method: 'POST',
    path: '/api/farkindalik-egitimi/kod-gonder/:token',
    permission: 'public',
    params: byToken,
    answers: changedOf(awaitedCode),
  }),
  enterCode: endpoint({
    name: 'training.enterCode',
    summary: 'Kodu gir, sertifikayı al / Enter the code and get the certificate',
    method: 'POST',
    path: '/api/farkindalik-egitimi/kod/:token',
    permission: 'public',
    params: byToken,
    body: z.strictObject({
      code: z
        .string()
        .trim()
        .regex(/^\d{6}$/),
    }),
    answers: changedOf(z.object({ sertifika: certificate })),
  }),
  certificate: endpoint({
    name: 'training.certificate',
    summary: 'Bağlantının sertifikası / The certificate behind a link',
    method: 'GET',
    path: '/api/farkindalik-egitimi/sertifika/:token',
    permission: 'public',
    raw: true,
    heavy: true,
    params: byToken,
    query: z.strictObject({ lang: language }),
    answers: z.unknown(),
  }),
  verify: endpoint({
    name: 'training.verify',
    summary: 'Sertifikayı doğrula / Verify a certificate',
    method: 'GET',
    path: '/api/egitim/dogrula/:no',
    permission: 'public',
    params: number,
    answers: oneOf(verifiedCertificate),
  }),
  compareName: endpoint({
    name: 'training.compareName',
    summary: 'Belgedeki adı karşılaştır / Compare the name on a certificate',
    method: 'POST',
    path: '/api/egitim/dogrula/:no',
    permission: 'public',
    params: number,
    body: z.strictObject({ ad: requiredText(200) }),
    answers: oneOf(z.object({ ayni: z.boolean() })),
  }),
};
