import type { FilingPreparation } from '@emanet/contract/filings/preparation';
import { dutyOf, EXEMPT_KINDS, thresholdOn, WITHOUT_BALANCE } from '@emanet/contract/filings/duty';
import { dayOf, todayInTurkey } from '@emanet/contract/shared/time/today';
import { Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { dayShort } from '../../../platform/when.ts';
import { DecisionSource } from '../../../records/rules/DecisionSource.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { SpecialQuestion } from '../../../nouns/SpecialQuestion.tsx';
import { PartHead } from './PartHead.tsx';
import { useDutyAnswers } from './preparation-queries.ts';
import classes from './rows.module.css';

type Answers = FilingPreparation['muafiyet'];
const TONES = { due: 'mid', exempt: 'done', unknown: 'plain' } as const;

/** Must the company register at all? Figures of the company, two questions, the Board's bounds. */
export function DutyPart({ answers }: { answers: Answers }) {
  const { t, lang } = useTranslation();
  const title = useId();
  const may = useCan('filings.write');
  const save = useDutyAnswers();
  const today = todayInTurkey();
  const duty = dutyOf(answers, today);
  const bound = thresholdOn(today, answers.ana_faaliyet_ozel === true);
  const { ana_faaliyet_ozel, bilanco_yok, bilanco_yili, istisna } = answers;
  const last = Number(today.slice(0, 4)) - 1;
  const answer = (
    change: Partial<
      Pick<Answers, 'ana_faaliyet_ozel' | 'bilanco_yok' | 'bilanco_yili' | 'istisna'>
    >,
  ) => save.mutate({ ana_faaliyet_ozel, bilanco_yok, bilanco_yili, istisna, ...change });
  const number = new Intl.NumberFormat(lang);
  const figure = (value: number | null) =>
    value === null ? t('company.none') : number.format(value);
  return (
    <Stack component="section" aria-labelledby={title}>
      <PartHead
        id={title}
        title={t('notification.parts.muafiyet')}
        text={t('notification.duty.text')}
      />
      <Note tone={TONES[duty]} title={t(`notification.duty.title.${duty}`)} announced>
        {t(`notification.duty.result.${duty}`)}
      </Note>
      <table className={`em-card em-table ${classes.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('notification.duty.figure')}</th>
            <th scope="col">{t('fields.company')}</th>
            <th scope="col">{t('notification.duty.bound')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('company.fields.calisan_sayisi')}</th>
            <td className="em-num">{figure(answers.calisan_sayisi)}</td>
            <td className="em-num">{bound && number.format(bound.employees)}</td>
          </tr>
          <tr>
            <th scope="row">{t('company.fields.bilanco_toplami')}</th>
            <td className="em-num">
              {bilanco_yok ? t('notification.duty.notAsked') : figure(answers.bilanco_toplami)}
            </td>
            <td className="em-num">{bound && number.format(bound.balance)}</td>
          </tr>
        </tbody>
      </table>
      <p className="em-quiet">
        {bound && <DecisionSource decision={bound} />}{' '}
        <Link to="/sirket">{t('notification.duty.toFigures')}</Link>
      </p>
      <SpecialQuestion
        sector={answers.sektor}
        answer={ana_faaliyet_ozel}
        onAnswer={(value) => answer({ ana_faaliyet_ozel: value })}
        disabled={!may}
      />
      <Radio.Group
        label={t('notification.duty.balanceBooks')}
        description={
          <>
            {WITHOUT_BALANCE[lang]} <DecisionSource decision={WITHOUT_BALANCE} />
          </>
        }
        value={bilanco_yok === null ? '' : String(!bilanco_yok)}
        onChange={(value) => answer({ bilanco_yok: value === 'false' })}
      >
        <Group gap="lg" mt="xs">
          <Radio value="true" label={t('records.yes')} disabled={!may} />
          <Radio value="false" label={t('records.no')} disabled={!may} />
        </Group>
      </Radio.Group>
      {!bilanco_yok && (
        <NativeSelect
          label={t('notification.duty.balanceYear')}
          description={t('notification.duty.balanceYearText', { year: last })}
          disabled={!may}
          value={bilanco_yili ?? ''}
          onChange={({ currentTarget }) =>
            answer({ bilanco_yili: Number(currentTarget.value) || null })
          }
          data={[
            { value: '', label: t('company.none') },
            ...[last, last - 1, last - 2].map((year) => ({
              value: String(year),
              label: String(year),
            })),
          ]}
        />
      )}
      <NativeSelect
        label={t('notification.duty.kind')}
        disabled={!may}
        value={istisna ?? ''}
        onChange={({ currentTarget }) => answer({ istisna: currentTarget.value || null })}
        data={[
          { value: '', label: t('records.no') },
          ...EXEMPT_KINDS.map((one) => ({
            value: one.code,
            label: `${one[lang]} (${one.decision}${one.source === 'general' ? `, ${t('notification.duty.unverified')}` : ''})`,
          })),
        ]}
      />
      {answers.kaydeden && answers.tarih && (
        <p className="em-quiet">
          {t('notification.duty.answered', {
            name: answers.kaydeden,
            day: dayShort(dayOf(answers.tarih), lang),
          })}
        </p>
      )}
    </Stack>
  );
}
