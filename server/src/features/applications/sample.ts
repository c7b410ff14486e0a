import type { NewApplication } from '@emanet/contract/applications';

/** An application that came on paper; `rest` replaces parts of it. */
export const writtenLetter = (
  rest: Partial<NewApplication> = {},
): NewApplication & { kaynak: 'dilekce' } => ({
  basvuran_turu: 'kendisi',
  gelis_gunu: '2026-10-27',
  dil: 'tr',
  ad_soyad: 'Barış Tolga Özdemir',
  kimlik_no: '10000000146',
  haklar: ['e'],
  talep: 'B kapısında çekilen görüntülerimin silinmesini istiyorum.',
  eposta: 'b.ozdemir@ornekposta.test',
  cevap_yolu: 'eposta',
  ...rest,
  kaynak: 'dilekce',
});
