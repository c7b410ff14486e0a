import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { Changes, Dashboard, LatestChange } from '@emanet/contract/dashboard';
import { REGISTERS, type RegisterEntry } from '@emanet/contract/records/registers';
import { fieldLabel } from '@emanet/contract/records/labels';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { when, whenInFull } from '../../platform/when.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import rows from '../../ui/panel/rows.module.css';
import { Cut } from '../../ui/table/Cut.tsx';
import { UnreadPill } from '../../ui/UnreadPill.tsx';
import { recordAddress, unreadAddress } from './addresses.ts';
import css from './changes.module.css';

/** Changes by others in each register, unread ones marked. */
export const ChangePanels = ({ changes }: { changes: Dashboard['degisiklikler'] }) => (
  <div className={`em-card ${rows.cells} ${css.panels}`}>
    {REGISTERS.map((register) => (
      <ChangePanel key={register.tur} register={register} changes={changes[register.tur]} />
    ))}
  </div>
);

function ChangePanel(props: { register: RegisterEntry; changes: Changes }) {
  const { register, changes } = props;
  const { t } = useTranslation();
  const title = t(registerText(register.noun, 'place'));
  return (
    <section aria-label={title}>
      <Group component="header" gap="sm" mih={30}>
        <Title order={2} fz="panel" fw={620}>
          <Anchor component={Link} to={register.path} inherit>
            {title} <IconChevronRight size={16} style={{ verticalAlign: '-2px' }} aria-hidden />
          </Anchor>
        </Title>
        {changes.okunmamis > 0 && (
          <Anchor component={Link} to={unreadAddress(register.tur)} lh={1} py={3}>
            <UnreadPill count={changes.okunmamis} more={changes.fazlasi} />
          </Anchor>
        )}
      </Group>
      {changes.son.length === 0 ? (
        <Text mt="sm" fz="sm" c="dimmed">
          {t('dashboard.changes.none')}
        </Text>
      ) : (
        <Stack component="ul" gap={0}>
          {changes.son.map((change) => (
            <Change key={change.record_id} register={register} change={change} />
          ))}
        </Stack>
      )}
    </section>
  );
}

function Change({ register, change }: { register: RegisterEntry; change: LatestChange }) {
  const { t, lang } = useTranslation();
  const what = useWhat(register, change);
  const by = change.benim ? t('changeLog.you') : change.guncelleyen;
  return (
    <li className={`em-quiet em-stack ${css.change}`} data-unread={!change.okundu || undefined}>
      <Anchor component={Link} to={recordAddress(register.tur, change.record_id)} inherit fw={560}>
        <Cut title={change.ad} />
      </Anchor>
      <time dateTime={change.tarih} title={whenInFull(change.tarih, lang)} className="em-num">
        {when(change.tarih, lang)}
      </time>
      <Text span inherit truncate style={{ gridColumn: '1 / -1' }}>
        {`${by}, ${what}`}
      </Text>
      {!change.okundu && <span className="em-unseen">{t('changeLog.new')}</span>}
    </li>
  );
}

/** The change in a word: the field, the number of fields, or a new record. */
function useWhat(register: RegisterEntry, { islem, alanlar }: LatestChange): string {
  const { t, lang } = useTranslation();
  const [only] = alanlar;
  if (islem !== 'güncelleme') return t(`dashboard.changes.${islem}`);
  if (alanlar.length === 1 && only)
    return fieldLabel(register.noun, only, lang).toLocaleLowerCase(lang);
  return t('dashboard.changes.fields', { count: alanlar.length });
}
