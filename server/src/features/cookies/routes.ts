import { cookieNoun as definition, cookies } from '@emanet/contract/cookies';
import { serverTexts } from '@emanet/contract/locales/server-texts';
import type { App } from '../../platform/http/app.ts';
import { nounRoutes } from '../../records/noun/routes.ts';
import { selectRows } from '../../records/noun/rows.ts';
import { cookieNoun, cookieVerbs } from './cookies.ts';

/** Heads of the lists that scanners of cookies and consent panels give out. */
const OWN_HEADS = {
  cerez_adi: [
    ...['Çerez adı', 'Çerezin adı', 'Ad', 'Adı', 'Name', 'Cookie name', 'Cookie key', 'Key'],
    ...['Cookie / data key name', 'Cookie / Data Key', 'Cookie ID'],
  ],
  kategori: [
    ...['Çerez kategorisi', 'Çerez türü', 'Tür', 'Türü', 'Tip', 'Category', 'Cookie category'],
    ...['Type', 'Cookie type', 'Purpose category', 'Group'],
  ],
  taraf: [
    ...['Çerezin tarafı', 'Birinci/üçüncü taraf', 'Party', 'First/third party', '1st/3rd party'],
    ...['First or third party', 'Source type'],
  ],
  saglayan: [
    ...['Sağlayıcı', 'Çerez sağlayıcısı', 'Hizmet sağlayıcı', 'Kaynak', 'Provider', 'Vendor'],
    ...['Platform', 'Service', 'Owner', 'Company', 'Data controller'],
  ],
  sure: [
    ...['Süre', 'Period', 'Çerez süresi', 'Saklama süresi', 'Ömür', 'Expiry', 'Expires'],
    ...['Expiration', 'Duration', 'Cookie duration', 'Retention period', 'Lifespan', 'Lifetime'],
    ...['Maximum storage duration', 'Max age'],
  ],
  amac: ['Açıklama', 'Kullanım amacı', 'Description', 'Purpose', 'Cookie description'],
  yurt_disi: ['Yurt dışı', 'Transferred abroad', 'Third country'],
  ulke: ['Aktarım ülkesi', 'Sunucu ülkesi', 'Country', 'Server location', 'Location'],
  site: [
    'Alan adı',
    'Etki alanı',
    'Web sitesi',
    'İnternet sitesi',
    'Domain',
    'Host',
    'Website',
    'URL',
  ],
};

/** The cookies of a company's sites. */
export function cookieRoutes(app: App): void {
  const { db } = app.services;
  nounRoutes(app, {
    calls: cookies,
    verbs: cookieVerbs,
    done: serverTexts((all) => all.cookies.done),
    list: (scope, wanted) => db.read(scope, (tx) => selectRows(tx, scope, cookieNoun, wanted)),
    definition,
    heads: OWN_HEADS,
  });
}
