import { describe, expect, it } from 'vitest';
import { answerIn, categoryIn, categoryInRegistry, registryWordOf } from './registry-names.ts';

describe('what the registry was told', () => {
  it('is read in the reader’s language', () => {
    expect(categoryIn('Lokasyon', 'en')).toBe('Location');
    expect(categoryIn('Lokasyon', 'tr')).toBe('Lokasyon');
    expect(answerIn('saklama', '10 yıl', 'en')).toBe('10 years');
    expect(answerIn('saklama', '1 yıl', 'tr')).toBe('1 yıl');
    expect(answerIn('yurt_disi', 'Almanya', 'en')).toBe('Germany');
    expect(answerIn('kategoriler', 'Kimlik', 'en')).toBe('Identity');
    expect(answerIn('amaclar', 'Bilgi Güvenliği Süreçlerinin Yürütülmesi', 'en')).not.toMatch(/ğ/);
  });

  it('is found again by the name that its reader sees', () => {
    expect(categoryInRegistry('lokasyon')).toBe('Lokasyon');
    expect(registryWordOf('yurt_disi', 'Germany', ['Almanya', 'Fransa'], 'en')).toBe('Almanya');
    const entered = ['Çalışan', 'Diğer'];
    expect(registryWordOf('ilgili_kisiler', 'Employee', entered, 'en')).toBe('Çalışan');
    expect(registryWordOf('ilgili_kisiler', 'Other (Patient)', entered, 'en')).toBe('Diğer');
    expect(registryWordOf('ilgili_kisiler', 'Visitor', entered, 'en')).toBeUndefined();
  });

  it('stays as somebody wrote it', () => {
    expect(answerIn('saklama', 'Sözleşme bitene kadar', 'en')).toBe('Sözleşme bitene kadar');
    expect(answerIn('tedbirler', 'Kendi tedbirimiz', 'en')).toBe('Kendi tedbirimiz');
  });
});
