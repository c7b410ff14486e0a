import type { Values } from '../../records/fields.ts';
import type { Language } from '../../shared/primitives.ts';
import { countryText } from '../../shared/countries.ts';
import { CONSENT, CONSENT_ABROAD } from '../kinds.ts';
import type { TextGap, TextSentence } from '../model.ts';
import { codesOf, idOf, textOf, type Part } from '../register.ts';
import { enumerated, words } from '../words.ts';
import { lacking, purposesOf, scopeOf } from './activities.ts';
import { from, gap, ofActivity, ofParts, sentence, together, warned } from './block.ts';
import type { Block, BlockInput } from './block.ts';
import { fieldsOf, nameOf, ofCovered, outputOf, purposeOf } from './transfers.ts';

/** Warning: consent misleads if another basis already carries the processing. */
const MISLEADING = 'gereksiz_acik_riza';

/** Warnings of a record that forbid asking for its consent. */
const against = (part: Part, lang: Language): TextGap[] =>
  warned(part, lang, ({ seviye, kod }) => seviye === 'Yüksek' || kod === MISLEADING);

/** An approval or consent on file is no data that a consent could be about. */
const NO_SUBJECT = new Set(['ileti_onayi', 'riza_kaydi']);

/** A consent of each activity that rests on one. */
const toProcessing = ofParts((part, input): TextSentence | TextGap[] => {
  if (!codesOf(part.values, 'isleme_sarti').some((code) => CONSENT.includes(code))) return [];
  const gaps = [
    ...lacking(part, ['islenen_kisisel_veriler', 'islenme_amaci'], input),
    ...against(part, input.lang),
  ];
  if (gaps.length > 0) return gaps;
  const { lang } = input;
  const sources = ofActivity(part, 'islenen_kisisel_veriler');
  const codes = codesOf(part.values, 'islenen_kisisel_veriler').filter(
    (code) => !NO_SUBJECT.has(code),
  );
  const items = from(enumerated(words('kisisel_veriler', codes, lang), lang), ...sources);
  const aim = from(
    enumerated(purposesOf(part, input), lang),
    ...ofActivity(part, 'islenme_amaci', 'isleme_sarti'),
  );
  const key = `riza:veri_harita:${part.key}`;
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[scopeOf(part), ' kapsamında ', items, ' verilerimin ', aim],
          ' amacıyla işlenmesine  ☐ açık rıza veriyorum  ☐ açık rıza vermiyorum. ',
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          ...[
            'For ',
            scopeOf(part),
            ', I  ☐ give  ☐ do not give  explicit consent to the processing of ',
          ],
          ...['my data (', items, ') for the purpose of ', aim, '. '],
        ],
        { madde: true },
      );
});

/** Consent to one transfer abroad, after information about its risks. */
function toTransfer(values: Values, { lang }: BlockInput): TextSentence | TextGap[] {
  const country = textOf(values, 'aktarim_ulkesi');
  const codes = codesOf(values, 'aktarilan_kisisel_veriler');
  const aim = purposeOf(values, 'veri_aktarim', lang);
  const gaps = [
    ...(country ? [] : ['aktarim_ulkesi']),
    ...(codes.length > 0 ? [] : ['aktarilan_kisisel_veriler']),
    ...(aim ? [] : ['aktarim_amaci']),
  ].map((field) => gap('veri_aktarim', idOf(values), field, lang));
  if (gaps.length > 0) return gaps;
  const of = fieldsOf('veri_aktarim', values);
  const items = from(
    enumerated(words('kisisel_veriler', codes, lang), lang),
    ...of('aktarilan_kisisel_veriler'),
  );
  const where = from(countryText(country, lang), ...of('aktarim_ulkesi'));
  const how = of('yurt_disi_aktarim', 'yurt_disi_mekanizma');
  const key = `riza:veri_aktarim:${idOf(values)}`;
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[items, ' verilerimin ', aim, ' yurt dışında (', where, ') bulunan ', nameOf(values)],
          ' adlı alıcıya arızi olarak aktarılmasına; ',
          from(
            'aktarımın yeterlilik kararına ve uygun güvencelere dayanmadığı, verilerimin orada Kanundaki düzeyde korunmayabileceği, haklarımı kullanmamın ve etkili kanun yollarına başvurmamın güçleşebileceği',
            ...how,
          ),
          ' konusunda bilgilendirilmiş olarak  ☐ açık rıza veriyorum  ☐ açık rıza vermiyorum. ',
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          'Having been told ',
          from(
            'that the transfer rests on no adequacy decision and no appropriate safeguards, that my data may not be protected there as the Law protects them, and that exercising my rights and effective legal remedies may be harder',
            ...how,
          ),
          ', I  ☐ give  ☐ do not give  explicit consent to the occasional transfer of my data (',
          ...[
            items,
            ') for the purpose of ',
            aim,
            ' to ',
            nameOf(values),
            ' abroad (',
            where,
            '). ',
          ],
        ],
        { madde: true },
      );
}

/** Requested consents, each separate: to the processing, and to an occasional transfer abroad. */
export const consents: Block = (input) =>
  together([
    toProcessing(input),
    ...ofCovered(input.register.suppliers, input)
      .filter((one) => one.yurt_disi_aktarim === true && one.yurt_disi_mekanizma === CONSENT_ABROAD)
      .map((one) => outputOf(toTransfer(one, input))),
  ]);
