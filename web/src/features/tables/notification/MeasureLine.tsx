import type {
  CompanyMeasure,
  FilingRow,
  MeasureGround,
} from '@emanet/contract/filings/preparation';
import { choiceOf } from '@emanet/contract/lookups';
import { ActionIcon, Button, Checkbox, Group, Text } from '@mantine/core';
import {
  IconCheck,
  IconFileText,
  IconPaperclip,
  IconSchool,
  IconServer2,
  IconTruck,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { when } from '../../../platform/when.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { RegistryName } from '../RegistryName.tsx';
import { useMeasureDecision, useTick } from './preparation-queries.ts';
import classes from './rows.module.css';

type Props = Readonly<{
  measure: CompanyMeasure;
  /** Its entry for the registry, once it is confirmed. */
  row: FilingRow | undefined;
  onEdit: () => void;
}>;

const ICONS = {
  varlik: IconServer2,
  tedarikci: IconTruck,
  dokuman: IconFileText,
  egitim: IconSchool,
} as const satisfies Record<MeasureGround['tur'], unknown>;

/** A measure in the registry's words, never cut; its grounds, and who confirmed it. */
export function MeasureLine({ measure, row, onEdit }: Props) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const decide = useMeasureDecision();
  const { kod, ad, durum, aciklama } = measure;
  const confirmed = durum === 'onayli';
  // "Diğer" cannot be confirmed without its text.
  const confirm = () =>
    kod === 'diger_tedbir' ? onEdit() : decide.mutate({ kod, durum: 'onayli' });
  return (
    <tr
      data-proposed={durum === 'oneri' || undefined}
      data-open={(row && !row.isaret) || undefined}
    >
      <td>
        <Checkbox
          size="xs"
          aria-label={ad}
          disabled={!may || decide.isPending}
          checked={confirmed}
          onChange={() => (confirmed ? decide.mutate({ kod, durum: 'yok' }) : confirm())}
        />
      </td>
      <td>
        <RegistryName named={ad} turkish={choiceOf('alinan_tedbirler', kod)?.tr} />
        {aciklama && <p className="em-quiet">{aciklama}</p>}
      </td>
      <td>
        <Grounds measure={measure} />
        {may && (confirmed || durum === 'yok') && (
          <Button
            size="compact-xs"
            variant="subtle"
            color="gray"
            leftSection={<IconPaperclip size={14} aria-hidden />}
            onClick={onEdit}
          >
            {t(confirmed ? 'notification.measures.evidence' : 'notification.measures.withEvidence')}
          </Button>
        )}
      </td>
      <td>
        {durum === 'oneri' ? (
          <Group component="span" gap="xs">
            <Tag>{t('notification.measures.proposal')}</Tag>
            {may && (
              <>
                <Button
                  size="compact-xs"
                  variant="default"
                  leftSection={<IconCheck size={14} aria-hidden />}
                  aria-label={t('notification.measures.confirmOf', { name: ad })}
                  loading={decide.isPending}
                  onClick={confirm}
                >
                  {t('common.confirm')}
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('notification.measures.dismissOf', { name: ad })}
                  disabled={decide.isPending}
                  onClick={() => decide.mutate({ kod, durum: 'reddedildi' })}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </>
            )}
          </Group>
        ) : (
          <Decision measure={measure} />
        )}
        {confirmed && row && <Entered row={row} name={ad} />}
      </td>
    </tr>
  );
}

/** Whether the registry has a confirmed measure already. */
function Entered({ row, name }: Readonly<{ row: FilingRow; name: string }>) {
  const { t } = useTranslation();
  const may = useCan('filings.write');
  const tick = useTick();
  const entered = row.isaret !== null;
  return (
    <Button
      size="compact-xs"
      variant={entered ? 'subtle' : 'light'}
      color={entered ? 'moss' : 'amber'}
      aria-pressed={entered}
      aria-label={t('notification.measures.enteredOf', { name })}
      disabled={!may}
      onClick={() => tick({ rows: [row], islendi: !entered })}
    >
      {t(entered ? 'notification.measures.entered' : 'notification.measures.notEntered')}
    </Button>
  );
}

/** Confirmation or dismissal with its author and time. */
function Decision({ measure }: { measure: CompanyMeasure }) {
  const { t, lang } = useTranslation();
  const { durum, kaydeden, tarih } = measure;
  if (durum === 'yok')
    return (
      <Text c="var(--em-text-2)" fz="sm">
        {t('notification.measures.notApplied')}
      </Text>
    );
  return (
    <p className="em-quiet">
      {durum === 'reddedildi' && `${t('notification.measures.dismissed')} `}
      <strong>{kaydeden}</strong> {tarih && when(tarih, lang)}
    </p>
  );
}

function Grounds({ measure }: { measure: CompanyMeasure }) {
  const { t } = useTranslation();
  const { dayanaklar, dokuman, kanit, dayanak_kalmadi } = measure;
  return (
    <>
      {dayanak_kalmadi && <Tag tone="mid">{t('notification.measures.groundGone')}</Tag>}
      {dayanaklar.map(({ tur, adlar, sayi }) => {
        const Icon = ICONS[tur];
        return (
          <p key={tur} className={`em-soft ${classes.ground}`}>
            <Icon size={15} role="img" aria-label={t(`notification.measures.kinds.${tur}`)} />
            <span>
              {adlar.join(', ')}
              {sayi > adlar.length && <small> +{sayi - adlar.length}</small>}
            </span>
          </p>
        );
      })}
      {dokuman && (
        <p className={`em-soft ${classes.ground}`}>
          <IconFileText size={15} aria-hidden />
          <span>{dokuman.ad}</span>
        </p>
      )}
      {kanit && <p className="em-quiet">{kanit}</p>}
    </>
  );
}
