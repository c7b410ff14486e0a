import { labelOf } from '@emanet/contract/shared/labels';
import type { Sentence } from '@emanet/contract/shared/primitives';

/** Name of the file, and of its first sheet. */
export const TITLE = labelOf('questionnaire.file');

/** The sheet that explains the questionnaire to the department, line by line. */
export const LINES: readonly Sentence[] = [
  {
    tr: 'Bu anket, departmanınızda kişisel verilerin kullanıldığı işleri anlamak içindir. Hukuk bilgisi gerekmez; hukuki değerlendirmeyi danışman yapar.',
    en: 'This questionnaire collects the tasks for which your department uses personal data. No legal knowledge is needed; the consultant makes the legal assessment.',
  },
  {
    tr: 'Her iş için bir satır doldurun. Emanet’te kayıtlı işler ankette hazır gelir: yanlışı düzeltin, eksiği tamamlayın, yeni işleri altlarına yazın.',
    en: 'Fill in one row per task. Tasks already recorded in Emanet are listed: correct what is wrong, add what is missing, and enter new tasks below.',
  },
  {
    tr: 'Birden çok yanıtı noktalı virgülle ayırın: çalışan; müşteri. Seçeneklerin tamamı “Listeler” sayfasındadır; uygun seçenek yoksa kendi sözlerinizle yazın.',
    en: 'Separate several answers with semicolons: employees; customers. All choices are on the sheet “Lists”; if none fits, use your own words.',
  },
  {
    tr: 'Bilmediğiniz soruyu boş bırakın. “Kayıt no” ve “Departman” sütunlarına dokunmayın.',
    en: 'Leave a question empty if you do not know the answer. Do not change the columns “Record no.” and “Department”.',
  },
  {
    tr: 'Dosyayı danışmanınıza geri gönderin. Yanıtlarınız taslak olarak aktarılır ve siz onaylayana kadar kesinleşmez.',
    en: 'Send the file back to your consultant. Your answers are imported as drafts and are not final until they have been confirmed.',
  },
];
