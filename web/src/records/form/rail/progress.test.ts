import { describe, expect, it } from 'vitest';
import {
  processingActivityFields,
  processingActivitySections,
} from '@emanet/contract/processing-activities';
import { ACTIVITY_RULES } from '@emanet/contract/records/rules/activity-rules';
import { judge } from '@emanet/contract/records/rules/rule';
import { progressOf } from './progress.ts';
import { emptyValues, type FormValues } from '../values.ts';

const empty = emptyValues(processingActivityFields);
const progress = (values: FormValues) =>
  progressOf(
    processingActivityFields,
    processingActivitySections,
    values,
    judge(ACTIVITY_RULES, values, '2026-06-15'),
  );
const section = (values: FormValues, name: string) =>
  progress(values).sections.find((one) => one.name === name);

describe('progressOf', () => {
  it('starts untouched, at nothing, with the first field missing', () => {
    const now = progress(empty);
    expect(now).toMatchObject({ completeness: 0, firstMissing: 'surec_ismi' });
    expect(now.sections.every((one) => one.state === 'untouched')).toBe(true);
  });

  it('counts what a section lacks as it is filled', () => {
    const people = { ...empty, ilgili_kisi: ['calisan'] };
    expect(section(people, 'kisisel_veriler')).toMatchObject({ missing: 1, state: 'started' });
    const data = { ...people, islenen_kisisel_veriler: ['ad_soyad'] };
    expect(section(data, 'kisisel_veriler')).toMatchObject({ missing: 0, state: 'complete' });
    expect(progress(data).missing).toBe(progress(empty).missing - 2);
  });

  it('puts each warning into the section of its field', () => {
    const health = { ...empty, islenen_kisisel_veriler: ['saglik_raporu'] };
    expect(section(health, 'kisisel_veriler')?.warnings).toBe(1);
    expect(section(health, 'metinler')?.warnings).toBe(1);
    expect(section(health, 'tanim')?.warnings).toBe(0);
  });

  it('asks more once an answer asks more', () => {
    const told = { ...empty, alici_yok: true, yurt_disi_aktarim: false };
    const supplier = { ...told, dahil_oluyormu: 'evet' };
    expect(section(supplier, 'tedarikci')).toMatchObject({ missing: 1, state: 'started' });
    expect(section({ ...told, dahil_oluyormu: 'hayir' }, 'tedarikci')?.state).toBe('complete');
  });
});
