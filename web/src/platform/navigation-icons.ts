import {
  IconBell,
  IconBuilding,
  IconBuildingBank,
  IconClipboardCheck,
  IconClock,
  IconLayoutDashboard,
  IconListDetails,
  IconLogin2,
  IconServer,
  IconSitemap,
  IconTruck,
  IconWand,
  IconChartLine,
  IconUserQuestion,
} from '@tabler/icons-react';
import type { ChildKey } from './navigation.ts';

/** The icon of every place inside a menu. */
export const placeIcons = {
  clocks: IconClock,
  applications: IconUserQuestion,
  performance: IconChartLine,
  organization: IconSitemap,
  companyData: IconBuilding,
  entryLogs: IconLogin2,
  inventoryOverview: IconLayoutDashboard,
  processingActivities: IconListDetails,
  supplierTransfers: IconTruck,
  publicTransfers: IconBuildingBank,
  assets: IconServer,
  wizard: IconWand,
  confirmations: IconClipboardCheck,
  notificationSettings: IconBell,
} as const satisfies Record<ChildKey, unknown>;
