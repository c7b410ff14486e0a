import { searchable } from '../shared/turkish.ts';
import { FURTHER_CLOUDS, FURTHER_NAMES } from './service-names.ts';

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

/** Endings of nouns in folded Turkish: plural, possessive, cases. */
const ENDINGS =
  '(?:(?<=[a-zà-ž]{4})(?:l[ae]r)?(?:[iu]?[mn][iu]z)?(?:[sny]?[iu]n?)?(?:n?[iu]n)?(?:[ny]?[dt]?[ae]n?|y?l[ae])?)?';

/** Professions and trades whose laws or contracts decide the role. */
export const TRADES: readonly Service[] = [
  own('kargo', 'kargo|kurye|posta dagitim|nakliyat|ptt|dhl|fedex|ups|hepsijet|courier', {
    dayanak: '6475 s. Kanun; 4925 s. Kanun',
    kaynak: 'yorum',
  }),
  own(
    'banka',
    'banka|bank|(?:ak|halk|vakif|deniz|seker|odea|fiba|finans|alternatif)bank[a-zà-ž]*|ziraat|(?:ziraat|vakif|emlak|dunya|hayat) katilim|turkiye finans|yapi kredi|hsbc|banking services?|kuveyt turk|albaraka|garanti bbva|enpara',
    { dayanak: '5411 s. Kanun m. 42, 73' },
  ),
  own(
    'odeme_kurulusu',
    'odeme kurulusu|elektronik para|paypal|iyzico|paytr|papara|ininal|sipay|tosla',
    {
      dayanak: '6493 s. Kanun m. 23',
    },
  ),
  own(
    'sigorta',
    'sigorta(?:cilik|cisi)?|emeklilik a|hayat emeklilik|(?:ferdi kaza|saglik|kasko|hayat|trafik)[a-zà-ž]* police[a-zà-ž]*|police[a-zà-ž]*|insurance|insurers?',
    { dayanak: '5684 s. Kanun m. 11, 31/A; 4632 s. Kanun' },
  ),
  own(
    'avukat',
    'hukuk (?:burosu|burolari|ofisi)|avukat(?:lik)?|av|law (?:firm|office)s?|lawyers?|attorneys?(?: at law)?|legal (?:counsel|services)',
    { dayanak: '1136 s. Kanun m. 34, 36' },
  ),
  own('noter', 'noter(?:ligi)?|notary', { dayanak: '1512 s. Kanun m. 54' }),
  own('arabulucu', 'arabulucu(?:luk)?(?: merkezi)?|mediator', {
    dayanak: '6325 s. Kanun m. 4, 17',
  }),
  own('bilirkisi', 'bilirkisi(?:lik)?', { dayanak: '6754 s. Kanun m. 4' }),
  own('kredi_burosu', 'kkb|kredi kayit burosu|findeks', { dayanak: '5411 s. Kanun ek m. 1' }),
  own(
    'yemek_karti',
    'multinet|sodexo|pluxee|edenred|setcard|metropol kart|tokenflex|yemek (?:kart|cek)[a-zà-ž]*',
    { dayanak: '6493 s. Kanun m. 12', kaynak: 'yorum' },
  ),
  own('pazaryeri', 'pazar ?yeri|trendyol|hepsiburada|n11|ciceksepeti|yemeksepeti', {
    dayanak: '6563 s. Kanun m. 9',
    kaynak: 'yorum',
  }),
  own('eczane', 'eczane', { dayanak: '6197 s. Kanun m. 1, 24' }),
  own('klinik', 'klinigi|poliklinik|poliklinigi|dis hekimi|psikolog|fizyoterapist', {
    dayanak: '1219 s. Kanun',
  }),
  own('otel', 'otel|tatil koyu|hotels?', {
    dayanak: '1774 s. Kanun m. 2',
    kaynak: 'yorum',
  }),
  own('yapi_denetimi', 'yapi denetim[a-zà-ž]*', { dayanak: '4708 s. Kanun m. 2' }),
  own('sertifika_saglayici', 'elektronik sertifika hizmet[a-zà-ž]*', {
    dayanak: '5070 s. Kanun m. 8',
  }),
  own('denetci', 'bagimsiz denetim|(?:independent|statutory|external) audit[a-zà-ž]*', {
    dayanak: '6102 s. TTK m. 397, 404; 660 s. KHK',
  }),
  own('ymm', 'yeminli mali musavir[a-zà-ž]*|ymm', { dayanak: '3568 s. Kanun m. 12, 43' }),
  own('saglik_kurulusu', 'hastane|tip merkezi|laboratuvar|hospital', {
    dayanak: '3359 s. Kanun m. 3, ek m. 11',
  }),
  own('seyahat_acentasi', 'seyahat acent[ae](?:si)?|hava ?yollari|thy|pegasus|airline', {
    dayanak: '1618 s. Kanun m. 1',
    kaynak: 'yorum',
  }),
  own('universite', 'universite|university', {
    dayanak: '2547 s. Kanun m. 4',
    kaynak: 'yorum',
  }),
  own(
    'telekom',
    'turkcell|vodafone|turk telekom|superonline|turknet|gsm (?:hat|operator)[a-zà-ž]*|mobile (?:operator|line)s?',
    {
      dayanak: '5809 s. Kanun m. 51',
      kaynak: 'yorum',
    },
  ),
  open('mali_musavir', '(?<!yeminli )mali musavir[a-zà-ž]*|smmm|muhasebe buro(?:su)?', {
    dayanak: '3568 s. Kanun m. 2, 43',
  }),
  open('osgb', 'osgb|ortak saglik (?:ve )?guvenlik birimi|isyeri hekim[a-zà-ž]*', {
    dayanak: '6331 s. Kanun m. 8, 15',
  }),
  open('istihdam_burosu', 'istihdam burosu|aday havuzu', { dayanak: '4904 s. Kanun m. 17' }),
  open('ozel_guvenlik', 'ozel guvenlik', {
    dayanak: '5188 s. Kanun m. 5',
  }),
  open('tasima', 'personel (?:servis|tasima)[a-zà-ž]*', { dayanak: '4925 s. Kanun' }),
  open('reklam', 'reklam ajansi|dijital pazarlama', {
    dayanak: 'KVKK m. 3/1-ğ, ı',
  }),
  processor('bordro', 'bordro(?:lama)?|payroll'),
  processor('cagri_merkezi', 'cagri merkezi|(?:call|contact) cent(?:er|re)'),
  processor(
    'barindirma',
    'barindir[a-zà-ž]*|hosting|veri merkezi|sunucu kiralama|bulut yedek[a-zà-ž]*',
  ),
  processor('yazilim_bakimi', 'yazilim (?:bakim|destek)[a-zà-ž]*|yazilimi(?:nin)? bakimi'),
  processor('ileti_gonderimi', 'toplu (?:sms|mesaj|e posta|ileti)|sms gonderim[a-zà-ž]*'),
  processor('arsivleme', 'arsiv(?:leme| depolama) hizmet[a-zà-ž]*|fiziksel arsiv'),
  processor('imha', '(?:evrak|belge|veri)[a-zà-ž]* imha[a-zà-ž]*'),
  processor('baski', 'matbaa|(?:baski|basim)[a-zà-ž]* ve zarfla[a-zà-ž]*'),
  processor('kamera_bakimi', 'kamera(?: sistem[a-zà-ž]*)? bakim[a-zà-ž]*'),
  processor('e_belge', 'ozel entegrator|e fatura entegrat[a-zà-ž]*'),
  processor('yazilim_hizmeti', 'saas'),
  open('anket', 'anket sirketi', { dayanak: 'KVKK m. 3/1-ğ, ı' }),
  open('tercume', 'tercume burosu|ceviri burosu', { dayanak: 'KVKK m. 3/1-ğ, ı' }),
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
  cloud('zoom', 'zoom(?! (?:foto|lens|optik|gozluk|stud))', 'US'),
  cloud('slack', 'slack', 'IE'),
  cloud('dropbox', 'dropbox', 'IE'),
  cloud('atlassian', 'atlassian|jira cloud|confluence cloud|trello', 'AU'),
  cloud('openai', 'openai|chatgpt', 'IE'),
  cloud('freshworks', 'freshdesk|freshworks', 'US'),
  cloud('successfactors', 'successfactors', 'DE'),
  cloud('hotjar', 'hotjar', 'MT'),
  cloud('hetzner', 'hetzner', 'DE'),
  cloud('ovh', 'ovh|ovhcloud', 'FR'),
  cloud('oracle', 'oracle cloud|oci', 'DE'),
  cloud('adobe', 'adobe', 'IE'),
  cloud('monday', '(?<=^ )monday(?= $)|monday com', 'IL'),
  cloud('asana', 'asana (?:inc|com|proje[a-zà-ž]*)', 'US'),
  cloud('miro', 'miro(?: com)?', 'NL'),
  cloud('canva', 'canva', 'AU'),
  cloud('twilio', 'twilio|sendgrid', 'US'),
  cloud('mailgun', 'mailgun|sendinblue|brevo|klaviyo', 'US'),
  cloud('zoho', 'zoho', 'IN'),
  cloud('teamviewer', 'teamviewer|anydesk', 'DE'),
  cloud('wetransfer', 'wetransfer', 'NL'),
  cloud('surveymonkey', 'surveymonkey|typeform', 'IE'),
  cloud('anthropic', 'anthropic', 'IE'),
  { ...cloud('stripe', 'stripe', 'IE'), rol: 'degisir' },
  cloud('shopify', 'shopify', 'IE'),
  cloud('digitalocean', 'digitalocean|digital ocean', 'US'),
  cloud('backblaze', 'backblaze|wasabi|linode|vultr|heroku|vercel|netlify', 'US'),
  cloud('mongodb', 'mongodb atlas|snowflake|datadog|new relic|okta|auth0', 'US'),
  cloud('gitlab', 'gitlab com|bitbucket|servicenow|netsuite|pipedrive|calendly|zapier', 'US'),
  cloud('firebase', 'firebase|onesignal|mixpanel|amplitude|appsflyer|braze', 'US'),
  cloud('personio', 'personio|deepl|contabo|ionos|scaleway|teamtailor', 'DE'),
  cloud(
    'abd',
    'bamboohr|salesforce|hubspot|mailchimp|docusign|cloudflare|github|zendesk|workday|notion|airtable|figma|intercom|webex|clickup|smartsheet|qualtrics|elastic cloud|grafana cloud|webflow',
    'US',
  ),
  cloud('yandex', 'yandex', 'RU'),
  cloud('icloud', 'icloud|pcloud|jotform|criteo', 'IE'),
  ...Object.entries(FURTHER_CLOUDS).map(([kod, [yer, sozler]]) => cloud(kod, sozler, yer)),
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
const FOREIGN_FORM =
  / (?:gmbh|inc|llc|llp|sarl|b v|n v|plc|pty|pvt|pte|corp|corporation|s a r l|s p a|s r l|srl|s r o|z o o|ooo|aps) /;

/** Words with which a name of a trade is only what a product or a room is for. */
const ABOUT_IT =
  /yazilim|program|entegrasyon|modul|uygulama|bakim|temizlik|mutabakat|insaat|tadilat|mobilya|software|integration|maintenance|cleaning|furniture/;

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

/** Turkish streets and houses that are called after towns and countries abroad. */
const PLACE_AT_HOME =
  /\p{L}+ (?:sehitleri )?(?:cad(?:desi)?|sok(?:ak)?|sk|bulvari|blv|mah(?:allesi)?|oteli|hastanesi|kafe|apt|plaza|lisesi)(?!\p{L})/gu;
/** A text in plain small letters, without places at home that only sound foreign. */
export const withoutStreets = (text: string): string =>
  searchable(text).replace(PLACE_AT_HOME, ' ');

/** Does a text name the town or region of a data centre abroad? */
export const namesDataCentre = (text: string): boolean => {
  const words = wordsOf(withoutStreets(text));
  return Object.values(DATA_CENTRES).some((towns) =>
    towns.some((town) => words.includes(` ${town} `)),
  );
};

/**
 * Names of a row, with those that the server alone knows. Letters are a short range of their own: `\p{L}` is
 * written out wherever it stands, and hundreds of names took 12 MB more with it.
 */
function cue(kod: string, words: string): RegExp {
  const further = FURTHER_NAMES[kod];
  return new RegExp(` (?:${words}${further ? `|${further}` : ''})${ENDINGS} `, 'u');
}

/** Source of a service; no code of the browser reads it, so builds of the web leave it out. */
type Source = Readonly<{ dayanak: string; kaynak?: Service['kaynak'] }>;

/** A profession or trade that decides by itself why and how it processes. */
function own(kod: string, words: string, { dayanak, kaynak = 'metin' }: Source): Service {
  const law = `KVKK m. 3/1-ı; ${dayanak}`;
  return {
    ...{ kod, sozler: cue(kod, words), rol: 'ayri_veri_sorumlusu', yer: 'degisir' },
    dayanak: law,
    kaynak,
  };
}

function open(kod: string, words: string, { dayanak }: Source): Service {
  return { kod, sozler: cue(kod, words), rol: 'degisir', yer: 'degisir', dayanak, kaynak: 'yorum' };
}

function processor(kod: string, words: string): Service {
  const dayanak = 'KVKK m. 3/1-ğ, 12/2';
  return {
    kod,
    sozler: cue(kod, words),
    rol: 'veri_isleyen',
    yer: 'degisir',
    dayanak,
    kaynak: 'yorum',
  };
}

/** A cloud service, whose seller's terms name the company that one contracts with. */
function cloud(kod: string, words: string, yer: string): Service {
  const dayanak = 'KVKK m. 3/1-ğ, 9; sağlayıcının yayımladığı şartlar';
  return { kod, sozler: cue(kod, words), rol: 'veri_isleyen', yer, dayanak, kaynak: 'yorum' };
}
