import {
  maySee,
  placesOf,
  type ChildKey,
  type PlaceKey,
  type Viewer,
} from '../../platform/navigation.ts';

/** Screens that are in no menu of the navigation. */
const FURTHER = [
  { key: 'directory', to: '/tedarikciler/rehber' },
  { key: 'cookies', to: '/metinler/cerezler' },
  { key: 'supplierMap', to: '/tedarikci-haritasi' },
  { key: 'assetMap', to: '/varlik-haritasi' },
  { key: 'rules', to: '/kurallar' },
  { key: 'decisions', to: '/kararlar' },
  { key: 'acts', to: '/son-islemler' },
  { key: 'questionnaires', to: '/envanter/anketler' },
  { key: 'review', to: '/envanter/gozden-gecir' },
  { key: 'security', to: '/guvenlik' },
  { key: 'settings', to: '/notification-settings' },
  { key: 'help', to: '/yardim' },
] as const;

/** A screen with the key of its name: a place of the navigation, a `child` of it, or neither. */
export type Screen =
  | Readonly<{ place: PlaceKey; child?: ChildKey; to: string }>
  | Readonly<{ further: (typeof FURTHER)[number]['key']; to: string }>;

/** Every screen that a person may open: those of the navigation in its order, then the others. */
export function screensOf(viewer: Viewer): Screen[] {
  const inMenus = placesOf(viewer).flatMap(({ key, to, children = [] }): Screen[] => [
    ...(to ? [{ place: key, to }] : []),
    ...children.map((child) => ({ place: key, child: child.key, to: child.to })),
  ]);
  const others = FURTHER.filter(
    ({ to }) => maySee(to, viewer) && !inMenus.some((screen) => screen.to === to),
  ).map(({ key, to }): Screen => ({ further: key, to }));
  return [...inMenus, ...others];
}
