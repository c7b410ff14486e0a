import { z } from 'zod';
import type { Sentence } from './primitives.ts';

/** Every way a request can fail: its HTTP status and one sentence per language. */
// prettier-ignore
export const ERRORS = {
  INVALID_INPUT: [400, 'Gönderilen bilgiler geçersiz. İşaretli alanları düzeltin.', 'Some of the information is not valid. Please correct the marked fields.'],
  MALFORMED_JSON: [400, 'İstek okunamadı: gövde geçerli bir JSON değil.', 'The request could not be read: its body is not valid JSON.'],
  UNREADABLE: [400, 'İstek okunamadı.', 'The request could not be read.'],
  OTP_WRONG: [400, 'Kod hatalı. Kalan deneme: {left}.', 'That code is not right. Tries left: {left}.'],
  OTP_EXPIRED: [400, 'Kodun süresi doldu veya kod kullanıldı. Yeni bir kod isteyin.', 'The code has expired or was already used. Please ask for a new one.'],
  UNAUTHENTICATED: [401, 'Token geçersiz veya süresi dolmuş', 'The session is not valid or has expired'],
  FORBIDDEN: [403, 'Bu işlem için yetkiniz bulunmamaktadır.', 'You are not allowed to do this.'],
  BAD_ORIGIN: [403, 'İstek başka bir siteden geldiği için reddedildi.', 'The request was refused because it came from another site.'],
  COMPANY_FORBIDDEN: [403, 'Bu şirket verilerine erişim yetkiniz bulunmamaktadır', 'You have no access to the data of this company'],
  NO_COMPANY: [403, 'Şirket bilgisi bulunamadı', 'Company information was not found'],
  NOT_FOUND: [404, 'Kayıt bulunamadı.', 'The record was not found.'],
  ROUTE_NOT_FOUND: [404, 'Böyle bir adres yok.', 'There is no such address.'],
  STALE: [409, 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.', 'Somebody else changed this record while you were editing it.'],
  COMPANY_CHANGED: [409, 'Etkin şirket değişti. Hiçbir şey kaydedilmedi; sayfa yenilenecek.', 'The active company has changed. Nothing was saved; the page will reload.'],
  NOT_DELETED: [409, 'Bu kayıt silinmiş değil; geri getirilecek bir şey yok.', 'This record has not been deleted; there is nothing to bring back.'],
  DEPARTMENT_GONE: [409, 'Kayıt geri getirilemedi: bağlı olduğu departman artık yok.', 'The record could not be brought back: its department no longer exists.'],
  NAME_EXISTS: [409, 'Bu şirkette “{name}” adlı bir kayıt zaten var. Başka bir ad yazın ya da o kaydı güncelleyin.', 'There already is a record called “{name}” in this company. Choose another name or update that record.'],
  NAME_TAKEN: [409, 'Bu ad şirkette başka bir kayıtta kullanılıyor. Başka bir ad yazın.', 'Another record of the company already has this name. Choose another one.'],
  SUPPLIER_EXISTS: [409, '“{name}” tedarikçi listesinde zaten var.', '“{name}” is already in the supplier directory.'],
  KEY_REUSED: [409, 'Bu işlem anahtarı başka bir istek için kullanılmış.', 'This idempotency key was used for a different request.'],
  TOO_LARGE: [413, 'Gönderilen veri çok büyük.', 'What was sent is too large.'],
  WRONG_TYPE: [415, 'Bu içerik türü kabul edilmiyor.', 'This content type is not accepted.'],
  TOO_MANY: [429, 'Çok fazla deneme yapıldı. {seconds} saniye sonra yeniden deneyin.', 'Too many attempts. Please try again in {seconds} seconds.'],
  INTERNAL: [500, 'Bir hata oluştu. Lütfen tekrar deneyin.', 'Something went wrong. Please try again.'],
  UNAVAILABLE: [503, 'Hizmete şu anda ulaşılamıyor. Lütfen biraz sonra tekrar deneyin.', 'The service cannot be reached right now. Please try again shortly.'] } as const satisfies Record<string, readonly [number, string, string]>;

export type ErrorCode = keyof typeof ERRORS;

export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
export const sentenceOf = (code: ErrorCode): Sentence => ({
  tr: ERRORS[code][1],
  en: ERRORS[code][2],
});

/** The body of every failure (decisions, section 1); `data` is the current row of a 409. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]),
  fields: z.record(z.string(), z.string()).optional(),
  request_id: z.string(),
  data: z.unknown().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
