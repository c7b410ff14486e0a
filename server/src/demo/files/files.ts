import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { DOCUMENT_TYPES } from '@emanet/contract/documents';
import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { DemoDocument } from './documents.ts';
import type { Tx } from '../../platform/db.ts';
import { receive, settle, type FileLimits } from '../../platform/files/receive.ts';
import { insertFile, type ReceivedFile } from '../../platform/files/rows.ts';
import type { FileStore } from '../../platform/files/store.ts';
import { makePdf, type PdfBlock } from '../../platform/pdf/pdf.ts';

type Type = (typeof DOCUMENT_TYPES)[number];
type Facts = Readonly<{ company: string; title: string }>;

const RIGHTS = {
  list: [
    'Kişisel verilerinizin işlenip işlenmediğini öğrenme ve işlenmişse bilgi talep etme,',
    'İşlenme amacını ve verilerin amacına uygun kullanılıp kullanılmadığını öğrenme,',
    'Yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,',
    'Eksik veya yanlış işlenmişse düzeltilmesini, şartları oluştuğunda silinmesini veya yok edilmesini isteme,',
    'Bu işlemlerin aktarım yapılan üçüncü kişilere bildirilmesini isteme,',
    'Münhasıran otomatik sistemlerle yapılan analiz sonucunda aleyhinize bir sonuç çıkmasına itiraz etme,',
    'Kanuna aykırı işleme nedeniyle zarara uğramanız hâlinde zararın giderilmesini talep etme.',
  ],
};

// prettier-ignore
const BLOCKS: Readonly<Record<Type, (facts: Facts) => PdfBlock[]>> = {
  'Aydınlatma Metni': ({ company }) => [
    { text: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (“Kanun”) 10. maddesi ile Aydınlatma Yükümlülüğünün Yerine Getirilmesinde Uyulacak Usul ve Esaslar Hakkında Tebliğ uyarınca, veri sorumlusu sıfatıyla ${company} tarafından hazırlanmıştır.` },
    { heading: 'Hangi amaçlarla işliyoruz?' },
    { text: 'Kişisel verileriniz, bu metnin konusunu oluşturan sürecin yürütülmesi, hukuki yükümlülüklerimizin yerine getirilmesi ve taleplerinizin sonuçlandırılması amaçlarıyla, bu amaçlarla bağlantılı, sınırlı ve ölçülü olarak işlenir.' },
    { heading: 'Kimlere aktarıyoruz?' },
    { text: 'Kişisel verileriniz, kanunen yetkili kamu kurum ve kuruluşlarına ve hizmet aldığımız tedarikçilere, Kanun’un 8. ve 9. maddelerindeki şartlara uygun olarak ve amaçla sınırlı biçimde aktarılabilir.' },
    { heading: 'Nasıl topluyoruz, hukuki sebep nedir?' },
    { text: 'Kişisel verileriniz, fiziksel ve elektronik ortamda, kısmen otomatik yollarla ya da bir veri kayıt sisteminin parçası olmak kaydıyla otomatik olmayan yollarla; Kanun’un 5. ve 6. maddelerinde yer alan hukuki sebeplere dayanılarak toplanır.' },
    { heading: 'Haklarınız' },
    { text: 'Kanun’un 11. maddesi uyarınca aşağıdaki haklara sahipsiniz:' },
    RIGHTS,
    { text: 'Taleplerinizi yazılı olarak veya kayıtlı elektronik posta adresimize iletebilirsiniz. Başvurunuz en geç otuz gün içinde ücretsiz olarak sonuçlandırılır.' },
  ],
  'Açık Rıza Metni': ({ company, title }) => [
    { text: `“${title}” kapsamında, ilgili aydınlatma metnini okudum. Kişisel verilerimin aşağıda belirtilen amaçla ${company} tarafından işlenmesine ilişkin tercihimi özgür irademle açıklıyorum.` },
    { heading: 'Rızanın konusu' },
    { text: 'Rıza yalnızca bu metnin başlığında belirtilen faaliyet için istenmektedir; verilmemesi, sunulan hizmetten yararlanmayı engellemez.' },
    { heading: 'Rızanın geri alınması' },
    { text: 'Açık rızanızı dilediğiniz zaman, hiçbir gerekçe göstermeden geri alabilirsiniz. Geri alma, o ana kadar yapılan işlemlerin hukuka uygunluğunu etkilemez.' },
    { list: ['Rıza veriyorum', 'Rıza vermiyorum'] },
    { text: 'Ad soyad, tarih ve imza:' },
  ],
  Politika: ({ company }) => [
    { heading: 'Amaç ve kapsam' },
    { text: `Bu politika, ${company} bünyesinde işlenen kişisel verilere ilişkin usul ve esasları belirler; tüm çalışanları ve veri işleyenleri bağlar.` },
    { heading: 'İlkeler' },
    { list: ['Hukuka ve dürüstlük kurallarına uygunluk', 'Doğruluk ve gerektiğinde güncellik', 'Belirli, açık ve meşru amaçlar için işleme', 'Amaçla bağlantılı, sınırlı ve ölçülü olma', 'Gerekli olan süre kadar muhafaza etme'] },
    { heading: 'Sorumluluklar' },
    { text: 'Her departman kendi faaliyetlerini veri envanterine işler ve güncel tutar. Saklama süresi dolan veriler, izleyen ilk periyodik imhada silinir, yok edilir veya anonim hâle getirilir.' },
    { heading: 'Gözden geçirme' },
    { text: 'Politika yılda en az bir kez ve mevzuat değiştiğinde gözden geçirilir.' },
  ],
  'Taahhütname': ({ company }) => [
    { text: `${company} bünyesindeki görevim nedeniyle öğrendiğim kişisel verileri gizli tutacağımı, yalnızca görevimin gerektirdiği ölçüde işleyeceğimi taahhüt ederim.` },
    { list: ['Verileri yetkisiz kişilere açıklamayacağım.', 'Parolalarımı kimseyle paylaşmayacağım.', 'Bir veri ihlalini öğrendiğimde gecikmeksizin bildireceğim.', 'Görevim sona erdiğinde elimdeki verileri iade edeceğim.'] },
    { text: 'Bu yükümlülükler, görevimin sona ermesinden sonra da devam eder.' },
    { text: 'Ad soyad, tarih ve imza:' },
  ],
};

/** The text of a demo document, as a company of this name would have written it. */
const textOf = (type: Type, facts: Facts): PdfBlock[] => BLOCKS[type](facts);

const LOGOS = join(import.meta.dirname, 'logos');

/** Where the demo's files go, by the way of every upload. */
export type DemoFiles = Readonly<{ store: FileStore; config: FileLimits }>;

type Given = Readonly<{ kind: FileKind; name: string; bytes: Buffer }>;

/** Takes a file in as an upload of the company; a verb or `storeFile` writes its row. */
export async function receiveFile(
  { store, config }: DemoFiles,
  company_id: number,
  { kind, name, bytes }: Given,
): Promise<ReceivedFile> {
  const content = Readable.from([bytes]);
  const received = await receive({ store, config }, { kind, name, content });
  return settle(store, company_id, received);
}

/** Stores a file and its row; gives back the id that a row names it by. */
async function storeFile(tx: Tx, files: DemoFiles, company_id: number, file: Given) {
  const received = await receiveFile(files, company_id, file);
  await insertFile(tx, company_id, received);
  return received.id;
}

/** Gives a company its logo. */
export async function storeLogo(tx: Tx, files: DemoFiles, company_id: number, name: string) {
  const bytes = await readFile(join(LOGOS, name));
  const dosya_id = await storeFile(tx, files, company_id, { kind: 'logo', name, bytes });
  await tx
    .updateTable('companies')
    .set({ dosya_id })
    .where('company_id', '=', company_id)
    .execute();
}

/** Writes the text of each document as a PDF; gives back their ids in the same order. */
export async function storeTexts(
  tx: Tx,
  files: DemoFiles,
  { company_id, company }: Readonly<{ company_id: number; company: string }>,
  texts: readonly Pick<DemoDocument, 'dokuman_ismi' | 'dokuman_tur'>[],
): Promise<string[]> {
  const ids: string[] = [];
  for (const { dokuman_ismi: title, dokuman_tur } of texts) {
    const blocks = textOf(dokuman_tur, { company, title });
    const bytes = await makePdf({ title, lang: 'tr', foot: company, blocks });
    ids.push(await storeFile(tx, files, company_id, { kind: 'dokuman', name: title, bytes }));
  }
  return ids;
}
