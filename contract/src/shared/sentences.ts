import type { Sentence } from './primitives.ts';

/**
 * The specification's section 8, word for word in Turkish. A screen or an answer shows the
 * server's own sentence when there is one and falls back on these.
 */
// prettier-ignore
export const SENTENCES = {
  companySwitchFailed: ['Şirket güncellenirken bir hata oluştu', 'The company could not be switched'],
  emailNotVerified: ['E-posta doğrulanamadı', 'The e-mail address could not be verified'],
  emailNotFound: ['E-posta bulunamadı', 'E-mail address not found'],
  networkFailed: ['Bir hata oluştu. Lütfen tekrar deneyin.', 'Something went wrong. Please try again.'],
  settingsMissing: ['Bildirim ayarları bulunamadı', 'Notification settings were not found'],
  settingsCompanyMissing: ['Bu kullanıcı için yetkili şirket bulunamadı', 'No authorised company was found for this user'],
  settingsFailed: ['Bildirim ayarları güncellenirken bir hata oluştu', 'The notification settings could not be updated'],
  actionDeleteFailed: ['Aksiyon silinirken bir hata oluştu', 'The action could not be deleted'],
  actionArchiveFailed: ['Aksiyon arşivlenirken bir hata oluştu', 'The action could not be archived'],
  actionAddFailed: ['Aksiyon eklenirken bir hata oluştu', 'The action could not be added'],
  actionUpdateFailed: ['Aksiyon güncellenirken bir hata oluştu', 'The action could not be updated'],
  mailFailed: ['Mail gönderilirken bir hata oluştu', 'The e-mail could not be sent'],
  actionsFailed: ['Aksiyonlar yüklenirken bir hata oluştu.', 'The actions could not be loaded.'],
  confirmationSent: ['Bildirim başarıyla gönderildi!', 'The confirmation was sent.'],
  confirmationFailed: ['Bildirim gönderilirken bir hata oluştu!', 'The confirmation could not be sent.'],
  confirmationMissing: ['Kullanıcı bilgileri eksik!', 'User information is incomplete.'],
  documentDeleteFailed: ['Doküman silinirken bir hata oluştu.', 'The document could not be deleted.'],
  documentAddFailed: ['Doküman eklenirken bir hata oluştu.', 'The document could not be added.'],
  documentUpdateFailed: ['Doküman güncellenirken bir hata oluştu.', 'The document could not be updated.'],
  documentArchiveFailed: ['Doküman arşivlenirken bir hata oluştu.', 'The document could not be archived.'],
  documentUnarchiveFailed: ['Doküman arşivden çıkarılırken bir hata oluştu.', 'The document could not be removed from the archive.'],
  trainingMissing: ['Eğitim bilgisi bulunmamaktadır.', 'No training information is available.'],
  videosFailed: ['Videolar getirilirken bir hata oluştu', 'The videos could not be loaded'],
  departmentAddFailed: ['Departman eklenirken bir hata oluştu', 'The department could not be added'],
  representativeAddFailed: ['Temsilci eklenirken bir hata oluştu', 'The representative could not be added'],
  userInfoFailed: ['Kullanıcı bilgileri alınamadı', 'User information could not be loaded'] } as const satisfies Record<string, readonly [string, string]>;

export type SentenceKey = keyof typeof SENTENCES;

export const sentence = (key: SentenceKey): Sentence => ({
  tr: SENTENCES[key][0],
  en: SENTENCES[key][1],
});

/** A user-info failure that holds one of these forces sign-out (specification, section 5). */
export const FORCES_SIGN_OUT = [
  'Kullanıcı bulunamadı',
  'Token geçersiz',
  'Unauthorized',
  'Yetkisiz',
] as const;
