import type { SheetFormat } from '@emanet/contract/records/sheet-file';
import type { Endpoint } from '@emanet/contract/shared/endpoint';
import type { Language } from '@emanet/contract/shared/primitives';
import type { z } from 'zod';
import { callForFile } from '../platform/api/client.ts';
import { useLanguage } from '../platform/i18n.ts';
import { usePastDay } from '../platform/session/past-day.ts';
import { useCompanyEntry } from '../platform/session/session.tsx';
import type { Download } from '../ui/menu/download.ts';
import { dayName } from './save-file.ts';
import { useDownload } from './useDownload.ts';

type Asked = Readonly<{ lang: Language; bicim: SheetFormat }>;
/** The past day that the screen shows. */
type Day = Readonly<{ day: string | undefined }>;
type Chosen<Given> = Readonly<{ given: Given; bicim: SheetFormat }>;

/**
 * Downloads rows in the language shown and the format chosen, named after their owner, by default the
 * company, and `title`. `done`: sentence of success.
 */
export function useSheet<Given = void>(
  title: string,
  load: (given: Given, asked: Asked, at: Day) => Promise<Blob>,
  done?: (chosen: Chosen<Given>) => string,
  owner?: string,
): (given: Given) => Download {
  const lang = useLanguage();
  const company = useCompanyEntry();
  const day = usePastDay();
  const { isPending, mutate } = useDownload(
    ({ given, bicim }: Chosen<Given>) => load(given, { lang, bicim }, { day }),
    ({ bicim }) => dayName([owner ?? company?.company_name ?? '', title], bicim, day),
    done,
  );
  return (given) => ({ busy: isPending, start: (bicim) => mutate({ given, bicim }) });
}

type Rows = z.ZodType<
  unknown,
  { ids: number[]; lang?: Language | undefined; bicim?: SheetFormat | undefined }
>;

/** Download of a list's shown rows, in their order. */
export function useRowsSheet(
  title: string,
  endpoint: Endpoint<z.ZodType, z.ZodType, Rows, z.ZodType>,
  listed: readonly Readonly<{ id: number }>[],
): Download {
  return useSheet<void>(title, (_, asked, at) =>
    callForFile(endpoint, { body: { ids: listed.map(({ id }) => id), ...asked }, ...at }),
  )();
}
