import { answerState } from '@emanet/contract/records/rules/answer-state';
import { fineOn, type Fine } from '@emanet/contract/data/fines';
import { ANSWERS_FIELD, missingFields } from '@emanet/contract/records/fields';
import { warningText } from '@emanet/contract/records/labels';
import { answersIn, type WarningAnswer } from '@emanet/contract/records/kinds/warning-answers';
import type { Body } from '@emanet/contract/law/special-data';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import type { Warning } from '@emanet/contract/records/warnings';
import { articleIn } from '@emanet/contract/shared/articles';
import type { Language } from '@emanet/contract/shared/primitives';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { crossRule, isCrossCode } from '@emanet/contract/tables/cross-rules';
import type { RecordRow, Register } from '../register.ts';

/** Most rules and open answers of a record that are listed, to keep the list readable. */
const MOST = 5;

/** A broken rule: its sentence, its reason and its article. `data`: the data concerned. */
export type Finding = Readonly<{
  kod: string;
  seviye: Warning['seviye'];
  title: string;
  why: string;
  article: string;
  /** The administrative fine of the article today, where it has one. */
  fine: Fine | undefined;
  data: readonly string[];
}>;

/** A field with its broken rules; without any, its answer is missing. */
export type Cause = Readonly<{ alan: string; missing: boolean; findings: readonly Finding[] }>;

/** A finding over linked records, as the server sends it. */
export type Linked = Readonly<{
  kod: string;
  seviye: Warning['seviye'];
  veriler: readonly string[];
  cevapli: boolean;
}>;

function findingOf({ noun }: Register, { kod, alan, seviye }: Warning, lang: Language): Finding {
  if (isCrossCode(kod)) {
    const { title, why, article } = crossRule(kod);
    const text = { title: title[lang], why: why[lang], ...citedBy(article, lang) };
    return { kod, seviye, data: [], ...text };
  }
  const rule = RULES[noun].find((one) => one.kod === kod && one.field === alan);
  const cited = citedBy(rule?.article ?? '', lang);
  return { kod, seviye, data: [], ...cited, ...warningText(noun, kod, lang) };
}

const citedBy = (article: string, lang: Language) => ({
  article: articleIn(article, lang),
  fine: fineOn(article, todayInTurkey()),
});

/** An answer that excludes a warning from the verdict, with the warning's title. */
export type Answered = WarningAnswer & Readonly<{ title: string }>;

/** The valid answers: their rules are still broken, but not counted. */
export function answeredOf(
  register: Register,
  row: RecordRow,
  { body, linked }: Readonly<{ body: Body; linked: readonly Linked[] | undefined }>,
  lang: Language,
): Answered[] {
  const known = { body, today: todayInTurkey() };
  return answersIn(row[ANSWERS_FIELD]).flatMap((answer) => {
    const { kod, alan } = answer;
    const covers =
      answerState(register.noun, row, answer, known) === 'gecerli' &&
      (!isCrossCode(kod) || linked?.some((one) => one.kod === kod && one.cevapli));
    const { title } = findingOf(register, { kod, alan, seviye: 'Orta' }, lang);
    return covers ? [{ ...answer, title }] : [];
  });
}

const weight = ({ findings }: Cause): number =>
  findings.some(({ seviye }) => seviye === 'Yüksek') ? 2 : Math.min(findings.length, 1);

/**
 * Causes of a verdict, field by field and the gravest first: broken rules, then open answers.
 * `linked`: findings over linked records, newer than the stored ones once loaded.
 */
export function causesOf(
  register: Register,
  row: RecordRow,
  linked: readonly Linked[] | undefined,
  lang: Language,
): Cause[] {
  const own = row.uyarilar.filter(({ kod }) => !linked || !isCrossCode(kod));
  const fresh = (linked ?? [])
    .filter(({ cevapli }) => !cevapli)
    .map(({ kod, seviye, veriler }) => ({
      alan: isCrossCode(kod) ? (crossRule(kod).field[register.tur] ?? '') : '',
      finding: { ...findingOf(register, { kod, alan: '', seviye }, lang), data: veriler },
    }));
  const stored = own.map((one) => ({ alan: one.alan, finding: findingOf(register, one, lang) }));
  const missing = new Set(missingFields(register.fields, row).map(({ name }) => name));
  const byField = Map.groupBy([...stored, ...fresh], ({ alan }) => alan);
  const causes = [...new Set([...byField.keys(), ...missing])].map((alan): Cause => ({
    alan,
    missing: missing.has(alan),
    findings: (byField.get(alan) ?? [])
      .map(({ finding }) => finding)
      .toSorted((a, b) => Number(b.seviye === 'Yüksek') - Number(a.seviye === 'Yüksek')),
  }));
  return causes.toSorted((a, b) => weight(b) - weight(a));
}

/** Lines of a cause: its rules, or that its answer is missing. */
const linesOf = ({ findings }: Cause): number => Math.max(findings.length, 1);

export const lineCount = (causes: readonly Cause[]): number =>
  causes.reduce((sum, cause) => sum + linesOf(cause), 0);

/** The first causes with at most `MOST` lines together. */
export function firstCauses(causes: readonly Cause[]): Cause[] {
  let room = MOST;
  return causes.flatMap((cause) => {
    if (room <= 0) return [];
    const findings = cause.findings.slice(0, room);
    room -= linesOf(cause);
    return [{ ...cause, findings }];
  });
}
