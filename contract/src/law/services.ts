import { searchable } from '../shared/turkish.ts';

/** Role that a recipient usually has; `degisir`: it depends on the contract, so that any role is taken. */
export const USUAL_ROLES = ['veri_isleyen', 'ayri_veri_sorumlusu', 'degisir'] as const;
export type UsualRole = (typeof USUAL_ROLES)[number];

/** A kind of service, the role of its provider and where it is settled, each with its source. */
export type Service = Readonly<{
  kod: string;
  /** Cues in a name or a subject, in plain small letters (`searchable`). */
  sozler: RegExp;
  rol: UsualRole;
  /** Country by its code; `degisir` if the kind of service does not determine it. */
  yer: string;
  dayanak: string;
  /** `metin`: a law gives the profession its own duties; `yorum`: a custom that counsel should confirm. */
  kaynak: 'metin' | 'yorum';
}>;

/** Professions and trades whose laws or contracts decide the role. */
export const TRADES: readonly Service[] = [
  own('kargo', 'kargo|kurye|posta dagitim|nakliyat', '6475 s. Kanun; 4925 s. Kanun', 'yorum'),
  own('banka', 'banka(?:si|lar)?|bank', '5411 s. Kanun m. 42, 73'),
  own('odeme_kurulusu', 'odeme kurulusu|elektronik para|iyzico|paytr', '6493 s. Kanun m. 23'),
  own(
    'sigorta',
    'sigorta(?:si|cilik|cisi)?|emeklilik a',
    '5684 s. Kanun m. 11, 31/A; 4632 s. Kanun',
  ),
  own('avukat', 'hukuk (?:burosu|ofisi)|avukat(?:lik)?|av', '1136 s. Kanun m. 34, 36'),
  own('noter', 'noter(?:ligi)?', '1512 s. Kanun m. 54'),
  own('denetci', 'bagimsiz denetim', '6102 s. TTK m. 397, 404; 660 s. KHK'),
  own('ymm', 'yeminli mali musavir\\p{L}*|ymm', '3568 s. Kanun m. 12, 43'),
  own(
    'saglik_kurulusu',
    'hastane(?:si)?|tip merkezi|laboratuvar(?:i)?',
    '3359 s. Kanun m. 3, ek m. 11',
  ),
  own('seyahat_acentasi', 'seyahat acent[ae](?:si)?|hava ?yollari', '1618 s. Kanun m. 1', 'yorum'),
  own('universite', 'universite(?:si)?', '2547 s. Kanun m. 4', 'yorum'),
  own('telekom', 'turkcell|vodafone|turk telekom', '5809 s. Kanun m. 51', 'yorum'),
  open(
    'mali_musavir',
    '(?<!yeminli )mali musavir\\p{L}*|smmm|muhasebe buro(?:su)?',
    '3568 s. Kanun m. 2, 43',
  ),
  open('osgb', 'osgb|ortak saglik (?:ve )?guvenlik birimi', '6331 s. Kanun m. 8, 15'),
  open('istihdam_burosu', 'istihdam burosu|aday havuzu', '4904 s. Kanun m. 17'),
  open('ozel_guvenlik', 'ozel guvenlik', '5188 s. Kanun m. 5'),
  open('tasima', 'personel (?:servis|tasima)\\p{L}*', '4925 s. Kanun'),
  open('reklam', 'reklam ajansi|dijital pazarlama', 'KVKK m. 3/1-ğ, ı'),
  processor('bordro', 'bordro(?:lama)?'),
  processor('cagri_merkezi', 'cagri merkezi'),
  processor('barindirma', 'barindirma|hosting|veri merkezi|sunucu kiralama|bulut yedek\\p{L}*'),
  processor('yazilim_bakimi', 'yazilim (?:bakim|destek)\\p{L}*|yazilimi(?:nin)? bakimi'),
  processor('ileti_gonderimi', 'toplu (?:sms|mesaj|e posta|ileti)|sms gonderim\\p{L}*'),
  processor('arsivleme', 'arsiv(?:leme| depolama) hizmeti|fiziksel arsiv'),
  processor('imha', 'evrak imha|belge imha|veri imha\\p{L}*'),
  processor('baski', 'matbaa|baski ve zarflama'),
  processor('kamera_bakimi', 'kamera(?: sistem\\p{L}*)? bakim\\p{L}*'),
  processor('e_belge', 'ozel entegrator|e fatura entegrat\\p{L}*'),
];

/** Services abroad by the names under which they are sold. */
export const CLOUDS: readonly Service[] = [
  cloud('google', 'google|gmail|g suite|gcp', 'IE'),
  cloud(
    'microsoft',
    'microsoft 365|office 365|m365|exchange online|onedrive|sharepoint online|azure',
    'IE',
  ),
  cloud('aws', 'aws|amazon web services', 'LU'),
  { ...cloud('meta', 'meta platforms|facebook|instagram|whatsapp', 'IE'), rol: 'degisir' },
  { ...cloud('linkedin', 'linkedin', 'IE'), rol: 'degisir' },
  { ...cloud('tiktok', 'tiktok', 'IE'), rol: 'degisir' },
  cloud('salesforce', 'salesforce', 'US'),
  cloud('hubspot', 'hubspot', 'US'),
  cloud('mailchimp', 'mailchimp', 'US'),
  cloud('zoom', 'zoom (?:video|meetings?|workplace|toplanti)\\p{L}*', 'US'),
  cloud('slack', 'slack', 'IE'),
  cloud('dropbox', 'dropbox', 'IE'),
  cloud('atlassian', 'atlassian|jira cloud|confluence cloud|trello', 'AU'),
  cloud('docusign', 'docusign', 'US'),
  cloud('cloudflare', 'cloudflare', 'US'),
  cloud('openai', 'openai|chatgpt', 'IE'),
  cloud('github', 'github', 'US'),
  cloud('zendesk', 'zendesk', 'US'),
  cloud('freshworks', 'freshdesk|freshworks', 'US'),
  cloud('workday', 'workday', 'US'),
  cloud('successfactors', 'successfactors', 'DE'),
  cloud('hotjar', 'hotjar', 'MT'),
  cloud('hetzner', 'hetzner', 'DE'),
  cloud('ovh', 'ovh|ovhcloud', 'FR'),
  cloud('digitalocean', 'digitalocean|digital ocean', 'US'),
];

export const SERVICES: readonly Service[] = [...TRADES, ...CLOUDS];

/** Towns and regions that stand for the place of a data centre, by country. */
export const DATA_CENTRES: Readonly<Record<string, readonly string[]>> = {
  AU: ['sydney', 'sidney'],
  AT: ['viyana', 'vienna'],
  BG: ['sofya'],
  CH: ['zurih', 'zurich', 'cenevre'],
  DE: ['frankfurt', 'falkenstein', 'nurnberg', 'berlin', 'munih', 'munich', 'eu central 1'],
  FI: ['helsinki'],
  FR: ['paris', 'strazburg', 'strasbourg', 'eu west 3'],
  GB: ['londra', 'london', 'eu west 2', 'uk south'],
  IE: ['dublin', 'eu west 1', 'north europe', 'northeurope'],
  IN: ['mumbai'],
  IT: ['milano', 'milan'],
  JP: ['tokyo'],
  NL: ['amsterdam', 'west europe', 'westeurope', 'europe west4'],
  PL: ['varsova', 'warsaw'],
  SE: ['stockholm', 'stokholm'],
  SG: ['singapur', 'singapore'],
  US: ['virginia', 'oregon', 'ohio', 'us east 1', 'us east 2', 'us west 2'],
};

/** Forms of companies that no Turkish company has. */
const FOREIGN_FORM = / (?:gmbh|inc|llc|sarl|b v|plc|pty|s a r l) /;

/** Words with which a name of a trade is only what a product or a room is for. */
const ABOUT_IT =
  /yazilim|program|entegrasyon|modul|uygulama|bakim|temizlik|mutabakat|insaat|tadilat|mobilya/;

/** Words in plain small letters, one space apart and around them. */
const wordsOf = (text: string): string =>
  ` ${searchable(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()} `;

const named = (services: readonly Service[], text: string): readonly Service[] =>
  services.filter(({ sozler }) => sozler.test(text));

/**
 * Services of a recipient: by its name, otherwise by its subject. The software of a carrier is not a
 * carrier's service.
 */
export function servicesOf(name: string, subject: string): readonly Service[] {
  const [called, rendered] = [wordsOf(name), wordsOf(subject)];
  const isAbout = ABOUT_IT.test(called) || ABOUT_IT.test(rendered);
  const known = isAbout ? SERVICES.filter(({ rol }) => rol !== 'ayri_veri_sorumlusu') : SERVICES;
  const byName = named(known, called);
  return byName.length > 0 ? byName : named(known, rendered);
}

/** The role common to all services of a recipient; undefined if they differ or allow any role. */
export function usualRole(name: string, subject: string): UsualRole | undefined {
  const roles = new Set(servicesOf(name, subject).map(({ rol }) => rol));
  const [role] = roles;
  return roles.size === 1 && role !== 'degisir' ? role : undefined;
}

/** Does a text name a provider abroad, or a foreign form of company (country not known)? */
export const providersAbroad = (text: string): boolean => {
  const words = wordsOf(text);
  return FOREIGN_FORM.test(words) || named(CLOUDS, words).length > 0;
};

/** Does a text name the town or region of a data centre abroad? */
export const namesDataCentre = (text: string): boolean => {
  const words = wordsOf(text);
  return Object.values(DATA_CENTRES).some((towns) =>
    towns.some((town) => words.includes(` ${town} `)),
  );
};

function cue(words: string): RegExp {
  return new RegExp(` (?:${words}) `, 'u');
}

/** A profession or trade that decides by itself why and how it processes. */
function own(
  kod: string,
  words: string,
  law: string,
  kaynak: Service['kaynak'] = 'metin',
): Service {
  const dayanak = `KVKK m. 3/1-ı; ${law}`;
  return { kod, sozler: cue(words), rol: 'ayri_veri_sorumlusu', yer: 'degisir', dayanak, kaynak };
}

function open(kod: string, words: string, dayanak: string): Service {
  return { kod, sozler: cue(words), rol: 'degisir', yer: 'degisir', dayanak, kaynak: 'yorum' };
}

function processor(kod: string, words: string): Service {
  const dayanak = 'KVKK m. 3/1-ğ, 12/2';
  return { kod, sozler: cue(words), rol: 'veri_isleyen', yer: 'degisir', dayanak, kaynak: 'yorum' };
}

/** A cloud service, whose seller's terms name the company that one contracts with. */
function cloud(kod: string, words: string, yer: string): Service {
  const dayanak = 'KVKK m. 3/1-ğ, 9; sağlayıcının yayımladığı şartlar';
  return { kod, sozler: cue(words), rol: 'veri_isleyen', yer, dayanak, kaynak: 'yorum' };
}
