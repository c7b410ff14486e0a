import { useMutation } from '@tanstack/react-query';
import type { Language } from '@emanet/contract/shared/primitives';
import { useLanguage } from '../platform/i18n.ts';
import { notify } from '../platform/notify.tsx';
import { useCompanyEntry } from '../platform/session/session.tsx';
import { saveFile, sheetName } from './save-file.ts';

/** Downloads a sheet in the language shown, named after its owner, else the company, and `title`. */
export function useSheet<Given = void>(
  title: string,
  load: (given: Given, lang: Language) => Promise<Blob>,
  owner?: string,
) {
  const lang = useLanguage();
  const company = useCompanyEntry();
  return useMutation({
    mutationFn: (given: Given) => load(given, lang),
    onSuccess: (file) => saveFile(file, sheetName(owner ?? company?.company_name ?? '', title)),
    onError: (error) => notify.error(error.message),
  });
}
