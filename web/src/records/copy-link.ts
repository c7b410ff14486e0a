import { inCompany } from '@emanet/contract/shared/company-address';
import { i18n } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import { tabCompany } from '../platform/session/tab-company.ts';
import type { Register } from './register.ts';

/** Copies the address of a record, without the filters of the list. */
export async function copyLink(register: Register, id: number): Promise<void> {
  try {
    const address = `${location.origin}${register.path}?kayit=${id}`;
    await navigator.clipboard.writeText(inCompany(address, tabCompany() ?? 0));
    notify.success(i18n.t('records.row.copied'));
  } catch {
    notify.error(i18n.t('records.row.copyFailed'));
  }
}
