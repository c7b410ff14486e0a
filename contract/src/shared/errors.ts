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
  ASSET_COMPANY_MISSING: [403, 'Kullanıcının şirket bilgisi bulunamadı', 'The company of the user was not found'],
  DOCUMENT_COMPANY_MISSING: [403, 'Şirket bilgisi bulunamadı. Lütfen bir şirket seçiniz veya yöneticinize başvurunuz.', 'Company information was not found. Please choose a company or ask your administrator.'],
  NOT_FOUND: [404, 'Kayıt bulunamadı.', 'The record was not found.'],
  ROUTE_NOT_FOUND: [404, 'Böyle bir adres yok.', 'There is no such address.'],
  STALE: [409, 'Bu kayıt siz düzenlerken başkası tarafından değiştirildi.', 'Somebody else changed this record while you were editing it.'],
  COMPANY_CHANGED: [409, 'Etkin şirket değişti. Hiçbir şey kaydedilmedi; sayfa yenilenecek.', 'The active company has changed. Nothing was saved; the page will reload.'],
  NOT_DELETED: [409, 'Bu kayıt silinmiş değil; geri getirilecek bir şey yok.', 'This record has not been deleted; there is nothing to bring back.'],
  DEPARTMENT_GONE: [409, 'Kayıt geri getirilemedi: bağlı olduğu departman artık yok.', 'The record could not be brought back: its department no longer exists.'],
  NAME_EXISTS: [409, 'Bu şirkette “{name}” adlı bir kayıt zaten var. Başka bir ad yazın ya da o kaydı güncelleyin.', 'There already is a record called “{name}” in this company. Choose another name or update that record.'],
  NAME_TAKEN: [409, 'Bu ad şirkette başka bir kayıtta kullanılıyor. Başka bir ad yazın.', 'Another record of the company already has this name. Choose another one.'],
  SUPPLIER_EXISTS: [409, '“{name}” tedarikçi listesinde zaten var.', '“{name}” is already in the supplier directory.'],
  DEPARTMENT_EXISTS: [409, '“{name}” departmanı zaten var.', 'There already is a department called “{name}”.'],
  DEPARTMENT_IN_USE: [409, 'Bu departman silinemez; üzerinde şunlar var: {what}. Önce başka bir departmanla birleştirin.', 'This department cannot be deleted; it still has: {what}. Please merge it into another one first.'],
  DEPARTMENT_SAME: [400, 'Bir departman kendisiyle birleştirilemez. Başka bir departman seçin.', 'A department cannot be merged into itself. Please choose another one.'],
  ACCOUNT_PENDING: [409, 'Bu e-posta adresiyle bekleyen bir başvuru var. İncelenince size yazacağız; yeniden göndermeniz gerekmez.', 'There already is a request with this e-mail address. We will write to you once it has been reviewed; there is no need to send it again.'],
  USER_EXISTS: [409, 'Bu e-posta adresiyle bir hesap zaten var. Başka bir adres yazın.', 'There already is an account with this e-mail address. Please use another one.'],
  IMPORT_CHANGED: [409, 'Kayıtlar ya da dosya, denetimden sonra değişti. Hiçbir şey kaydedilmedi; dosyayı yeniden denetleyin.', 'The records or the file have changed since the check. Nothing was saved; please check the file again.'],
  DOCUMENT_IN_USE: [409, 'Bu doküman {count} faaliyette kullanılıyor, silinemez. Arşivleyin ya da önce faaliyetlerden çıkarın.', 'This document is used by {count} activities and cannot be deleted. Archive it, or take it out of the activities first.'],
  KEY_REUSED: [409, 'Bu işlem anahtarı başka bir istek için kullanılmış.', 'This idempotency key was used for a different request.'],
  SHEET_TOO_LARGE: [413, 'Dosya çok büyük: en fazla {most} MB olabilir. Kayıtları birkaç dosyaya bölün.', 'The file is too large: it may have {most} MB at most. Please split the records over several files.'],
  SHEET_TOO_MUCH: [413, 'Dosyanın açılmış hâli çok büyük. Boş ya da biçimlendirilmiş fazladan satırları silip kaydedin.', 'Unpacked, the file is too large. Please delete superfluous rows and formats and save it again.'],
  SHEET_TOO_LONG: [400, 'Dosyada çok fazla satır var: en fazla {most} kayıt bir arada aktarılabilir.', 'The file has too many rows: at most {most} records can be imported at once.'],
  SHEET_TOO_WIDE: [400, 'Dosyada çok fazla sütun var ({cell}). Yalnızca listenin sütunlarını bırakın.', 'The file has too many columns ({cell}). Please leave only those of the list.'],
  SHEET_NONE: [400, 'Bu dosya bir Excel çalışma kitabı (.xlsx) değil. Onu .xlsx olarak kaydedin ya da şablonu indirip doldurun.', 'This file is not an Excel workbook (.xlsx). Please save it as .xlsx, or download the template and fill that in.'],
  SHEET_OLD: [400, 'Bu dosya eski Excel biçiminde (.xls). Excel’de .xlsx olarak kaydedip yeniden yükleyin.', 'This file is in the old Excel format (.xls). Please save it as .xlsx and upload it again.'],
  SHEET_LOCKED: [400, 'Dosya parolayla korunuyor. Parolasını kaldırıp yeniden yükleyin.', 'The file is protected by a password. Please remove the password and upload it again.'],
  SHEET_BROKEN: [400, 'Dosya okunamadı: bozuk ya da eksik. Excel’de açıp yeniden kaydedin.', 'The file could not be read: it is broken or incomplete. Please open it in Excel and save it again.'],
  SHEET_WRONG: [400, 'Dosyada bu listenin başlıklarını taşıyan bir sayfa yok. Şablonu ya da bu listenin dışa aktarımını kullanın.', 'No sheet of the file has the column headers of this list. Please use the template or an export of this list.'],
  SHEET_OF_OTHER: [400, 'Bu dosya “{register}” listesine ait. Onu o listenin ekranından yükleyin.', 'This file belongs to the list “{register}”. Please upload it on the page of that list.'],
  SHEET_HEAD_UNKNOWN: [400, '{cell} hücresindeki “{head}” başlığı bu listede yok. Başlığı düzeltin ya da sütunu silin.', 'The head “{head}” in cell {cell} is not one of this list. Please correct it or delete the column.'],
  SHEET_HEAD_TWICE: [400, '“{head}” başlığı iki sütunda var: {first} ve {cell}. Birini silin.', 'The head “{head}” stands over two columns: {first} and {cell}. Please delete one of them.'],
  SHEET_HEAD_EMPTY: [400, '{cell} hücresinde değer var, ama sütununun başlığı yok. Sütuna başlık yazın ya da onu silin.', 'Cell {cell} holds a value, but its column has no head. Please write one or delete the column.'],
  SHEET_HEAD_MISSING: [400, 'Zorunlu “{head}” sütunu dosyada yok.', 'The required column “{head}” is missing from the file.'],
  SHEET_FORMULA: [400, '{cell} hücresinde formül var. Formülleri değere çevirip yeniden yükleyin.', 'Cell {cell} holds a formula. Please turn formulas into values and upload the file again.'],
  SHEET_MERGED: [400, '{cell} hücreleri birleştirilmiş. Birleştirmeyi kaldırıp yeniden yükleyin.', 'The cells {cell} are merged. Please unmerge them and upload the file again.'],
  SHEET_ERROR_VALUE: [400, '{cell} hücresinde bir hata değeri ({value}) var. Hücreyi düzeltin.', 'Cell {cell} holds an error value ({value}). Please correct the cell.'],
  SHEET_CELL_TOO_LONG: [400, '{cell} hücresindeki metin çok uzun: bir hücre en fazla {most} karakter alır.', 'The text in cell {cell} is too long: a cell holds {most} characters at most.'],
  NO_RECIPIENT: [409, 'Mail gönderilirken bir hata oluştu: bu departmanın temsilcisi yok.', 'The e-mail could not be sent: this department has no representative.'],
  RANGE: [416, 'İstenen bölüm dosyanın dışında kalıyor.', 'The part that was asked for lies outside the file.'],
  RECORDS_TOO_LARGE: [413, 'Kayıtlar tek seferde işlenemeyecek kadar büyük. Listeyi süzerek ya da dosyayı bölerek parça parça aktarın.', 'The records are too large to be handled at once. Please filter the list, or split the file, and transfer them in parts.'],
  TOO_MANY_ENTRIES: [413, 'Seçilen aralıkta {most} kayıttan fazlası var. Tarih aralığını daraltıp yeniden aktarın.', 'The chosen range holds more than {most} entries. Please narrow the dates and export again.'],
  FILE_TOO_LARGE: [413, 'Dosya çok büyük: en fazla {most} MB olabilir.', 'The file is too large: it may have {most} MB at most.'],
  FILE_TYPE: [415, 'Bu dosya türü kabul edilmiyor. Kabul edilenler: {types}.', 'This type of file is not accepted. Accepted are: {types}.'],
  FILE_BROKEN: [415, 'Dosya bozuk ya da eksik. Açıp yeniden kaydedin ve tekrar yükleyin.', 'The file is broken or incomplete. Please open it, save it again and upload it once more.'],
  FILE_UNSAFE: [415, 'Dosya makro ya da aşırı sıkıştırılmış içerik taşıdığı için kabul edilmiyor. PDF olarak kaydedip yükleyin.', 'The file is not accepted because it holds macros or excessively packed content. Please save it as a PDF and upload that.'],
  UPLOAD_GONE: [400, 'Yükleme bulunamadı ya da tamamlanmadı. Dosyayı yeniden yükleyin.', 'The upload was not found or is not complete. Please upload the file again.'],
  UPLOADS_OPEN: [429, 'Yarım kalmış çok sayıda yüklemeniz var. Önce onları tamamlayın ya da iptal edin.', 'You have too many unfinished uploads. Please finish or cancel those first.'],
  TOO_LARGE: [413, 'Gönderilen veri çok büyük.', 'What was sent is too large.'],
  WRONG_TYPE: [415, 'Bu içerik türü kabul edilmiyor.', 'This content type is not accepted.'],
  TOO_MANY: [429, 'Çok fazla deneme yapıldı. {seconds} saniye sonra yeniden deneyin.', 'Too many attempts. Please try again in {seconds} seconds.'],
  TOO_FAST: [429, 'Kısa sürede çok fazla istek gönderildi. {seconds} saniye sonra yeniden deneyin.', 'Too many requests in a short time. Please try again in {seconds} seconds.'],
  AT_ONCE: [429, 'Aynı anda çok fazla işlem başlattınız. Sürenler bitince yeniden deneyin.', 'You have started too many things at once. Please try again when those are done.'],
  INTERNAL: [500, 'Bir hata oluştu. Lütfen tekrar deneyin.', 'Something went wrong. Please try again.'],
  BUSY: [503, 'Sunucu şu anda çok sayıda dosya ve harita hazırlıyor. Biraz sonra yeniden deneyin.', 'The server is preparing many files and maps right now. Please try again shortly.'],
  STORAGE_FULL: [503, 'Dosya için sunucuda yer kalmadı. Yöneticinize haber verin; hiçbir şey kaydedilmedi.', 'The server has no room left for files. Please tell your administrator; nothing was saved.'],
  TOO_SLOW: [408, 'İstek zamanında tamamlanmadı. Bağlantınızı denetleyip yeniden deneyin.', 'The request was not completed in time. Please check your connection and try again.'],
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
