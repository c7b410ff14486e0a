import { Box } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import classes from './legend.module.css';
import type { MapShape } from './model/shape.ts';

/** Meaning of lines and colours, and how to move the map. */
export function MapLegend({ shape }: { shape: MapShape }) {
  const { t } = useTranslation();
  return (
    <div className={`em-row em-wrap em-meta em-soft em-line-top ${classes.legend}`}>
      <b>{t('maps.legend')}</b>
      <span className="em-inline">
        <i className={classes.stroke} data-tone="plain" aria-hidden />
        {t(`maps.plain.${shape.key}`)}
      </span>
      <span className="em-inline">
        <i className={classes.stroke} data-tone="special" aria-hidden />
        <SpecialMark withText />
      </span>
      <span className="em-inline">
        <i className={classes.stroke} data-tone="abroad" aria-hidden />
        <AbroadMark withText />
      </span>
      <span className="em-inline">
        <i className={classes.chosen} aria-hidden />
        {t('maps.selected')}
      </span>
      <Box component="span" ml="auto" c="dimmed" visibleFrom="md">
        {t('maps.hint')}
      </Box>
    </div>
  );
}
