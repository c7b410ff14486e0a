import type { SingleBreach } from '@emanet/contract/breaches';
import { boardForm, filledOf, formAsText, type FormSection } from '@emanet/contract/breaches/form';
import { Button, CopyButton, Box, Group } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleMinus, IconCopy } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import css from './parts.module.css';
import type { Open } from './opened.ts';

type Props = Readonly<{ row: SingleBreach; now: number; onOpen: Open }>;

/** The Board's form in its order, with its gaps, and as a text to paste. */
export function FormPanel({ row, now, onOpen }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const sections = boardForm(row, row.sirket, lang, now);
  const { done, all } = filledOf(sections);
  return (
    <Panel
      flush
      title={t('breaches.form')}
      count={t('breaches.parts', { done, all })}
      tools={
        <CopyButton value={formAsText(sections)}>
          {({ copied, copy }) => (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconCopy size={14} aria-hidden />}
              onClick={copy}
            >
              {t(copied ? 'common.copied' : 'breaches.copy')}
            </Button>
          )}
        </CopyButton>
      }
      foot={<span className="em-quiet">{t('breaches.formText')}</span>}
    >
      {!phone && <Stages row={row} now={now} />}
      <div className={css.sections}>
        {sections.map((one) => (
          <Section key={one.no} one={one} onOpen={phone ? undefined : onOpen} />
        ))}
      </div>
    </Panel>
  );
}

/** Notifications made to the Board, and the next one. */
export function Stages({ row, now }: Readonly<{ row: SingleBreach; now: number }>) {
  const { t, lang } = useTranslation();
  const { open } = filledOf(boardForm(row, row.sirket, lang, now));
  const stages = row.olaylar.filter(
    ({ tur, veri }) => tur === 'bildirim' && veri.alici === 'kurul',
  );
  return (
    <Group
      component="ol"
      px="panel"
      py="sm"
      gap="xs"
      fz="name"
      className="em-sunken em-line-bottom"
    >
      {stages.map(({ id, an, veri }, place) => (
        <li key={id} className="em-toned" data-tone="done">
          {t('breaches.stageDone', { count: place + 1, at: when(an, lang, true) })}
          {typeof veri.kayit_no === 'string' && <span className="em-quiet"> {veri.kayit_no}</span>}
        </li>
      ))}
      {(stages.length === 0 || open > 0) && row.durum === 'acik' && (
        <li>
          {stages.length === 0
            ? t('breaches.firstStage', { at: when(row.son_an, lang, true) })
            : t('breaches.nextStage', { place: stages.length + 1, count: open })}
        </li>
      )}
    </Group>
  );
}

function Section({ one, onOpen }: Readonly<{ one: FormSection; onOpen: Open }>) {
  const { no, ad, eksik, gereksiz } = one;
  const state = gereksiz === undefined ? (eksik.length === 0 ? 'full' : 'lacking') : 'none';
  const said = gereksiz ?? eksik.join(', ');
  const look = `em-row em-line-bottom ${state === 'none' ? 'em-faint ' : ''}${css.section}`;
  const content = (
    <>
      {state === 'full' ? (
        <IconCircleCheckFilled size={20} color="var(--em-done-solid)" aria-hidden />
      ) : state === 'none' ? (
        <IconCircleMinus size={20} aria-hidden />
      ) : (
        <b className="em-disc em-toned" data-tone="mid">
          {no}
        </b>
      )}
      <span>{ad}</span>
      {said && (
        <Box
          component="small"
          flex={1}
          miw="40%"
          ta="end"
          c={gereksiz ? undefined : 'var(--em-mid)'}
        >
          {said}
        </Box>
      )}
    </>
  );
  return onOpen ? (
    <button type="button" className={look} onClick={() => onOpen({ what: 'edit', section: no })}>
      {content}
    </button>
  ) : (
    <div className={look}>{content}</div>
  );
}
