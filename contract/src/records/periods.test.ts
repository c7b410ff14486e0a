import { describe, expect, it } from 'vitest';
import {
  daysOf,
  longestOf,
  longestText,
  losesEvent,
  periodOf,
  periodText,
  withEventOf,
} from './periods.ts';

describe('retention periods', () => {
  it.each([
    ['is_iliskisi_10', '10 yıl', true],
    ['Sözleşmenin bitiminden itibaren 5 yıl', 'en az 3 yıl', true],
    ['is_iliskisi_10', 'Kayıttan itibaren 10 yıl', false],
    ['is_iliskisi_10', 'hukuki_10', false],
    ['5 yıl', '10 yıl', false],
    [null, '10 yıl', false],
    ['is_iliskisi_10', null, false],
  ])('from %j to %j an event is lost: %s', (before, after, lost) => {
    expect(losesEvent(before, after)).toBe(lost);
  });

  it.each([
    ['is_iliskisi_10', '10 yıl', 'is_iliskisi_10'],
    ['is_iliskisi_10', '2 yıl', 'İş ilişkisinin sona ermesinden itibaren 2 yıl'],
    ['isci_alacagi_5', '10 yıl', 'İş sözleşmesinin sona ermesinden itibaren 10 yıl'],
    ['İş ilişkisinin sona ermesinden itibaren 2 yıl', '10 yıl', 'is_iliskisi_10'],
  ])('%s with the figure of %s is %s', (before, bare, kept) => {
    expect(withEventOf(before, bare)).toBe(kept);
  });

  it.each([
    ['aday_1', 365],
    ['aday_6ay', 180],
    ['cctv_30', 30],
    ['biyometrik_derhal', 30],
    ['10 yıl', 3650],
    ['On yıl', 3650],
    ['Kayıttan itibaren on beş yıl', 5475],
    ['Onbeş yıl', 5475],
    ['5 (beş) yıl', 1825],
    ['Bir buçuk yıl', 540],
    ['1,5 yıl', 540],
    ['Altı ay', 180],
    ['Son yıl', -1],

    ['İş ilişkisi bitince 2 YIL', 730],
    ['6 ay veya 90 gün', 180],
    ['3 weeks', 21],
    ['Süresiz', -1],
  ])('%s is about %i days', (period, days) => {
    expect(daysOf(period)).toBe(days);
  });

  it.each([
    [['cctv_30', 'asbest_40', '39 yıl'], ['asbest_40']],
    [['Süresiz', 'biyometrik_derhal'], ['biyometrik_derhal']],
    [[], []],
    // The company's own lifetime outlasts any relationship.
    [['saglik_dosyasi_15', 'sirket_suresi'], ['sirket_suresi']],
    // Whether 15 years from a record outlast 10 from the end of employment nobody knows.
    [
      ['is_iliskisi_10', 'Kayıttan itibaren 15 yıl'],
      ['is_iliskisi_10', 'Kayıttan itibaren 15 yıl'],
    ],
    [['is_iliskisi_10', 'Kayıttan itibaren 10 yıl'], ['is_iliskisi_10']],
    [['Kayıttan itibaren 10 yıl', 'is_iliskisi_10', 'cctv_30'], ['is_iliskisi_10']],
    // The end of a year is near, whatever its words.
    [['ttk_82_10', 'log_5651_2'], ['ttk_82_10']],
  ])('of %j the longest is %j', (periods, longest) => {
    expect(longestOf(periods)).toEqual(longest);
  });

  it('knows a minimum from a maximum, and writes number and unit', () => {
    const health = periodOf('saglik_dosyasi_15');
    expect(health).toMatchObject({ count: 15, unit: 'Y', length: 'open', least: true });
    expect(health && periodText(health, 'tr')).toBe('15 yıl');
    expect(periodOf('log_5651_2')?.least).toBe(false);
    expect(longestText(['cctv_30', 'is_iliskisi_10'], 'en')).toBe(
      '10 years after the end of employment',
    );
  });
});
