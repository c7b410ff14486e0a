import { BLOCK_NAMES } from '@emanet/contract/texts/block-names';
import { READY_SENTENCES } from '@emanet/contract/texts/ready';
import { ActionIcon, Divider, Group } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconDatabasePlus,
  IconFileTypeDocx,
  IconHeading,
  IconList,
  IconListNumbers,
  IconTextPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { useKeydown } from '../../../platform/useKeydown.ts';
import { changedPart, partAt, withPart, type Body, type Spot } from './body-edits.ts';
import css from '../texts.module.css';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuHead } from '../../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';

type Props = Readonly<{
  body: Body;
  spot: Spot;
  busy: boolean;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  onChange: (body: Body) => void;
  onSection: () => void;
  onWord: () => void;
}>;

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role=dialog]') !== null;

/** Tools for a draft: undo, sections, the form of own sentences, fields and ready sentences. */
export function Toolbar({ body, spot, busy, undo, redo, onChange, onSection, onWord }: Props) {
  const { t, lang } = useTranslation();
  const part = partAt(body, spot.part);
  useKeydown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    if (typing(event.target)) return;
    event.preventDefault();
    (event.shiftKey ? redo : undo)?.();
  });
  const shape = (change: object) => spot.part && onChange(changedPart(body, spot.part, change));
  const tool = (label: string, icon: ReactNode, act?: () => void, pressed?: boolean) => (
    <ActionIcon
      variant={pressed ? 'light' : 'subtle'}
      color={pressed ? undefined : 'gray'}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={!act || busy}
      onClick={act}
    >
      {icon}
    </ActionIcon>
  );
  const own = part?.metin ? part : undefined;
  const listed = (sirali: boolean) => own?.madde === true && (own.sirali === true) === sirali;
  const list = (sirali: boolean) =>
    own &&
    (() => shape(listed(sirali) ? { madde: false, sirali: false } : { madde: true, sirali }));
  return (
    <Group className={css.tools} gap="sm" role="toolbar" aria-label={t('texts.tools')}>
      {tool(t('common.undo'), <IconArrowBackUp size={18} />, undo)}
      {tool(t('texts.redo'), <IconArrowForwardUp size={18} />, redo)}
      <Divider orientation="vertical" />
      {tool(t('texts.addSection'), <IconHeading size={18} />, onSection)}
      {tool(
        t('texts.bold'),
        <IconBold size={18} />,
        own && (() => shape({ kalin: !own.kalin })),
        own?.kalin === true,
      )}
      {tool(t('texts.bullets'), <IconList size={18} />, list(false), listed(false))}
      {tool(t('texts.numbers'), <IconListNumbers size={18} />, list(true), listed(true))}
      <Divider orientation="vertical" />
      <MenuButton
        position="bottom-start"
        button={(button) => (
          <ActButton {...button} size="xs" variant="default" icon={IconDatabasePlus}>
            {t('texts.addField')}
          </ActButton>
        )}
      >
        <MenuHead>{t('texts.addAfter')}</MenuHead>
        {BLOCK_NAMES.map((blok) => (
          <MenuAct key={blok} onClick={() => onChange(withPart(body, spot, { blok }))}>
            {t(`texts.blocks.${blok}`)}
          </MenuAct>
        ))}
      </MenuButton>
      <MenuButton
        position="bottom-start"
        width={420}
        button={(button) => (
          <ActButton {...button} size="xs" variant="default" icon={IconBlockquote}>
            {t('texts.ready')}
          </ActButton>
        )}
      >
        <MenuHead>{t('texts.addAfter')}</MenuHead>
        <MenuAct
          icon={IconTextPlus}
          onClick={() => {
            const metin = { tr: t('texts.newWords'), en: '' };
            onChange(withPart(body, spot, { metin }));
          }}
        >
          {t('texts.newWords')}
        </MenuAct>
        {READY_SENTENCES.map(({ k, ...metin }) => (
          <MenuAct key={k} onClick={() => onChange(withPart(body, spot, { metin }))}>
            {metin[lang]}
          </MenuAct>
        ))}
      </MenuButton>
      <ActButton size="xs" variant="default" icon={IconFileTypeDocx} onClick={onWord}>
        {t('texts.fromWord')}
      </ActButton>
    </Group>
  );
}
