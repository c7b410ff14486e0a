import general from '../data/activity-library.json' with { type: 'json' };
import dernek from '../data/sectors/dernek.json' with { type: 'json' };
import eTicaret from '../data/sectors/e_ticaret.json' with { type: 'json' };
import eczane from '../data/sectors/eczane.json' with { type: 'json' };
import hukukBurosu from '../data/sectors/hukuk_burosu.json' with { type: 'json' };
import insaat from '../data/sectors/insaat.json' with { type: 'json' };
import lojistik from '../data/sectors/lojistik.json' with { type: 'json' };
import muhasebe from '../data/sectors/muhasebe.json' with { type: 'json' };
import otel from '../data/sectors/otel.json' with { type: 'json' };
import ozelOkul from '../data/sectors/ozel_okul.json' with { type: 'json' };
import saglik from '../data/sectors/saglik.json' with { type: 'json' };
import siteYonetimi from '../data/sectors/site_yonetimi.json' with { type: 'json' };
import uretim from '../data/sectors/uretim.json' with { type: 'json' };
import yazilim from '../data/sectors/yazilim.json' with { type: 'json' };
import type { Sector } from '../inventory.ts';
import type { Dated } from '../shared/validity.ts';

export type LibraryValue = string | boolean | readonly string[] | null;

/** An activity as the library's files write it. */
export type LibraryItem = Readonly<Record<string, LibraryValue>> &
  Readonly<{
    code: string;
    tr: string;
    en: string;
    department: string;
    saklama_suresi: string;
    saklama_suresi_code: string;
    isleme_sarti: readonly string[];
    aydinlatma_metni: string;
    acik_riza_metni: string | null;
    diger_aciklamalar_danisman: string | null;
    alici_grubu: readonly string[];
    yurt_disi_aktarim: boolean;
    imha_yontemi: string;
    /** Answers that differ by category, `<category>.<field>=<value>` each. */
    kategori_ayrintilari: readonly string[];
    /** The articles on which the period rests; if no law sets it, the reason of its length. */
    saklama_dayanagi: string;
    /** Why a copy keeps a warning until the client has acted; null where it keeps none. */
    neden: string | null;
    /** A practice that a company should give up; the screens mark it, its name does not. */
    onerilmez: boolean;
    /** The articles the row was written from, the day it was looked through, and how far it was checked. */
    source: string;
    checked: string;
    status: string;
  }> &
  Dated;

/** The activities of one sector, and the codes of general ones that belong to it as well. */
export type SectorSet = Readonly<{
  items: readonly LibraryItem[];
  general: readonly string[];
  departments: readonly Readonly<{ code: string; tr: string; en: string }>[];
}>;

export const SECTOR_SETS: Readonly<Record<Sector, SectorSet>> = {
  saglik,
  ozel_okul: ozelOkul,
  otel,
  site_yonetimi: siteYonetimi,
  e_ticaret: eTicaret,
  uretim,
  lojistik,
  insaat,
  yazilim,
  muhasebe,
  hukuk_burosu: hukukBurosu,
  eczane,
  dernek,
};

/** Activities that any company may have. */
export const GENERAL_ITEMS: readonly LibraryItem[] = general.items;

/** The whole library: the general activities first, then sector by sector. */
export const LIBRARY_ITEMS: readonly LibraryItem[] = [
  ...GENERAL_ITEMS,
  ...Object.values(SECTOR_SETS).flatMap(({ items }) => items),
];
