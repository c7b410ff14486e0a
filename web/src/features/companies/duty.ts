import { VERBIS_THRESHOLDS } from '@emanet/contract/companies';

type Figures = Readonly<{ calisan_sayisi: number | ''; bilanco_toplami: number | '' }>;

/** Whether these figures make a company register; both must be small to be exempt. */
export function dutyOf({ calisan_sayisi, bilanco_toplami }: Figures): 'due' | 'exempt' | 'unknown' {
  const reaches = (figure: number | '', bound: number) => figure !== '' && figure >= bound;
  if (
    reaches(calisan_sayisi, VERBIS_THRESHOLDS.calisan_sayisi) ||
    reaches(bilanco_toplami, VERBIS_THRESHOLDS.bilanco_toplami)
  )
    return 'due';
  return calisan_sayisi === '' || bilanco_toplami === '' ? 'unknown' : 'exempt';
}
