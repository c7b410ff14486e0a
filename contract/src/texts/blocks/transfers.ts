import { choiceOf } from '../../lookups.ts';
import { BY_THE_BOARD } from '../../records/rules/bases.ts';
import type { Values } from '../../records/fields.ts';
import { articleIn } from '../../shared/articles.ts';
import { countryText } from '../../shared/countries.ts';
import type { Language } from '../../shared/primitives.ts';
import { dayIn } from '../../shared/time/moment.ts';
import type { Source, SourceType, Span, TextGap, TextSentence } from '../model.ts';
import { recipientStatement, statementOf } from '../../records/linked-answers.ts';
import { codesOf, idOf, isInUse, isOngoing, source, textOf, type Part } from '../register.ts';
import { enumerated, inSentence, unended, words } from '../words.ts';
import {
  from,
  gap,
  gapOfAnswer,
  ofActivity,
  sentence,
  together,
  type Block,
  type BlockInput,
} from './block.ts';

const NOT_OTHER = (code: string) => code !== 'diger';

const isOf = ({ veri_harita_id: ids, varlik_durumu }: Values, { id }: Pick<Part, 'id'>): boolean =>
  isInUse({ varlik_durumu }) && Array.isArray(ids) && ids.some((one) => Number(one) === id);

/** Ongoing transfers of the activities that a text covers. */
export const ofCovered = (
  transfers: readonly Values[],
  { parts }: Pick<BlockInput, 'parts'>,
): Values[] => {
  const covered = new Set(parts.map(({ id }) => id));
  return transfers.filter(
    (one) =>
      isOngoing(one) &&
      Array.isArray(one.veri_harita_id) &&
      one.veri_harita_id.some((id) => covered.has(Number(id))),
  );
};

export const fieldsOf =
  (tur: SourceType, values: Values) =>
  (...fields: readonly string[]): Source[] =>
    fields.map((alan) => source(tur, idOf(values), alan));

export function purposeOf(values: Values, tur: SourceType, lang: Language): Span | undefined {
  const codes = codesOf(values, 'aktarim_amaci').filter(NOT_OTHER);
  if (codes.length === 0) return undefined;
  const many = codes.length > 1;
  const aims = enumerated(words('islenme_amaci', codes, lang), lang);
  const end = lang === 'tr' ? (many ? ' amaçlarıyla' : ' amacıyla') : '';
  return from(`${aims}${end}`, ...fieldsOf(tur, values)('aktarim_amaci'));
}

export const nameOf = (values: Values): Span =>
  from(
    textOf(values, 'tedarikci_unvan') || textOf(values, 'tedarikci_adi'),
    ...fieldsOf('veri_aktarim', values)('tedarikci_unvan', 'tedarikci_adi'),
  );

const yesNoOf = (value: unknown) => (typeof value === 'boolean' ? value : null);
export const isAbroad = ({ yurt_disi_aktarim }: Values) => yurt_disi_aktarim === true;
const your = { true: 'Verileriniz', false: 'Veriler' } as const;
const yourEn = { true: 'Your data', false: 'Data' } as const;

function toSupplier(values: Values, { lang, siz }: BlockInput): TextSentence | TextGap[] {
  const of = fieldsOf('veri_aktarim', values);
  const aim = purposeOf(values, 'veri_aktarim', lang);
  if (!aim) return [gap('veri_aktarim', idOf(values), 'aktarim_amaci', lang)];
  const group = choiceOf('alici_grubu', textOf(values, 'alici_grubu'));
  const service = unended(textOf(values, 'hizmet_konusu'));
  const kind = group && from(inSentence(group[lang], lang), ...of('alici_grubu'));
  const about = service ? from(service, ...of('hizmet_konusu')) : undefined;
  const key = `alici:veri_aktarim:${idOf(values)}`;
  const more = { madde: true, ...(lang === 'en' && service && { yabanci: true }) };
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[`${your[`${siz}`]} `, aim, ' ', kind, kind ? ' alıcı grubundan ' : undefined],
          ...[nameOf(values), ' adlı alıcıya aktarılır'],
          ...(about ? [' (hizmet konusu: ', about, ')'] : []),
          '. ',
        ],
        more,
      )
    : sentence(
        key,
        [
          ...[`${yourEn[`${siz}`]} are transferred to `, nameOf(values)],
          ...(kind ? [' (recipient group: ', kind, ')'] : []),
          ...[' for the purpose of ', aim, ...(about ? ['; service: ', about] : []), '. '],
        ],
        more,
      );
}

export function bodyName(values: Values, lang: Language): Span {
  const code = textOf(values, 'kurum_adi');
  const written = textOf(values, 'kurum_adi_yaziniz');
  return from(
    code === 'diger_kurum' && written ? written : (choiceOf('kurum_adi', code)?.[lang] ?? code),
    ...fieldsOf('diger_aktarim', values)('kurum_adi', 'kurum_adi_yaziniz'),
  );
}

function toBody(values: Values, { lang, siz }: BlockInput): TextSentence | TextGap[] {
  const of = fieldsOf('diger_aktarim', values);
  const aim = purposeOf(values, 'diger_aktarim', lang);
  if (!aim) return [gap('diger_aktarim', idOf(values), 'aktarim_amaci', lang)];
  const name = bodyName(values, lang);
  const law = textOf(values, 'hukuki_dayanak');
  const ground = law ? from(articleIn(law, lang), ...of('hukuki_dayanak')) : undefined;
  const key = `alici:diger_aktarim:${idOf(values)}`;
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[`${your[`${siz}`]} `, aim, ...(ground ? [' (dayanak: ', ground, ')'] : [])],
          ...[' yetkili kamu kurum ve kuruluşlarından ', name, ' ile paylaşılır. '],
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          ...[
            `${yourEn[`${siz}`]} are shared with the public body `,
            name,
            ' for the purpose of ',
            aim,
          ],
          ...[...(ground ? [' (law: ', ground, ')'] : []), '. '],
        ],
        { madde: true },
      );
}

export const outputOf = (made: TextSentence | TextGap[]) =>
  Array.isArray(made) ? { cumleler: [], bosluklar: made } : { cumleler: [made], bosluklar: [] };

const PUBLIC_BODIES = 'yetkili_kamu_kurumlari';

/** Groups of recipients of an activity that no transfer names. */
export function groupsLeft(part: Part, input: BlockInput) {
  const { register } = input;
  const suppliers = ofCovered(register.suppliers, { parts: [part] });
  const bodies = ofCovered(register.bodies, { parts: [part] });
  const covered = new Set([
    ...suppliers.map((one) => textOf(one, 'alici_grubu')),
    ...(bodies.length > 0 ? [PUBLIC_BODIES] : []),
  ]);
  const sources = ofActivity(part, 'alici_grubu', 'alici_yok', 'kategori_ayrintilari');
  return codesOf(part.values, 'alici_grubu')
    .filter((code) => NOT_OTHER(code) && !covered.has(code))
    .map((code) => ({ code, sources }));
}

/** Recipients of activities that no transfer names: the groups that are left, or why none is known. */
const byGroup: Block = (input) => {
  const { lang, siz, register, parts } = input;
  return together(
    parts.map((part) => {
      const suppliers = ofCovered(register.suppliers, { ...input, parts: [part] });
      const bodies = ofCovered(register.bodies, { ...input, parts: [part] });
      const all = codesOf(part.values, 'alici_grubu').filter(NOT_OTHER);
      const answers = {
        groups: all.length > 0,
        alici_yok: yesNoOf(part.values.alici_yok),
        dahil_oluyormu: textOf(part.values, 'dahil_oluyormu'),
        yurt_disi_aktarim: yesNoOf(part.values.yurt_disi_aktarim),
      };
      const { known, lack } = recipientStatement(answers, suppliers.length + bodies.length);
      if (lack === 'yanitsiz') return outputOf([gap('veri_harita', part.id, 'alici_grubu', lang)]);
      if (lack) return outputOf([gapOfAnswer(part.id, 'alici_yok', lack, lang)]);
      const codes = groupsLeft(part, input).map(({ code }) => code);
      if (known === 'hayir' || codes.length === 0) return { cumleler: [], bosluklar: [] };
      const name = from(
        `“${textOf(part.values, 'surec_ismi')}”`,
        ...ofActivity(part, 'surec_ismi'),
      );
      const groups = from(
        enumerated(words('alici_grubu', codes, lang), lang),
        ...ofActivity(part, 'alici_grubu', 'alici_yok', 'kategori_ayrintilari'),
      );
      const key = `alici:veri_harita:${part.key}`;
      return outputOf(
        lang === 'tr'
          ? sentence(
              key,
              [
                ...[
                  name,
                  ` kapsamındaki ${siz ? 'verileriniz' : 'veriler'}, bu amacın gerektirdiği `,
                ],
                ...['ölçüde ', groups, ' ile paylaşılır. '],
              ],
              { madde: true },
            )
          : sentence(
              key,
              [
                ...['For ', name, `, ${siz ? 'your data' : 'data'} are shared with `, groups],
                ' as far as that purpose requires. ',
              ],
              { madde: true },
            ),
      );
    }),
  );
};

/** Recipients and purposes of transfers; "no recipients" if the register says so of all activities. */
export const recipients: Block = (input) => {
  const { lang, siz, register, parts } = input;
  const found = together([
    ...ofCovered(register.suppliers, input).map((one) => outputOf(toSupplier(one, input))),
    ...ofCovered(register.bodies, input).map((one) => outputOf(toBody(one, input))),
    byGroup(input),
  ]);
  if (found.cumleler.length + found.bosluklar.length > 0 || parts.length === 0) return found;
  const t =
    lang === 'tr'
      ? `${your[`${siz}`]} üçüncü kişilere aktarılmaz.`
      : `${yourEn[`${siz}`]} are not transferred to third parties.`;
  const none = sentence('alici:yok', [
    from(t, ...parts.flatMap((one) => ofActivity(one, 'alici_yok'))),
  ]);
  return { cumleler: [none], bosluklar: [] };
};

/** Day and number of the decision by which the Board permitted or approved a transfer, as far as they are known. */
export function decisionOf(values: Values, lang: Language): Span | undefined {
  if (!BY_THE_BOARD.includes(textOf(values, 'yurt_disi_mekanizma'))) return undefined;
  const [day, number] = [textOf(values, 'kurul_izni_tarihi'), textOf(values, 'kurul_izni_sayisi')];
  if (!day && !number) return undefined;
  const date = day && dayIn(day, lang);
  const words = {
    tr: [
      'Kurulun',
      date && `${date} tarihli`,
      date && number && 've',
      number && `${number} sayılı`,
      'kararı',
    ],
    en: ['decision of the Board', date && `of ${date}`, number && `no. ${number}`],
  };
  return from(
    words[lang].filter((one) => one !== '').join(' '),
    ...fieldsOf('veri_aktarim', values)('kurul_izni_tarihi', 'kurul_izni_sayisi'),
  );
}

function abroadTo(values: Values, { lang, siz }: BlockInput): TextSentence | TextGap[] {
  const of = fieldsOf('veri_aktarim', values);
  const mechanism = choiceOf('yurt_disi_mekanizma', textOf(values, 'yurt_disi_mekanizma'));
  const country = textOf(values, 'aktarim_ulkesi');
  const gaps = [
    ...(country ? [] : ['aktarim_ulkesi']),
    ...(mechanism ? [] : ['yurt_disi_mekanizma']),
  ].map((field) => gap('veri_aktarim', idOf(values), field, lang));
  if (!mechanism || gaps.length > 0) return gaps;
  const article = articleIn(`m. ${mechanism.article ?? '9'}`, lang);
  const way = from(
    `${inSentence(mechanism[lang], lang)} (${article})`,
    ...of('yurt_disi_aktarim', 'yurt_disi_mekanizma'),
  );
  const where = from(countryText(country, lang), ...of('aktarim_ulkesi'));
  const decision = decisionOf(values, lang);
  const by = decision ? [', ', decision] : [];
  const key = `yurtdisi:veri_aktarim:${idOf(values)}`;
  return lang === 'tr'
    ? sentence(
        key,
        [
          ...[`${your[`${siz}`]} yurt dışında (`, where, ') bulunan ', nameOf(values)],
          ...[' adlı alıcıya aktarılır; aktarımın dayanağı: ', way, ...by, '. '],
        ],
        { madde: true },
      )
    : sentence(
        key,
        [
          ...[`${yourEn[`${siz}`]} are transferred abroad (`, where, ') to ', nameOf(values)],
          ...['; mechanism of the transfer: ', way, ...by, '. '],
        ],
        { madde: true },
      );
}

/** Abroad or not, and by which mechanism of article 9. */
export const abroad: Block = (input) => {
  const { lang, siz, register, parts } = input;
  const covered = ofCovered(register.suppliers, input);
  const transfers = covered.filter(isAbroad);
  const silent = covered.filter(({ yurt_disi_aktarim }) => yesNoOf(yurt_disi_aktarim) === null);
  const unclear = parts.flatMap((part) => {
    const own = { ...input, parts: [part] };
    const records = ofCovered(transfers, own).length;
    const answer = yesNoOf(part.values.yurt_disi_aktarim);
    const kept = register.assets.some((one) => one.yurt_disi_mi === true && isOf(one, part));
    // An asset abroad without a transfer leaves its recipient unknown, so it settles nothing but a "no".
    const { lack } = statementOf(answer, { records: answer === false && kept ? 1 : records });
    return lack ? [gapOfAnswer(part.id, 'yurt_disi_aktarim', lack, lang)] : [];
  });
  const found = together([
    ...transfers.map((one) => outputOf(abroadTo(one, input))),
    outputOf(unclear),
    outputOf(silent.map((one) => gap('veri_aktarim', idOf(one), 'yurt_disi_aktarim', lang))),
  ]);
  if (found.cumleler.length + found.bosluklar.length > 0 || parts.length === 0) return found;
  const t =
    lang === 'tr'
      ? `${your[`${siz}`]} yurt dışına aktarılmaz.`
      : `${yourEn[`${siz}`]} are not transferred abroad.`;
  const sources = parts.flatMap((one) => ofActivity(one, 'yurt_disi_aktarim'));
  return { cumleler: [sentence('yurtdisi:yok', [from(t, ...sources)])], bosluklar: [] };
};
