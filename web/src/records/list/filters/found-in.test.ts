import { describe, expect, it } from 'vitest';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { processingActivityRegister as register } from '../../../features/processing-activities/register.ts';
import { madeRow } from '../../made-row.ts';
import { foundIn } from './found-in.ts';

const names = { departments: [], documents: [], activities: [] };
const row = madeRow({
  surec_ismi: 'Bordro Hazırlanması',
  dosya_ismi: 'Sağlık raporları ile birlikte yıllık izin formlarının tutulduğu dosya',
  islenen_kisisel_veriler: ['asi_bilgisi', 'ad_soyad'],
  isleme_sarti: ['k5_2_a_kanun'],
});
const found = (q: string, columns: readonly string[] = []) =>
  foundIn(row, columns, { register, words: wordsOf(q), lang: 'tr', names });

describe('where a row was found', () => {
  it('goes without saying in the name, or in a column in sight', () => {
    expect(found('bordro')).toBeUndefined();
    expect(found('bordro kaynaklari', ['department_id'])).toBeUndefined();
    expect(found('5/2-a', ['isleme_sarti'])).toBeUndefined();
    expect(found('')).toBeUndefined();
  });

  it('is said with the field and the words around it', () => {
    expect(found('bordro kaynaklari')).toMatch(/: İnsan Kaynakları$/);
    expect(found('formlarinin')).toMatch(/: … .*izin formlarının tutulduğu dosya$/);
    expect(found('sağlık raporları')).toMatch(/: Sağlık raporları ile/);
  });

  it('names the choice, also where its heading or article was found', () => {
    expect(found('asi bilgisi')).toMatch(/: Aşı bilgisi/);
    expect(found('5/2-a')).toMatch(/: 5\/2-a \(.+\)$/);
    // The column shows the category, not the item.
    expect(found('asi bilgisi', ['islenen_kisisel_veriler'])).toMatch(/: Aşı bilgisi/);
  });
});
