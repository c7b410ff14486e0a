// `npm run law`: every cell of the tables of the law with its answer, its article and its source.
import { REFUSAL_GROUNDS, REFUSALS } from '../../contract/src/applications/refusals.ts';
import { COMPANY_KINDS } from '../../contract/src/shared/company-kinds.ts';
import { SCOPES } from '../../contract/src/law/laws-scope.ts';
import { NUMBERS, REPLACED_NUMBERS } from '../../contract/src/law/laws-in-force.ts';
import {
  isAlarmed,
  isObjected,
  READINGS,
} from '../../contract/src/law/readings/readings.fixture.ts';
import {
  AMONG_NEIGHBOURS,
  KIN_OF_DEBTORS,
  MOODS,
  OFF_HOURS,
  OWN_DEVICE,
  PRIVATE_PLACES,
  TRAINING,
  WATCHING,
} from '../../contract/src/law/places.ts';
import { SERVICES } from '../../contract/src/law/services.ts';
import { WAYS } from '../../contract/src/law/special-transport.ts';
import { notRead, statusOf } from '../../contract/src/law/compared.ts';
import { LIBRARY_ITEMS } from '../../contract/src/records/library.ts';
import { CARRIERS } from '../../contract/src/law/consent.ts';
import { CEILINGS, FLOORS } from '../../contract/src/law/periods.ts';
import {
  carries,
  PEOPLE,
  SPECIAL_BASES,
  SPECIAL_CATEGORIES,
  SPECIAL_TABLE,
} from '../../contract/src/law/special-data.ts';

let cells = 0;
const sources = { metin: 0, yorum: 0 };

console.log('Special data × condition of art. 6/3 (people at work / public figures / others)');
for (const category of SPECIAL_CATEGORIES)
  for (const basis of SPECIAL_BASES) {
    const { madde, kaynak, kurumlar, kanunlar } = SPECIAL_TABLE[category][basis];
    const answers = PEOPLE.map((people) => carries(category, basis, people, 'sirket'));
    const bodies = kurumlar ? ` · other for ${Object.keys(kurumlar).join(', ')}` : '';
    const laws = kanunlar ? ` · by ${kanunlar.join(', ')} (yorum)` : '';
    console.log(
      `  ${category} × ${basis}: ${answers.join(' / ')} · ${madde} (${kaynak})${bodies}${laws}`,
    );
    cells += PEOPLE.length * COMPANY_KINDS.length;
    sources[kaynak] += 1;
  }
console.log(`  ${cells} cells, all answered; ${sources.metin} rows of the table rest on the text`);
console.log(`  of the law, ${sources.yorum} on a reading of it that counsel should confirm`);

/** Rows of a table with their answers and the source of each, and how many have both. */
function printTable(title: string, rows: readonly (readonly [answer: string, source: string])[]) {
  const sourced = rows.filter(([answer, source]) => answer !== '' && source !== '').length;
  console.log(`${title}: ${rows.length} rows, ${sourced} answered and sourced`);
  for (const [answer, source] of rows) console.log(`  ${answer} · ${source}`);
}

for (const [title, bounds] of [
  ['Shortest periods, of activities and of the assets that keep their data', FLOORS],
  ['Longest periods, of the same', CEILINGS],
] as const)
  printTable(
    title,
    bounds.map(({ veriler, kategoriler = [], atif, yil, baslangic, kanun, kaynak }) => {
      const cited = atif ? [`who cites ${atif.kanun.source}`] : [];
      const about = [...veriler, ...kategoriler, ...cited].join(', ');
      return [`${yil} years from ${baslangic}: ${about}`, `${kanun} (${kaynak})`];
    }),
  );
printTable(
  'Services: usual role and seat',
  SERVICES.map((one) => [`${one.kod}: ${one.rol}, ${one.yer}`, `${one.dayanak} (${one.kaynak})`]),
);
printTable(
  'Laws: data and public bodies',
  Object.entries(SCOPES).map(([law, one]) => [
    `${law}: ${one.kategoriler.join(', ')} → ${one.kurumlar.join(', ')}`,
    `${one.dayanak} (${one.kaynak})`,
  ]),
);
console.log(
  `Laws: ${NUMBERS.size} in force and ${REPLACED_NUMBERS.length} replaced, known by number`,
);
printTable(
  'Special data sent: measure by way',
  Object.entries(WAYS).map(([way, one]) => [
    `${way}: ${one.tedbir ?? '–'}`,
    `${one.dayanak} (${one.kaynak})`,
  ]),
);
printTable(
  'Places and watching that names speak of',
  [
    ...[...PRIVATE_PLACES, ...WATCHING, ...OWN_DEVICE, ...OFF_HOURS, ...MOODS, ...TRAINING],
    ...[...KIN_OF_DEBTORS, ...AMONG_NEIGHBOURS],
  ].map((one) => [one.kod, `${one.madde} (${one.kaynak})`]),
);
printTable(
  'Consent where a law or a contract carries',
  CARRIERS.map((one) => [
    `${one.by}: ${[...one.veriler, ...one.amaclar].join(', ')}`,
    `${one.kanun} (${one.kaynak})`,
  ]),
);
printTable(
  'Grounds of refusal: rights of art. 11/1 that each can refuse',
  REFUSAL_GROUNDS.map((ground) => {
    const { rights, cited = {}, article } = REFUSALS[ground];
    const named = Object.entries(cited).map(([right, paragraph]) => `${right} by ${paragraph}`);
    return [`${ground}: ${[...rights, ...named].join(', ')}`, article];
  }),
);
printTable(
  'Library: status of each row, and what no table holds from a text that was read',
  LIBRARY_ITEMS.map((item) => [`${item.code}: ${statusOf(item)}`, notRead(item).join(', ') || '–']),
);

console.log('Readings by a specialist: records judged otherwise when first compared, and now');
for (const { name, objected, lawful, before, day } of READINGS) {
  const left = objected.filter((row) => !isObjected(row, day)).length;
  const alarmed = lawful.filter((row) => isAlarmed(row, day)).length;
  console.log(
    `  ${name}: before ${before.differed} unseen and ${before.alarmed} alarmed of ${before.records};`,
    `now ${left} of ${objected.length} unseen, ${alarmed} of ${lawful.length} lawful alarmed`,
  );
}
