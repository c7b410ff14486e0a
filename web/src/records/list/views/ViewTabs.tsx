import { Box } from '@mantine/core';
import { DEPARTMENT_NAME } from '@emanet/contract/saved-views';
import { IconBuilding, IconUsers } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { SavedViewsModel } from './views.ts';

/** The saved views as a strip over their list, with all rows first. */
export default function ViewTabs({ views }: Readonly<{ views: SavedViewsModel }>) {
  const { t } = useTranslation();
  const shown = views.list.find(views.isShown);
  const missing = new URLSearchParams(shown?.arama).getAll(DEPARTMENT_NAME);
  return (
    <Box
      component="nav"
      mb="md"
      className="em-rigid em-line-bottom em-tabs"
      aria-label={t('records.saved.title')}
    >
      <button
        type="button"
        className="em-inline"
        aria-pressed={views.all && !shown}
        onClick={views.showAll}
      >
        {t('savedViews.all')}
      </button>
      {views.list.map((one) => (
        <button
          key={`${one.genel} ${one.id}`}
          type="button"
          className="em-inline"
          aria-pressed={one === shown}
          title={one.genel ? t('savedViews.everywhere') : undefined}
          onClick={() => views.apply(one)}
        >
          {one.genel && <IconBuilding size={14} aria-hidden />}
          {one.paylasilan && <IconUsers size={14} aria-hidden />}
          {one.ad}
        </button>
      ))}
      {missing.length > 0 && (
        <span role="status" className="em-toned" data-tone="mid">
          {t('savedViews.leftOut', { names: missing.join(', ') })}
        </span>
      )}
    </Box>
  );
}
