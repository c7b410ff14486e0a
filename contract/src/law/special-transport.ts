/**
 * The measure that decision 2018/10 requires for a way of transferring special data; null if it requires none.
 * `metin`: by the decision's text; `yorum`: it does not mention this way.
 */
export type Way = Readonly<{ tedbir: string | null; kaynak: 'metin' | 'yorum'; dayanak: string }>;

const by = (tedbir: string, dayanak: string): Way => ({ tedbir, kaynak: 'metin', dayanak });
const DECISION = 'Kurul kararı 2018/10';

/** Ways of transfer by their code. */
export const WAYS: Readonly<Record<string, Way>> = {
  eposta_aktarim: by('ozel_nitelikli_eposta', `${DECISION}, m. 5/a`),
  tasinabilir_aktarim: by('tasinabilir_sifreleme', `${DECISION}, m. 5/b`),
  fiziki_aktarim: by('kagit_aktarim', `${DECISION}, m. 5/ç`),
  uzaktan_erisim_aktarim: by('karar_2018_10_iki_kademe', `${DECISION}, m. 3/e`),
  // A registered address is one of the two that the decision allows.
  kep_aktarim: { tedbir: null, kaynak: 'metin', dayanak: `${DECISION}, m. 5/a` },
  portal_aktarim: { tedbir: null, kaynak: 'yorum', dayanak: DECISION },
  api_aktarim: { tedbir: null, kaynak: 'yorum', dayanak: `${DECISION}, m. 5/c` },
};

/** The measure for data that are reached from afar, as in a cloud. */
export const FROM_AFAR = 'karar_2018_10_iki_kademe';
