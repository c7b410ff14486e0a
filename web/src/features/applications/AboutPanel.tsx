import { useState } from 'react';
import { applications, OPEN_STATES, type Application } from '@emanet/contract/applications';
import { actsForAnother } from '@emanet/contract/applications/requesters';
import { Button, Group, Select, Text } from '@mantine/core';
import { useAct } from '../../nouns/act.ts';
import { at } from '../../nouns/read.ts';
import { call } from '../../platform/api/client.ts';
import { useOwnerWords } from '../clocks/clocks.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { dayInWords, whenInFull } from '../../platform/when.ts';
import { departmentOption, useDepartments } from '../../records/name-queries.ts';
import { Facts } from '../../ui/panel/Facts.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { usePeople, useVerb } from './queries.ts';
import { dayOfPeriod, nearnessOf } from './time-left.ts';
import { useTimeWords } from './TimeLeft.tsx';

const AuthorityModal = atFirstMove(() => import('./AuthorityModal.tsx'));
const RequesterModal = atFirstMove(() => import('./RequesterModal.tsx'));
const StatusModal = atFirstMove(() => import('./StatusModal.tsx'));
const AskModal = atFirstMove(() => import('./AskModal.tsx'));

const TONES = { uzak: 'plain', on: 'mid', iki: 'high', geciken: 'high' } as const;

/** The clock, the person in charge, and the applicant; the identity number only on demand. */
export function AboutPanel({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const words = useTimeWords();
  const [asking, setAsking] = useState<'askMore' | 'withdraw'>();
  const closed = row.durum === 'sonuclandi';
  return (
    <>
      <Note
        tone={closed ? 'done' : TONES[nearnessOf(row)]}
        title={
          <Text span inherit fz="lg">
            {words(row)}
          </Text>
        }
      >
        {t('applications.lastDay', { at: dayOfPeriod(row), day: dayInWords(row.son_gun, lang) })}
      </Note>
      <Panel title={t('applications.inCharge')}>
        <InCharge row={row} closed={closed} />
        {!closed && (
          <Group mt="sm" gap="xs">
            {row.eposta && (
              <Button size="xs" variant="default" onClick={() => setAsking('askMore')}>
                {t('applications.askMore')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={() => setAsking('withdraw')}>
              {t('applications.withdraw')}
            </Button>
          </Group>
        )}
      </Panel>
      <Panel title={t('applications.about')}>
        <Applicant row={row} />
        {row.kaynak !== 'form' && <StatusPage row={row} />}
        {actsForAnother(row.basvuran_turu) && <Authority row={row} />}
        {row.basvuran_turu === null && <Unknown row={row} />}
      </Panel>
      {asking && <AskModal row={row} what={asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}

function InCharge({ row, closed }: { row: Application; closed: boolean }) {
  const { t } = useTranslation();
  const ownerWords = useOwnerWords();
  const departments = useDepartments();
  const people = usePeople();
  const change = useVerb(
    (body: {
      department_id?: number | null;
      sorumlu_id?: number | null;
      durum?: (typeof OPEN_STATES)[number];
    }) =>
      call(applications.update, {
        params: { id: String(row.id) },
        body: { ...body, surum: row.surum },
      }),
  );
  const idOf = (value: string | null) => (value === null ? null : Number(value));
  const common = { disabled: closed || change.isPending, mb: 'md' } as const;
  return (
    <>
      <SearchSelect
        {...common}
        label={t('applications.department')}
        placeholder={t('applications.unassigned')}
        clearable
        value={row.department_id === null ? null : String(row.department_id)}
        onChange={(value) => change.mutate({ department_id: idOf(value) })}
        data={(departments.data ?? []).map(departmentOption)}
      />
      <SearchSelect
        {...common}
        label={t('applications.person')}
        placeholder={closed ? t('applications.unassigned') : ownerWords(row.sahip)}
        clearable
        value={row.sorumlu_id === null ? null : String(row.sorumlu_id)}
        onChange={(value) => change.mutate({ sorumlu_id: idOf(value) })}
        data={(people.data ?? []).map(({ user_id, fullname }) => ({
          value: String(user_id),
          label: fullname,
        }))}
      />
      {!closed && (
        <Select
          {...common}
          label={t('applications.state')}
          allowDeselect={false}
          value={row.durum}
          onChange={(value) => {
            const durum = OPEN_STATES.find((one) => one === value);
            if (durum && durum !== row.durum) change.mutate({ durum });
          }}
          data={OPEN_STATES.map((value) => ({ value, label: t(`applications.states.${value}`) }))}
        />
      )}
    </>
  );
}

/** A form's applicant has the address of the status page from the receipt; others get it here. */
function StatusPage({ row }: { row: Application }) {
  const { t } = useTranslation();
  const [giving, setGiving] = useState(false);
  return (
    <>
      <Button mt="sm" size="xs" variant="default" onClick={() => setGiving(true)}>
        {t('applications.status.give')}
      </Button>
      {giving && <StatusModal row={row} onClose={() => setGiving(false)} />}
    </>
  );
}

/** Is the proof of authority in order? The answer waits until it is checked. */
function Authority({ row }: { row: Application }) {
  const { t, lang } = useTranslation();
  const [checking, setChecking] = useState(false);
  const { yetki_tarihi, yetki_bakan } = row;
  return (
    <>
      <Note
        tone={yetki_tarihi ? 'done' : 'mid'}
        title={t(yetki_tarihi ? 'applications.authorityDone' : 'applications.authorityOpen')}
      >
        {yetki_tarihi && `${yetki_bakan} · ${whenInFull(yetki_tarihi, lang)}`}
      </Note>
      <Button mt="sm" size="xs" variant="default" onClick={() => setChecking(true)}>
        {t(yetki_tarihi ? 'applications.authorityAgain' : 'applications.authorityCheck')}
      </Button>
      {checking && <AuthorityModal row={row} onClose={() => setChecking(false)} />}
    </>
  );
}

/** While the applicant is unknown, no answer is sent. */
function Unknown({ row }: { row: Application }) {
  const { t } = useTranslation();
  const [writing, setWriting] = useState(false);
  return (
    <>
      <Note tone="mid" title={t('applications.requesterOpen')}>
        {t('applications.requesterText')}
      </Note>
      <Button mt="sm" size="xs" variant="default" onClick={() => setWriting(true)}>
        {t('applications.requesterWrite')}
      </Button>
      {writing && <RequesterModal row={row} onClose={() => setWriting(false)} />}
    </>
  );
}

function Applicant({ row }: { row: Application }) {
  const { t } = useTranslation();
  const reveal = useAct(applications.reveal);
  const number = reveal.data?.data.kimlik_no;
  return (
    <Facts
      facts={[
        [
          t('applications.requester'),
          t(`applications.requesters.${row.basvuran_turu ?? 'bilinmiyor'}`),
        ],
        ...(row.temsil_edilen ? [[t('applications.represented'), row.temsil_edilen] as const] : []),
        [t('applications.source'), t(`applications.sources.${row.kaynak}`)],
        [
          t('applications.group'),
          row.kisi_grubu ? t(`applications.groups.${row.kisi_grubu}`) : '–',
        ],
        [
          t('applications.identity'),
          <>
            <span className="em-num">{number ?? row.kimlik_maskesi ?? '–'}</span>{' '}
            {row.kimlik_maskesi && number === undefined && (
              <Button
                size="compact-xs"
                variant="subtle"
                title={t('applications.revealText')}
                onClick={() => reveal.mutate(at(row.id))}
              >
                {t('applications.reveal')}
              </Button>
            )}
          </>,
        ],
        [t('applications.email'), row.eposta ?? '–'],
        [t('applications.phone'), row.telefon ?? '–'],
        [t('applications.address'), row.adres ?? '–'],
        [t('applications.way'), t(`applications.ways.${row.cevap_yolu}`)],
        [t('applications.language'), t(`applications.languages.${row.dil}`)],
      ]}
    />
  );
}
