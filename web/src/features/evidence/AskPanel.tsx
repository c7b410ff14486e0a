import { evidence, EVIDENCE_SECTIONS, MASKED_SECTIONS } from '@emanet/contract/evidence';
import { filings } from '@emanet/contract/filings';
import { organization } from '@emanet/contract/organization';
import { isPastDay } from '@emanet/contract/shared/time/past-day';
import { daysAfter } from '@emanet/contract/shared/time/rounds';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Button, Group, Loader, Text, TextInput } from '@mantine/core';
import { IconEyeOff, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { useAct } from '../../nouns/act.ts';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { dayShort } from '../../platform/when.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { SearchMultiSelect } from '../../ui/search-select/SearchMultiSelect.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { Tick } from '../../ui/table/Tick.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import { isMaking, useEvidenceFiles, useSections } from './queries.ts';
import { useAsked } from './useAsked.ts';

/** The day, the parts and the names of a file that is asked for. */
export function AskPanel() {
  const { t, lang } = useTranslation();
  const asked = useAsked();
  const { day, sections, open } = asked;
  const counts = useSections(day);
  const files = useEvidenceFiles().data ?? [];
  const ask = useAct(evidence.add, { told: 'message', onDone: asked.clear });
  const chosen = EVIDENCE_SECTIONS.filter((one) => sections.has(one));
  const named = open && chosen.some((one) => MASKED_SECTIONS.includes(one));
  const tooMuch = sections.has('makine') && !asked.takesTables;
  return (
    <Panel
      flush
      title={t('evidence.which')}
      tools={<Days asked={asked} />}
      foot={
        <Group justify="space-between" align="end" gap="md">
          <Group align="end" gap="md" flex="1 1 300px" miw={0}>
            <SegmentedFace
              label={t('evidence.names')}
              faces={[
                { value: 'masked', label: t('evidence.namesMasked') },
                { value: 'open', label: t('evidence.namesOpen') },
              ]}
              value={open ? 'open' : 'masked'}
              onChange={(face) => asked.setOpen(face === 'open')}
            />
            <Departments asked={asked} />
            <TextInput
              flex="1 1 260px"
              maw={420}
              label={t('evidence.purpose')}
              description={t('evidence.purposeHelp')}
              placeholder={t('evidence.purposeExample')}
              maxLength={300}
              required={named}
              value={asked.purpose}
              onChange={({ currentTarget: { value } }) => asked.setPurpose(value)}
            />
          </Group>
          <Group gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {tooMuch ? t('evidence.machineNot') : t('evidence.chosen', { count: chosen.length })}
            </Text>
            <Button
              leftSection={<IconRosetteDiscountCheck size={16} aria-hidden />}
              loading={ask.isPending}
              disabled={
                chosen.length === 0 ||
                tooMuch ||
                (named && asked.purpose.trim() === '') ||
                counts.data === undefined ||
                files.some(isMaking)
              }
              onClick={() => ask.mutate({ body: { ...asked.body(chosen), dil: lang } })}
            >
              {t('evidence.ask')}
            </Button>
          </Group>
        </Group>
      }
    >
      {counts.error ? (
        <ErrorState query={counts} title={t('evidence.unread')} />
      ) : (
        <Sections asked={asked} counts={counts.data} />
      )}
    </Panel>
  );
}

type Props = Readonly<{ asked: ReturnType<typeof useAsked> }>;

/** The day, with the ways to the usual ones. */
function Days({ asked: { day, setDay } }: Props) {
  const { t, lang } = useTranslation();
  const mayFile = useCan('tables.read');
  const last = useRead(filings.list, {}, { enabled: mayFile }).data?.[0]?.tarih;
  const yearEnd = `${Number(todayInTurkey().slice(0, 4)) - 1}-12-31`;
  return (
    <Group gap="sm">
      <DayInput
        w={150}
        size="sm"
        aria-label={t('evidence.which')}
        value={day ?? todayInTurkey()}
        max={todayInTurkey()}
        onChange={({ currentTarget: { value } }) => setDay(isPastDay(value) ? value : null)}
      />
      <Button size="xs" variant="default" onClick={() => setDay(null)}>
        {t('evidence.today')}
      </Button>
      {last !== undefined && isPastDay(last) && (
        <Button size="xs" variant="default" onClick={() => setDay(last)}>
          {t('evidence.lastFiling')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => setDay(yearEnd)}>
        {dayShort(yearEnd, lang)}
      </Button>
      <Button size="xs" variant="default" onClick={() => setDay(daysAfter(todayInTurkey(), -1))}>
        {dayShort(daysAfter(todayInTurkey(), -1), lang)}
      </Button>
    </Group>
  );
}

/** Departments to which the file is confined; none means the whole company. */
function Departments({ asked: { departments, setDepartments } }: Props) {
  const { t } = useTranslation();
  const known = useRead(organization.departments).data ?? [];
  return (
    <SearchMultiSelect
      w={240}
      label={t('evidence.departments')}
      placeholder={departments.length === 0 ? t('evidence.departmentsAll') : ''}
      data={known.map((one) => ({ value: String(one.department_id), label: one.department_name }))}
      value={departments.map(String)}
      onChange={(chosen) => setDepartments(chosen.map(Number))}
      clearable
    />
  );
}

type SectionsProps = Props &
  Readonly<{ counts: readonly { bolum: string; sayi: number }[] | undefined }>;

const NUMBER = { textAlign: 'end' } as const;

/** The parts of the file, each with its records on the day. */
function Sections({ asked: { sections, toggle, toggleAll, open }, counts }: SectionsProps) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const all = EVIDENCE_SECTIONS.filter((one) => one !== 'makine');
  const ticked = all.filter((one) => sections.has(one)).length;
  const countOf = (section: string) => counts?.find(({ bolum }) => bolum === section)?.sayi;
  return (
    <table className="em-table">
      <thead>
        <tr>
          <th>
            <Tick
              state={ticked === all.length ? 'all' : ticked > 0 ? 'some' : 'none'}
              label={t('evidence.all')}
              onChange={toggleAll}
            />
          </th>
          <th>{t('evidence.section')}</th>
          {!phone && <th>{t('evidence.personal')}</th>}
          <th style={NUMBER}>{t('evidence.content')}</th>
        </tr>
      </thead>
      <tbody>
        {EVIDENCE_SECTIONS.map((section) => {
          const title = t(`evidence.sections.${section}.title`);
          return (
            <tr key={section}>
              <td>
                <Tick
                  state={sections.has(section) ? 'all' : 'none'}
                  label={t('evidence.one', { name: title })}
                  onChange={() => toggle(section)}
                />
              </td>
              <td>
                <Text span inherit fw={560}>
                  {title}
                </Text>{' '}
                <Text span inherit size="sm" c="dimmed">
                  {section === 'makine'
                    ? t('evidence.machine')
                    : t(`evidence.sections.${section}.about`)}
                </Text>
              </td>
              {!phone && (
                <td>
                  {MASKED_SECTIONS.includes(section) && (
                    <Text
                      span
                      size="sm"
                      style={{ whiteSpace: 'nowrap' }}
                      c={open ? 'var(--em-high)' : 'var(--em-mid)'}
                    >
                      <IconEyeOff size={14} aria-hidden />{' '}
                      {t(open || section === 'makine' ? 'evidence.full' : 'evidence.masked')}
                    </Text>
                  )}
                </td>
              )}
              <td className="em-num" style={NUMBER}>
                {counts === undefined ? (
                  <Loader size={12} />
                ) : (
                  (countOf(section)?.toLocaleString(lang) ?? '')
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
