import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { callForFile } from '../platform/api/client.ts';
import { useLanguage } from '../platform/i18n.ts';
import { useCompanyEntry } from '../platform/session/session.tsx';
import type { Download } from '../ui/filters/ListBar.tsx';
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

type Rows = z.ZodType<unknown, { ids: number[]; lang?: Language | undefined }>;

/** Download of a list's shown rows, in their order. */
export function useRowsSheet(
  title: string,
  endpoint: Endpoint<z.ZodType, z.ZodType, Rows, z.ZodType>,
  listed: readonly Readonly<{ id: number }>[],
): Download {
  const { isPending, mutate } = useSheet<void>(title, (_, lang) =>
    callForFile(endpoint, { body: { ids: listed.map(({ id }) => id), lang } }),
  );
  return { busy: isPending, start: () => mutate() };
}
