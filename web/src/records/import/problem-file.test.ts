import type { PlannedRow } from '@emanet/contract/records/import';
import { expect, it } from 'vitest';
import { problemFile } from './problem-file.ts';

const HEADS = ['Satır', 'Kayıt', 'Departman', 'Hücre', 'Alan', 'Neden'];
const refused = (ad: string, nedenler: readonly string[]): PlannedRow => ({
  satir: 7,
  durum: 'reddedilecek',
  id: null,
  ad,
  departman: 'Depo',
  alanlar: [],
  sorunlar: nedenler.map((neden) => ({ hucre: 'C7', alan: null, baslik: 'Departman', neden })),
});

/** Lines behind the mark that tells Excel which letters these are. */
async function linesOf(rows: readonly PlannedRow[]): Promise<string[]> {
  const bytes = new Uint8Array(await problemFile(rows, HEADS).arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).split('\r\n').slice(0, -1);
}

it('has a line for each problem', async () => {
  expect(await linesOf([refused('Işık', ['Boş.', 'Yok; “bu” da.'])])).toEqual([
    '"Satır";"Kayıt";"Departman";"Hücre";"Alan";"Neden"',
    '"7";"Işık";"Depo";"C7";"Departman";"Boş."',
    '"7";"Işık";"Depo";"C7";"Departman";"Yok; “bu” da."',
  ]);
});

it('keeps quotes inside, and runs nothing', async () => {
  const [, line] = await linesOf([refused('=HYPERLINK("kötü")', ['+1 "değil"'])]);
  expect(line).toBe(`"7";"'=HYPERLINK(""kötü"")";"Depo";"C7";"Departman";"'+1 ""değil"""`);
});
