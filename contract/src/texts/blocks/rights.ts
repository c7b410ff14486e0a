import type { Language } from '../../shared/primitives.ts';
import { NOTICE_FORM } from '../register.ts';
import { sentence, type Block } from './block.ts';

const RIGHTS: Readonly<Record<Language, readonly string[]>> = {
  tr: [
    'işlenip işlenmediğini öğrenme',
    'işlenmişse bilgi talep etme',
    'işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme',
    'yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme',
    'eksik veya yanlış işlenmişse düzeltilmesini isteme',
    'Kanunun 7. maddesindeki şartlarla silinmesini veya yok edilmesini isteme',
    'düzeltme, silme ve yok etmenin aktarıldığı üçüncü kişilere bildirilmesini isteme',
    'münhasıran otomatik sistemlerle analiz edilmesi suretiyle aleyhinize bir sonucun ortaya çıkmasına itiraz etme',
    'kanuna aykırı işlenmesi sebebiyle zarara uğrarsanız zararın giderilmesini talep etme',
  ],
  en: [
    'to learn whether they are processed',
    'to request information if they have been processed',
    'to learn the purpose of the processing and whether they are used in line with it',
    'to know the third parties in Türkiye or abroad to whom they are transferred',
    'to request correction where they are incomplete or inaccurate',
    'to request erasure or destruction under the conditions of Article 7',
    'to request that third parties to whom they were transferred be notified of the correction, erasure or destruction',
    'to object to a result against you that arises solely from analysis by automated systems',
    'to claim compensation for damage caused by unlawful processing',
  ],
};
const LETTERS: Readonly<Record<Language, string>> = { tr: 'abcçdefgğ', en: 'abcdefghi' };

/** Rights of article 11, by reference or one by one. */
export const rights: Block = ({ lang, register }) => {
  const full = (register.bicim ?? NOTICE_FORM).haklar_tam;
  const tr = lang === 'tr';
  const listed = RIGHTS[lang].map((one, at) => `(${LETTERS[lang][at] ?? ''}) ${one}`).join(', ');
  const by = tr
    ? 'Kanunun 11. maddesinde sayılan haklarınızı kullanmak için bize başvurabilirsiniz. '
    : 'You may apply to us to exercise the rights listed in Article 11 of the Law. ';
  const all = tr
    ? `Kanunun 11. maddesi uyarınca bize başvurarak kişisel verilerinizin ${listed} hakkına sahipsiniz. `
    : `Under Article 11 of the Law you have the right, by applying to us, as regards your personal data: ${listed}. `;
  return { cumleler: [sentence('haklar:11', [full ? all : by])], bosluklar: [] };
};
