import { beforeAll, describe, expect, it } from 'vitest';
import { processingActivityFields } from '@emanet/contract/processing-activities';
import { supplierTransferFields } from '@emanet/contract/supplier-transfers';
import { startTexts } from '../platform/texts/texts.fixture.ts';
import { DOCUMENTS_LOADING } from './kinds/kind.ts';
import { displayValue, displayValues, groupPersonalData } from './display.ts';

const field = (name: string) => {
  const found = processingActivityFields.find((one) => one.name === name);
  if (!found) throw new Error(name);
  return found;
};

const NAMES = {
  departments: [{ department_id: 3, department_name: 'Pazarlama', company_id: 1 }],
  documents: [
    {
      id: 8,
      dokuman_ismi: 'Çalışan Aydınlatma Metni',
      dokuman_tur: 'Aydınlatma Metni' as const,
      lastupdated: '2026-10-12',
      company_id: 1,
      dokuman_linki: null,
      guncel: true,
    },
  ],
};

beforeAll(startTexts);

describe('values as people read them', () => {
  it('are countries in the language asked for, and what else was typed', () => {
    const country = supplierTransferFields.find((one) => one.name === 'aktarim_ulkesi');
    expect(country && displayValue(country, 'GERMANY,Atlantis', 'tr')).toBe('Almanya, Atlantis');
    expect(country && displayValue(country, 'Almanya', 'en')).toBe('Germany');
  });

  it('are labels in the language asked for', () => {
    expect(displayValue(field('dahil_oluyormu'), 'evet', 'tr')).toBe('Evet');
    expect(displayValue(field('dahil_oluyormu'), 'evet', 'en')).toBe('Yes');
    expect(displayValues(field('ilgili_kisi'), ['calisan', 'calisan_adayi'], 'tr')).toEqual([
      'Çalışan',
      'Çalışan Adayı',
    ]);
  });

  it('are yes and no for answers, false being one', () => {
    expect(displayValue(field('durum'), true, 'tr')).toBe('Evet');
    expect(displayValue(field('durum'), false, 'en')).toBe('No');
    expect(displayValues(field('durum'), null, 'tr')).toEqual([]);
  });

  it('are names for ids, and say so when the name is not to be had', () => {
    expect(displayValue(field('department_id'), 3, 'tr', NAMES)).toBe('Pazarlama');
    expect(displayValue(field('aydinlatma_metni'), 8, 'tr', NAMES)).toBe(
      'Çalışan Aydınlatma Metni',
    );
    expect(displayValue(field('aydinlatma_metni'), 9, 'tr', NAMES)).toBe(
      'Arşivlenmiş doküman (no 9)',
    );
    const loading = { ...NAMES, documents: DOCUMENTS_LOADING };
    expect(displayValue(field('aydinlatma_metni'), 9, 'tr', loading)).toBe('…');
  });

  it('keep free text where a choice could stand', () => {
    expect(displayValue(field('saklama_suresi'), 'Dava bitene kadar', 'tr')).toBe(
      'Dava bitene kadar',
    );
    expect(displayValue(field('surec_ismi'), '', 'tr')).toBe('');
  });
});

describe('personal data', () => {
  it('are grouped by category, the special ones first', () => {
    const groups = groupPersonalData(['ad_soyad', 'asi_bilgisi', 'telefon'], 'tr');
    expect(groups.map((group) => [group.name, group.special])).toEqual([
      ['Sağlık Bilgileri', true],
      ['Kimlik', false],
      ['İletişim', false],
    ]);
    expect(groups[1]?.items.map((item) => item.name)).toEqual(['Ad soyad']);
  });

  it('show a code they do not know as it is', () => {
    expect(groupPersonalData(['eski_kod'], 'tr')[0]).toMatchObject({ name: 'eski_kod' });
    expect(groupPersonalData(null, 'tr')).toEqual([]);
  });
});
