/** Names the company of an address: taken by the tab that opens it, and by the server on a GET. */
export const COMPANY_PARAM = 'sirket';

/** An address of the application, naming the company that it belongs to. */
export function inCompany(address: string, company_id: number): string {
  const [, before = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  const query = new URLSearchParams(search);
  query.set(COMPANY_PARAM, String(company_id));
  return `${before}?${query}${hash}`;
}

/** Address of the review of a person's records, of a department or of the first one that is asked. */
export const reviewAddress = (department?: number): string =>
  `/envanter/gozden-gecir${department === undefined ? '' : `?departman=${department}`}`;
