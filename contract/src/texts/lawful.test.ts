import { describe, expect, it } from 'vitest';
import type { Values } from '../records/fields.ts';
import { asksConsent, openPlaces } from './elements.ts';
import { TEXT_KIND_CODES, kindOf, type TextKind } from './kinds.ts';
import { plainOf, type Coverage, type Rendered } from './model.ts';
import type { TextRegister } from './register.ts';
import { printed, render } from './render.ts';
import { bodyOf, speaksTo } from './templates.ts';

const COMPANY = {
  company_id: 7,
  company_name: 'Yaşam Vakfı',
  unvan: 'Yaşam Vakfı',
  adres: 'Kızılay, Ankara',
  web: 'yasam.example',
  irtibat_kisisi: 'Deniz Er',
};
const ACTIVITY: Values = {
  id: 1,
  surec_ismi: 'Burs ödemesi',
  department_id: 3,
  ilgili_kisi: ['calisan'],
  islenen_kisisel_veriler: ['ad_soyad', 'kan_grubu'],
  islenme_amaci: ['egitim'],
  isleme_sarti: ['k5_1_acik_riza', 'k6_3_a_acik_riza'],
  kvk_kimden_nasil: ['ilgili_kisi'],
  kimden_nasil_temin: ['basili_form'],
  otomatik_veri_isleme_faaliyeti: 'kismen_otomatik',
  saklandigi_alan: ['klasor'],
  saklama_suresi: 'is_iliskisi_10',
  imha_yontemi: 'yok_etme',
  alici_grubu: ['tedarikciler'],
  yurt_disi_aktarim: true,
};
const TRANSFER: Values = {
  id: 5,
  tedarikci_adi: 'Nimbus',
  tedarikci_unvan: 'Nimbus Vakfı',
  veri_isleyen_rolu: 'veri_isleyen',
  hizmet_konusu: 'Bulut barındırma',
  veri_harita_id: [1],
  ilgili_kisi: ['calisan'],
  aktarilan_kisisel_veriler: ['ad_soyad', 'eposta'],
  aktarim_amaci: ['egitim'],
  aktarim_sarti: ['k5_1_acik_riza'],
  aktarim_sikligi: 'aylik',
  aktarim_durumu: 'suruyor',
  alici_grubu: 'tedarikciler',
  yurt_disi_aktarim: true,
  aktarim_ulkesi: 'Almanya',
  yurt_disi_mekanizma: 'standart_sozlesme',
  standart_sozlesme_turu: 'sorumludan_isleyene',
  saklama_suresi: 'is_iliskisi_10',
  alinan_tedbirler: ['sifreleme', 'yedekleme'],
  alt_isleyenler: 'Yok',
};
const ASSET: Values = { id: 9, alinan_tedbirler: ['sifreleme'], yedekleme_var_mi: true };
const REGISTER: TextRegister = {
  company: COMPANY,
  form: { slug: 'yasam', acik: true },
  address: 'https://emanet.example',
  activities: [ACTIVITY],
  suppliers: [TRANSFER],
  bodies: [],
  assets: [ASSET],
  cookies: [],
};
const COVERAGE: Coverage = {
  ...{ tumu: true, gruplar: [], departmanlar: [], faaliyetler: [], aktarim: 5 },
};

const LANGUAGES = ['tr', 'en'] as const;
const rendered = (kind: TextKind, lang: 'tr' | 'en', more: Partial<TextRegister> = {}): Rendered =>
  render(bodyOf(kind), COVERAGE, { ...REGISTER, ...more }, { lang, siz: speaksTo(kind) });
const sentencesOf = ({ bolumler }: Rendered) =>
  bolumler.flatMap(({ k, cumleler }) => cumleler.map((one) => ({ bolum: k, text: plainOf(one) })));
const wordsOf = ({ bolumler }: Rendered) =>
  bolumler.flatMap(({ baslik, cumleler }) => [baslik, ...cumleler.map(plainOf)]).join(' ');

/** Lines of our own that a person fills in, by section; a text with one cannot be approved. */
const BLANKS: Partial<Record<TextKind, readonly string[]>> = {
  cerez: ['Kullanılan çerezler', 'Tercihlerin yönetimi'],
  imha: ['Görevliler'],
  veri_isleyen: ['Taraflar'],
  ss1: ['Ek I: Taraflar', 'Ek I: Aktarımın ayrıntıları'],
  ss2: ['Ek I: Taraflar', 'Ek I: Aktarımın ayrıntıları'],
  ss3: ['Ek I: Taraflar', 'Ek I: Aktarımın ayrıntıları'],
  ss4: ['Ek I: Taraflar', 'Ek I: Aktarımın ayrıntıları'],
};

const ALL = TEXT_KIND_CODES.flatMap((kind) => LANGUAGES.map((lang) => ({ kind, lang })));

describe.each(ALL)('our wording of $kind in $lang', ({ kind, lang }) => {
  const text = rendered(kind, lang);
  const all = wordsOf(text);

  it('has no dots for what is unknown, and no blank but those that are told', () => {
    expect(all).not.toContain('…');
    expect(all).not.toMatch(/\[|\{|undefined/);
    const open = rendered(kind, 'tr').bolumler.flatMap(({ baslik, bosluklar }) =>
      bosluklar.map(({ ad }) => `${baslik}: ${ad}`),
    );
    expect(open).toEqual([]);
    if (lang === 'tr')
      expect(openPlaces(text).map(({ bolum }) => bolum)).toEqual(BLANKS[kind] ?? []);
    for (const { bolum, text: said } of sentencesOf(text))
      if (/_{3,}/.test(said) && bolum !== 'imza')
        expect(openPlaces(text).length, said).toBeGreaterThan(0);
  });

  it('calls the Law by a name that it has defined', () => {
    const first = all.search(
      lang === 'tr' ? /(?<!Korunması |[\p{L}“])Kanun/u : /(?<!Protection |“)\bLaw\b/,
    );
    const defined = all.indexOf(lang === 'tr' ? '(“Kanun”)' : '(the “Law”)');
    if (first < 0) return;
    expect(defined, all.slice(first - 60, first + 40)).toBeGreaterThanOrEqual(0);
    expect(defined).toBeLessThan(first);
  });

  it('hangs no suffix on a name, and prints no heading without a sentence', () => {
    for (const one of text.bolumler.flatMap(({ cumleler }) => cumleler))
      for (const [at, span] of one.p.entries())
        if (at > 0 && one.p[at - 1]?.s) expect(span.t, plainOf(one)).not.toMatch(/^[’']/);
    const bare = printed(rendered(kind, lang, { activities: [], suppliers: [], assets: [] }));
    expect(bare.bolumler.filter(({ cumleler }) => cumleler.length === 0)).toEqual([]);
  });
});

describe('own words that name a field', () => {
  it('leave a gap that leads to it, and its name, where the register lacks it', () => {
    const text = rendered('cevrimici', 'tr', { company: { ...COMPANY, web: null } });
    expect(text.bolumler[0]?.bosluklar).toEqual([
      {
        k: 'companies:7:web',
        kaynak: { tur: 'companies', id: 7, alan: 'web' },
        ad: 'İnternet sitesi',
      },
    ]);
    expect(wordsOf(text)).toContain('[İnternet sitesi] adresindeki');
    expect(openPlaces(text)[0]).toEqual({ bolum: 'Veri sorumlusu', adlar: ['İnternet sitesi'] });
  });
});

describe('a blank', () => {
  it('is named by its section and the words before it, and stays open under a signature', () => {
    const [taraflar] = openPlaces(rendered('veri_isleyen', 'tr'));
    expect(taraflar).toEqual({
      bolum: 'Taraflar',
      adlar: ['Veri işleyenin adresi', 'vergi kimlik veya MERSİS numarası', 'temsile yetkilisi'],
    });
    expect(openPlaces(rendered('gizlilik_taahhudu', 'tr'))).toEqual([]);
  });
});

describe('a controller established abroad', () => {
  const abroad = { ...COMPANY, yerlesim: 'yurt_disi' };
  const represented = { ...abroad, temsilci_unvan: 'Temsil A.Ş.', temsilci_adres: 'Levent' };

  it.each(TEXT_KIND_CODES.filter((kind) => kindOf(kind).notice))(
    'names its representative in a notice (%s), or has a gap',
    (kind) => {
      const open = rendered(kind, 'tr', { company: abroad });
      expect(openPlaces(open).flatMap(({ adlar }) => adlar)).toEqual([
        'Veri sorumlusu temsilcisi',
        'Temsilcinin adresi',
      ]);
      for (const lang of LANGUAGES)
        expect(wordsOf(rendered(kind, lang, { company: represented }))).toMatch(
          /(?:temsilcisi|representative in Türkiye): Temsil A\.Ş\. \((?:adresi|address): Levent\)/,
        );
      expect(wordsOf(rendered(kind, 'tr'))).not.toContain('Türkiye’deki temsilcisi');
    },
  );
});

describe('an explicit consent', () => {
  it('asks for each processing and each occasional transfer that rests on one', () => {
    const occasional = { ...TRANSFER, yurt_disi_mekanizma: 'arizi_acik_riza' };
    const text = rendered('riza', 'tr', { suppliers: [occasional] });
    const keys = text.bolumler.flatMap(({ cumleler }) => cumleler.map(({ k }) => k));
    expect(keys.filter((k) => k.startsWith('riza:'))).toEqual([
      'riza:veri_harita:1',
      'riza:veri_aktarim:5',
    ]);
    expect(wordsOf(text)).toContain('yeterlilik kararına ve uygun güvencelere dayanmadığı');
  });

  it('asks for nothing where nothing rests on it, unless a person wrote a box to tick', () => {
    const other = { ...ACTIVITY, isleme_sarti: ['k5_2_c_sozlesme'] };
    const text = rendered('riza', 'tr', { activities: [other] });
    expect([asksConsent(rendered('riza', 'tr')), asksConsent(text)]).toEqual([true, false]);
    const [first] = text.bolumler;
    const own = { k: 'rizalar.ek1', p: [{ t: 'Fotoğrafıma ☐ rıza veriyorum. ' }] };
    const written = { ...text, bolumler: first ? [{ ...first, cumleler: [own] }] : [] };
    expect(asksConsent(written)).toBe(true);
  });
});

describe('the standard contracts', () => {
  it.each(['ss3', 'ss4'] as const)('of a processor never call it the controller: %s', (kind) => {
    for (const lang of LANGUAGES) {
      const said = sentencesOf(rendered(kind, lang)).filter(({ text }) =>
        text.includes('Yaşam Vakfı'),
      );
      expect(said).toHaveLength(1);
      expect(said[0]?.text).toMatch(/sıfatı: veri işleyen|role: data processor/);
      expect(said[0]?.text).not.toMatch(/veri sorumlusu|controller/);
    }
  });

  it('have a list of sub-processors where the recipient is a processor', () => {
    const annexes = (kind: TextKind) => rendered(kind, 'tr').bolumler.map(({ k }) => k);
    expect(annexes('ss2')).toEqual(annexes('ss3'));
    expect(annexes('ss2')).toEqual(['govde', 'taraf', 'ayrinti', 'tedbir', 'alt', 'bildirim']);
    expect(annexes('ss1')).toEqual(['govde', 'taraf', 'ayrinti', 'tedbir', 'bildirim']);
    expect(annexes('ss4')).toEqual(annexes('ss1'));
  });

  it('lock the place of the Board’s text alone', () => {
    const locked = bodyOf('ss1').bolumler.filter(({ kilitli }) => kilitli);
    expect(locked.map(({ k }) => k)).toEqual(['govde']);
  });

  it('ask for the safeguards of special categories', () => {
    const special = { ...TRANSFER, aktarilan_kisisel_veriler: ['ad_soyad', 'kan_grubu'] };
    const open = rendered('ss2', 'tr', { suppliers: [special] });
    expect(openPlaces(open).flatMap(({ adlar }) => adlar)).toContain('Alınan tedbirler');
    const guarded = { ...special, alinan_tedbirler: ['karar_2018_10_iki_kademe'] };
    expect(wordsOf(rendered('ss2', 'tr', { suppliers: [guarded] }))).toMatch(
      /özel nitelikli kişisel veriler: kan grubu; bunlar için ek tedbirler: .*iki kademeli/,
    );
  });
});

describe('measures', () => {
  it('are those of the assets, and none at all is a gap', () => {
    expect(wordsOf(rendered('imha', 'tr'))).toContain('Şifreleme yapılmaktadır. ');
    const open = openPlaces(rendered('verbis', 'tr', { assets: [] }));
    expect(open.flatMap(({ adlar }) => adlar)).toEqual(['Varlıklarda alınan tedbirler']);
  });
});
