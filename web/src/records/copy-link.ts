import { i18n } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import type { Register } from './register.ts';

/** Puts the address of a record on the clipboard, without the filters of whoever copies it. */
export async function copyLink(register: Register, id: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(`${location.origin}${register.path}?kayit=${id}`);
    notify.success(i18n.t('records.row.copied'));
  } catch {
    notify.error(i18n.t('records.row.copyFailed'));
  }
}
