import { Kbd } from '@mantine/core';
import { isMac } from '../../platform/keys.ts';
import { useTranslation } from '../../platform/i18n.ts';
import classes from './palette.module.css';

/** Which keys do what. */
export function PaletteFooter() {
  const { t } = useTranslation();
  const keys = [
    { keys: ['↑', '↓'], does: t('search.keys.move') },
    { keys: ['Enter'], does: t('search.keys.open') },
    { keys: [isMac() ? '⌘ Enter' : 'Ctrl Enter'], does: t('search.keys.apart') },
    { keys: ['Esc'], does: t('common.closeKey') },
  ];
  return (
    <div
      className={`em-row em-quiet em-rigid em-wrap em-canvas em-line-top ${classes.footer}`}
      aria-hidden
    >
      {keys.map((one) => (
        <span key={one.does}>
          {one.keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}{' '}
          {one.does}
        </span>
      ))}
    </div>
  );
}
