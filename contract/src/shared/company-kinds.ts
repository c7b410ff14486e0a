/** Legal kinds of a company: some conditions and mechanisms are open to a few of them alone. */
export const COMPANY_KINDS = [
  'sirket',
  'kamu_kurumu',
  'meslek_kurulusu',
  'dernek',
  'vakif',
  'sendika',
  'siyasi_parti',
  'diger',
] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];
