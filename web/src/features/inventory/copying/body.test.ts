import type { NamedDocument } from '@emanet/contract/documents';
import {
  processingActivityFields,
  processingActivities,
} from '@emanet/contract/processing-activities';
import type { Role } from '@emanet/contract/shared/roles';
import { describe, expect, it } from 'vitest';
import { copyBody, updaterName } from './body.ts';
import { library, rowOf } from '../wizard/sample.ts';

const [hiring] = library;
const notice: NamedDocument = {
  id: 55,
  dokuman_ismi: 'ÇALIŞAN ADAYI AYDINLATMA METNİ',
  dokuman_tur: 'Aydınlatma Metni',
  lastupdated: '2026-01-01',
  company_id: 7,
  dokuman_linki: null,
  guncel: true,
};

function body(documents: NamedDocument[] = [], role: Role = 'danışman') {
  if (!hiring) throw new Error('no sample');
  const target = { company_id: 7, department_id: 2, guncelleyen: 'Ece Yıldız', role, documents };
  return copyBody({ id: hiring.id, row: rowOf(hiring) }, target);
}

describe('body of a copy', () => {
  it('carries every field, the source, the new owner and the updater', () => {
    expect(Object.keys(body())).toEqual([
      ...processingActivityFields.map(({ name }) => name),
      'company_id',
      'guncelleyen',
    ]);
    expect(body()).toMatchObject({
      surec_ismi: 'İş Başvurularının Alınması',
      ilgili_kisi: ['calisan_adayi'],
      veri_isleme_faaliyetleri_id: 101,
      department_id: 2,
      guncelleyen: 'Ece Yıldız',
    });
  });

  it('confirms nothing, answers no principle and names no processor', () => {
    expect(body()).toMatchObject({
      durum: false,
      ilkelere_uygunluk: null,
      ilkelere_uygunluk_2: null,
      ilkelere_uygunluk_3: null,
      veri_isleyen_unvan: null,
    });
  });

  it('is one the contract accepts', () => {
    expect(processingActivities.add.body.safeParse(body([notice])).success).toBe(true);
  });

  it('names an own current document of that name and kind, never the template’s', () => {
    expect(body([notice]).aydinlatma_metni).toBe(55);
    expect(body().aydinlatma_metni).toBeNull();
    expect(body([{ ...notice, guncel: false }]).aydinlatma_metni).toBeNull();
    expect(body([{ ...notice, dokuman_tur: 'Açık Rıza Metni' }]).aydinlatma_metni).toBeNull();
    expect(body([notice]).acik_riza_metni).toBeNull();
  });

  it('leaves the consultant’s note out for others, who may not write it', () => {
    expect(body()).toHaveProperty('diger_aciklamalar_danisman', 'Yalnız danışman yazar');
    expect(body([], 'temsilci')).not.toHaveProperty('diger_aciklamalar_danisman');
  });
});

describe('updater', () => {
  it('is the full name, else the name, else the e-mail, else the default label', () => {
    const user = { fullname: 'Ece Yıldız', name: 'Ece', email: 'ece@ornek.test' };
    expect(updaterName(user, 'Kullanıcı')).toBe('Ece Yıldız');
    expect(updaterName({ ...user, fullname: ' ' }, 'Kullanıcı')).toBe('Ece');
    expect(updaterName({ ...user, fullname: '', name: '' }, 'Kullanıcı')).toBe('ece@ornek.test');
    expect(updaterName({ fullname: '', name: '', email: '' }, 'Kullanıcı')).toBe('Kullanıcı');
  });
});
