import { EVENT_WORDS } from '@emanet/contract/applications/event-words';
import type { Application, ApplicationRow } from '@emanet/contract/applications';
import { serverText, serverTexts } from '@emanet/contract/locales/server-texts';
import { labelOf, labelsOf } from '@emanet/contract/shared/labels';

import { sql } from 'kysely';
import { dayInWords, momentInWords } from '../../../platform/day-in-words.ts';
import { speaker } from '../../../platform/mail/speaker.ts';
import { makePdf } from '../../../platform/pdf/pdf.ts';
import { rowsOf } from '../../../platform/rows.ts';
import { sheetOf } from '../../../records/excel/columns.ts';
import {
  listPapers,
  maskedAddress,
  maskedName,
  paperOf,
  storedPaper,
  type EvidenceOf,
  type EvidencePart,
} from '../../../records/evidence/papers.ts';
import { wholeOf } from '../applications.ts';
import { rightLine } from './letter.ts';
import { selectApplications } from '../queries.ts';
import { APPLICATION_COLUMNS } from '../routes.ts';

const TITLE = serverText('applications.sheet');
const WORDS = serverTexts((all) => all.evidence.application);
const DELIVERY = serverTexts((all) => all.evidence.delivery);
const WAYS = serverTexts((all) => all.evidence.ways);
const STATES = labelsOf((all) => all.applications.states);
const OUTCOMES = labelsOf((all) => all.applications.outcomes);
const ONE = serverText('evidence.papers.application');
const WHO = labelOf('applications.applicant');
const OUTCOME = labelOf('applications.outcome');
const REFUSAL = labelOf('applications.refusal');

/** The same without what tells who applied: a request and an answer repeat the name, so they are left out. */
const hidden = <Row extends ApplicationRow>(row: Row): Row => ({
  ...row,
  ad_soyad: maskedName(row.ad_soyad),
  temsil_edilen: row.temsil_edilen && maskedName(row.temsil_edilen),
  talep: '***',
});

/** An application: facts, answers with their delivery, and every event with its hour. */
export async function applicationPaper(
  one: Application,
  { company, lang, instant, open }: Pick<EvidenceOf, 'company' | 'lang' | 'instant' | 'open'>,
): Promise<Buffer> {
  const say = speaker(WORDS, lang);
  const at = (when: string) => momentInWords(when, lang);
  const facts: (readonly [string, string])[] = [
    [say('no'), one.basvuru_no],
    [WHO[lang], one.ad_soyad],
    ...(one.temsil_edilen ? [[say('represented'), one.temsil_edilen] as const] : []),
    [say('came'), at(one.gelis_tarihi)],
    [say('due'), dayInWords(one.son_gun, lang)],
    [say('rights'), one.haklar.map((right) => rightLine(right, lang)).join('; ')],
    [say('request'), one.talep],
    [say('state'), STATES[one.durum][lang]],
    ...(one.sonuc ? [[OUTCOME[lang], OUTCOMES[one.sonuc][lang]] as const] : []),
    ...(one.sonuclanma_tarihi ? [[say('answered'), at(one.sonuclanma_tarihi)] as const] : []),
    [say('chain'), say(one.zincir_saglam ? 'whole' : 'broken')],
  ];
  const title = `${ONE[lang]} ${one.basvuru_no}`;
  const blocks = [
    { facts },
    { heading: say('answers') },
    ...one.cevaplar.flatMap((answer) => [
      {
        text: say('sent', {
          time: at(answer.gonderme_tarihi),
          way: WAYS[answer.yol][lang],
          to: open ? answer.alici : maskedAddress(answer.alici),
          delivery: [
            DELIVERY[answer.teslim][lang],
            answer.teslim_tarihi && at(answer.teslim_tarihi),
          ]
            .filter(Boolean)
            .join(' '),
        }),
        bold: true,
      },
      ...(answer.ret_gerekcesi
        ? [{ text: `${REFUSAL[lang]}: ${open ? answer.ret_gerekcesi : '***'}` }]
        : []),
      { text: open ? answer.metin : '***' },
    ]),
    { heading: say('happened') },
    {
      numbered: true,
      list: one.olaylar.map(
        ({ tur, tarih, guncelleyen, ozet }) =>
          `${at(tarih)}: ${EVENT_WORDS[tur][lang]} (${open || !one.ad_soyad ? guncelleyen : actorShown(guncelleyen, one)}) ${ozet.slice(0, 16)}`,
      ),
    },
  ];
  const foot = `${company} · ${one.basvuru_no}`;
  return makePdf({ title, lang, foot, blocks, made: new Date(instant) });
}

/** The applicant acts under the own name. */
const actorShown = (actor: string, { ad_soyad }: Application): string =>
  maskedName(actor) === ad_soyad ? ad_soyad : actor;

const unnamed = (rows: readonly ApplicationRow[], open: boolean) =>
  open ? rows : rows.map(hidden);

/** Applications of data subjects, each with its answers, deliveries and events. */
export const applicationEvidence: EvidencePart = {
  section: 'basvurular',
  count: ({ company_id }) =>
    sql`(select count(*)::int from basvurular t where t.company_id = ${company_id})`,
  async *papers(of) {
    const { scope, lang, open, services } = of;
    const read = () => services.db.read(scope, (tx) => selectApplications(tx, scope));
    yield* listPapers(of, TITLE[lang], async () =>
      sheetOf(TITLE, APPLICATION_COLUMNS, unnamed(await read(), open), lang, 2),
    );
    for (const { id, basvuru_no } of await read()) {
      const whole = await services.db.read(scope, (tx) => wholeOf(tx, scope, id));
      const bytes = await applicationPaper(open ? whole : hidden(whole), of);
      yield paperOf(`${ONE[lang]} ${basvuru_no.replace('/', '-')}.pdf`, bytes);
      if (!open) continue;
      for (const file of await services.db.read(
        scope,
        (tx) => rowsOf<{ id: string; name: string }>(tx)`
          select f.id, f.ad as name from dosyalar f where f.company_id = ${scope.company_id}
            and (exists (select from basvuru_ekleri e where e.company_id = f.company_id
                and e.dosya_id = f.id and e.basvuru_id = ${id})
              or exists (select from basvuru_cevaplari c where c.company_id = f.company_id
                and c.dosya_id = f.id and c.basvuru_id = ${id}))
          order by f.olusturma_tarihi, f.id`,
      ))
        yield* storedPaper(of, file);
    }
  },
};
