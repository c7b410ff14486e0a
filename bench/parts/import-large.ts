// Time and memory of an import of the largest sheet: `npm run bench -- --only import-large`. A server as it
// is started, in a process of its own, checks 20,000 activities of 12 columns twice and imports them. The texts
// of all rows differ, as in a real register.
import { SHEET_TYPE } from '@emanet/contract/records/sheet-file';
import type { ImportPlan } from '@emanet/contract/records/import';
import { processingActivities } from '@emanet/contract/processing-activities';
import { fileOf } from '../../server/test/import-life/table.ts';
import { openHouseApart } from '../house.ts';

const ROWS = 20_000;
const MOST = { seconds: 60, megabytes: 400 };

await using house = await openHouseApart();
const { server, address, makeCompany, makeDepartment, makeUser, cookieFor } = house;
const { checkImport, import: importCall } = processingActivities;

const HEADS = [
  ...['Faaliyet adı', 'Departman', 'Faaliyetin açıklaması', 'Dosya veya kayıt adı'],
  ...['Veri konusu kişi grubu', 'İşlenen kişisel veriler', 'Azami saklama süresi', 'Hukuki sebep'],
  ...['Somut gerekçe', 'Dayanılan kanun maddesi', 'Elde etme kanalı (açıklama)', 'Danışman notu'],
];
const DEPARTMENTS = ['İnsan Kaynakları', 'Muhasebe', 'Satış', 'Bilgi İşlem'];
const DATA = ['Ad soyad', 'T.C. kimlik numarası', 'Telefon numarası', 'E-posta adresi'];
const GROUPS = ['Çalışan', 'Müşteri', 'Çalışan adayı', 'Ziyaretçi'];
const PERIODS = ['10 yıl', '5 yıl', '2 yıl', '1 yıl'];

const company = await makeCompany();
for (const name of DEPARTMENTS) await makeDepartment(company, name);
const { user_id } = await makeUser({ companies: [company] });
const headers = { cookie: await cookieFor(user_id), origin: address };
const file = await largestSheet();
console.log(`${ROWS} rows, ${Math.round(file.length / 1024)} KB`);

let most = 0;
const before = server.memory();
const began = performance.now();
await measured('check', () => post<{ data: ImportPlan }>(checkImport.path));
const { data } = await measured('check again', () => post<{ data: ImportPlan }>(checkImport.path));
console.log(JSON.stringify(data.ozet));
const problem = data.satirlar.find(({ sorunlar }) => sorunlar.length > 0);
if (problem) throw new Error(JSON.stringify(problem));
await measured('import', () => post(`${importCall.path}?plan=${data.plan}`));
const seconds = (performance.now() - began) / 1000;
console.log(
  `all: ${seconds.toFixed(1)} s (wanted < ${MOST.seconds}), ${Math.round(before)} MB before, ` +
    `${Math.round(most)} at most (wanted < ${MOST.megabytes})`,
);

async function largestSheet(): Promise<Buffer> {
  const pick = (from: readonly string[], place: number) => from[place % from.length] ?? '';
  const rows = Array.from({ length: ROWS }, (_, place) => [
    `Faaliyet ${place} sözleşme ve bordro işlemlerinin yürütülmesi`,
    pick(DEPARTMENTS, place),
    `Sürecin ${place}. kaydı, ${place * 7} numaralı dosyanın içeriği ve açıklaması`,
    `Dosya ${place}, dolap ${place % 97}`,
    pick(GROUPS, place),
    [pick(DATA, place), pick(DATA, place + 1)].join('; '),
    pick(PERIODS, place),
    '5/2-ç',
    `Belge ${place} sayılı karar uyarınca ${place % 11} yıl tutulur`,
    `${4857 + place} sayılı Kanun m. ${place % 75}`,
    `Veri ${place}. formla kişinin kendisinden alınır`,
    `Birim amirinin ${place}. notu: belgeler her yıl gözden geçirilir`,
  ]);
  return fileOf({ titles: HEADS, rows });
}

async function post<T>(path: string): Promise<T> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': SHEET_TYPE },
    body: new Uint8Array(file),
  });
  const body = await answer.json();
  if (answer.status !== 200) throw new Error(JSON.stringify(body));
  return body as T;
}

/** Prints how long a work takes, and what the server's process holds meanwhile. */
async function measured<T>(title: string, work: () => Promise<T>): Promise<T> {
  server.forgetPeak();
  const [held, started, worked] = [server.memory(), performance.now(), server.worked()];
  const result = await work();
  const peak = server.peak();
  most = Math.max(most, peak);
  console.log(
    `${title}: ${((performance.now() - started) / 1000).toFixed(1)} s, ` +
      `${(server.worked() - worked).toFixed(1)} s of processor, ${Math.round(held)} MB before, ` +
      `${Math.round(peak)} at most, ${Math.round(server.memory())} after`,
  );
  return result;
}
