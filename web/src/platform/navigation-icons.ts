import {
  IconBuildingBank,
  IconListDetails,
  IconServer,
  IconSitemap,
  IconTruck,
  IconWand,
} from '@tabler/icons-react';

/** The icon of every place inside a menu. */
export const placeIcons = {
  organization: IconSitemap,
  activities: IconListDetails,
  suppliers: IconTruck,
  publicTransfers: IconBuildingBank,
  assets: IconServer,
  wizard: IconWand,
} as const;
