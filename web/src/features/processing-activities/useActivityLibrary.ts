import type { LibraryItem } from '@emanet/contract/records/library';
import type { Sector } from '@emanet/contract/inventory';
import { useQuery } from '@tanstack/react-query';
import { useFirstMove } from '../../platform/useFirstMove.ts';
import type { LibraryPart } from '../../records/library/useSector.ts';
import { ACTIVITY_LIBRARY } from '../../records/query-keys.ts';

const SETS: Readonly<
  Record<Sector, () => Promise<Readonly<{ default: Readonly<{ items: readonly LibraryItem[] }> }>>>
> = {
  saglik: () => import('@emanet/contract/data/sectors/saglik.json'),
  ozel_okul: () => import('@emanet/contract/data/sectors/ozel_okul.json'),
  otel: () => import('@emanet/contract/data/sectors/otel.json'),
  site_yonetimi: () => import('@emanet/contract/data/sectors/site_yonetimi.json'),
  e_ticaret: () => import('@emanet/contract/data/sectors/e_ticaret.json'),
  uretim: () => import('@emanet/contract/data/sectors/uretim.json'),
  lojistik: () => import('@emanet/contract/data/sectors/lojistik.json'),
  insaat: () => import('@emanet/contract/data/sectors/insaat.json'),
  yazilim: () => import('@emanet/contract/data/sectors/yazilim.json'),
  muhasebe: () => import('@emanet/contract/data/sectors/muhasebe.json'),
  hukuk_burosu: () => import('@emanet/contract/data/sectors/hukuk_burosu.json'),
  eczane: () => import('@emanet/contract/data/sectors/eczane.json'),
  dernek: () => import('@emanet/contract/data/sectors/dernek.json'),
};

/**
 * The library's activities, those of the chosen sector first; fetched beside the form, which does
 * not wait for them. An activity without a name is offered nothing before somebody moves, so its
 * form comes without these 30 KB.
 */
export function useActivityLibrary(part: LibraryPart, isNew: boolean) {
  const moved = useFirstMove();
  const { data } = useQuery({
    enabled: moved || !isNew,
    queryKey: [...ACTIVITY_LIBRARY, part],
    queryFn: async (): Promise<readonly LibraryItem[]> => {
      const general = import('@emanet/contract/data/activity-library.json');
      const wanted = part === 'tumu' ? Object.values(SETS) : part === 'genel' ? [] : [SETS[part]];
      const sets = await Promise.all(wanted.map((load) => load()));
      return [...sets.flatMap((set) => set.default.items), ...(await general).default.items];
    },
    staleTime: Infinity,
  });
  return data;
}
