import type { Language } from '@emanet/contract/shared/primitives';
import { useLanguage } from '../platform/i18n.ts';
import { useCompanyEntry } from '../platform/session/session.tsx';
import { sheetName } from './save-file.ts';
import { useDownload } from './useDownload.ts';

/** Downloads a sheet in the language shown, named after its owner, else the company, and `title`. */
export function useSheet<Given = void>(
  title: string,
  load: (given: Given, lang: Language) => Promise<Blob>,
  owner?: string,
) {
  const lang = useLanguage();
  const company = useCompanyEntry();
  const name = () => sheetName(owner ?? company?.company_name ?? '', title);
  return useDownload((given: Given) => load(given, lang), name);
}
