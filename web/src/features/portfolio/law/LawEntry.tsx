import { portfolio } from '@emanet/contract/portfolio';
import {
  CONCERNS,
  type ClientOfLaw,
  type LawEntry as EntryOfLaw,
} from '@emanet/contract/portfolio/law';
import type { SeveralWork } from '@emanet/contract/portfolio/several';
import { registerOfType } from '@emanet/contract/records/registers';
import { inCompany } from '@emanet/contract/shared/company-address';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { Anchor, Button, Group, Skeleton, Switch, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAct } from '../../../nouns/act.ts';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { DayInput } from '../../../ui/form/DayInput.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { useClientNames } from '../useClientNames.ts';
import { dayOrPart, nameOfLaw } from './law.ts';

const SeveralModal = lazily(
  async () => ({ default: (await import('../SeveralModal.tsx')).SeveralModal }),
  { close: ({ onClose }) => onClose() },
);

const LIST = '/portfoy/mevzuat';
const MOST_NAME = 300;
const MOST_TEXT = 3000;

/** An entry of the law: its duties, the clients that it concerns, and the action for them. */
export function LawEntry({ id }: Readonly<{ id: string }>) {
  const { t } = useTranslation();
  const query = useRead(portfolio.lawEntry, { params: { id } }, { staleTime: 0 });
  if (query.data) return <Entry key={id} one={query.data} />;
  return (
    <>
      <PageHead
        title={t('portfolio.law.title')}
        back={{ to: LIST, label: t('portfolio.law.title') }}
      />
      {query.error ? (
        <ErrorState query={query} title={t('portfolio.law.failed')} />
      ) : (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton height={420} radius="lg" />
        </div>
      )}
    </>
  );
}

type OfEntry = Readonly<{ one: EntryOfLaw }>;

function Entry({ one }: OfEntry) {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const [removing, setRemoving] = useState(false);
  const remove = useAct(portfolio.deleteLaw, {
    told: 'message',
    onDone: () => void go(LIST),
  });
  return (
    <>
      <PageHead
        title={nameOfLaw(one)}
        back={{ to: LIST, label: t('portfolio.law.title') }}
        count={[one.tur, dayOrPart(one.gun, lang)].join(', ')}
      >
        {one.silebilir && (
          <Button variant="default" onClick={() => setRemoving(true)}>
            {t('common.delete')}
          </Button>
        )}
      </PageHead>
      <div className="em-columns" data-lead>
        <div>
          <Clients one={one} />
        </div>
        <div>
          <Panel title={t('portfolio.law.asks')}>
            <Text mb="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {one.metin}
            </Text>
            {one.not && (
              <Text c="dimmed" fz="sm" mb="sm">
                {one.not}
              </Text>
            )}
            <Facts
              facts={[
                ...(one.kimi ? [[t('portfolio.law.whom'), one.kimi] as const] : []),
                ...(one.madde ? [[t('portfolio.law.article'), one.madde] as const] : []),
                ...(one.firma ? [[t('portfolio.firm.title'), one.firma] as const] : []),
                [t('portfolio.law.status'), one.durum],
                [t('portfolio.law.until'), dayOrPart(one.son_tarih, lang)],
                [
                  t('portfolio.law.sources'),
                  <>
                    {one.kaynaklar.map(({ ad, adres }) => (
                      <div key={adres} style={{ overflowWrap: 'anywhere' }}>
                        <Anchor href={adres} target="_blank" rel="noreferrer noopener">
                          {ad}
                        </Anchor>
                      </div>
                    ))}
                  </>,
                ],
              ]}
            />
          </Panel>
        </div>
      </div>
      <ConfirmModal
        opened={removing}
        title={t('portfolio.law.delete')}
        confirmLabel={t('common.delete')}
        danger
        personal
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: one.id } })}
        onClose={() => setRemoving(false)}
      >
        {t('portfolio.law.deleteText')}
      </ConfirmModal>
    </>
  );
}

/** Clients by state, with their very records; one press opens the action in those that are concerned. */
function Clients({ one }: OfEntry) {
  const { t } = useTranslation();
  const nameOf = useClientNames();
  const of = Map.groupBy(one.musteriler, ({ durum }) => durum);
  const [face, setFace] = useState(() => CONCERNS.find((state) => of.has(state)) ?? 'var');
  const future = one.son_tarih !== null && one.son_tarih >= todayInTurkey() ? one.son_tarih : '';
  const [son_tarih, setDay] = useState(future);
  const [eposta, setMail] = useState(true);
  const [bilinmeyenler, setUnknown] = useState(false);
  const [opening, setOpening] = useState(false);
  const meant = one.musteriler.filter(
    ({ durum }) => durum === 'var' || (bilinmeyenler && durum === 'bilinmiyor'),
  );
  const left = meant.filter(({ acildi }) => !acildi);
  const [source] = one.kaynaklar;
  const work: SeveralWork = {
    ...{ tur: 'mevzuat', mevzuat: one.id, aksiyon_ismi: nameOfLaw(one).slice(0, MOST_NAME) },
    aksiyon_aciklamasi: [
      one.metin.slice(0, MOST_TEXT),
      [one.madde, one.durum, source?.adres].filter(Boolean).join(' · '),
    ].join('\n\n'),
    ...{ risk: 'Yüksek', son_tarih: son_tarih || null, eposta, bilinmeyenler },
  };
  const shown = (of.get(face) ?? []).toSorted((a, b) =>
    nameOf(a.company_id).localeCompare(nameOf(b.company_id), 'tr'),
  );
  return (
    <Panel
      title={t('portfolio.law.clients')}
      tools={
        <SegmentedFace
          label={t('portfolio.law.clients')}
          faces={CONCERNS.map((value) => ({
            value,
            label: t(`portfolio.law.states.${value}`),
            count: of.get(value)?.length ?? 0,
          }))}
          value={face}
          onChange={setFace}
        />
      }
      foot={
        <Group gap="md" align="end" justify="space-between" w="100%" pb="xs">
          <Group gap="md" align="end">
            <DayInput
              label={t('actions.fields.son_tarih')}
              value={son_tarih}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Switch
              label={t('portfolio.several.tell')}
              checked={eposta}
              onChange={(event) => setMail(event.currentTarget.checked)}
            />
            {of.has('bilinmiyor') && (
              <Switch
                label={t('portfolio.law.alsoUnknown')}
                checked={bilinmeyenler}
                onChange={(event) => setUnknown(event.currentTarget.checked)}
              />
            )}
          </Group>
          <Button disabled={left.length === 0} onClick={() => setOpening(true)}>
            {t('portfolio.law.open', { count: left.length })}
          </Button>
        </Group>
      }
    >
      {one.olculemez && <Note title={t('portfolio.law.unjudged')}>{one.olculemez}</Note>}
      {shown.length === 0 && <Text c="dimmed">{t(`portfolio.law.noneIn.${face}`)}</Text>}
      <ul className="em-lines">
        {shown.map((client) => (
          <ClientLine key={client.company_id} one={client} name={nameOf(client.company_id)} />
        ))}
      </ul>
      {opening && (
        <Suspense fallback={null}>
          <SeveralModal
            tur={work}
            clients={meant.map(({ company_id }) => ({
              ...{ company_id, company_name: nameOf(company_id) },
            }))}
            onClose={() => setOpening(false)}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function ClientLine({ one, name }: Readonly<{ one: ClientOfLaw; name: string }>) {
  const { t } = useTranslation();
  const more = one.sayi - one.kayitlar.length;
  return (
    <Group component="li" gap="sm" py="xs" justify="space-between" align="start" wrap="nowrap">
      <div style={{ minWidth: 0 }}>
        <Text fw={560}>{name}</Text>
        <Text fz="sm" c="dimmed" component="div" style={{ overflowWrap: 'anywhere' }}>
          {one.kayitlar.map((record, at) => (
            <span key={`${record.tur} ${record.id}`}>
              {at > 0 && ' · '}
              <Anchor
                component={Link}
                to={addressOf(record, one.company_id)}
                inherit
                reloadDocument
              >
                {record.ad || '–'}
              </Anchor>
            </span>
          ))}
          {more > 0 && ` · ${t('portfolio.law.more', { count: more })}`}
        </Text>
      </div>
      {one.acildi && <Tag tone="done">{t('portfolio.law.openedIn')}</Tag>}
    </Group>
  );
}

const addressOf = ({ tur, id }: ClientOfLaw['kayitlar'][number], company_id: number): string =>
  inCompany(tur === 'sureler' ? '/sureler' : `${registerOfType(tur).path}?kayit=${id}`, company_id);
