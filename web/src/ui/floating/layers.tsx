import { atFirstMove } from '../../platform/lazily.ts';
import type { Layer } from './useLayer.ts';
import type { MenuLayerProps } from './MenuLayer.tsx';
import type { PanelLayerProps } from './PanelLayer.tsx';

type OfLayer = Readonly<{ layer: Layer; onChange?: ((opened: boolean) => void) | undefined }>;
const OPENED = {
  isOpen: ({ layer }: OfLayer) => layer.opened,
  close: ({ onChange }: OfLayer) => onChange?.(false),
} as const;

const MenuLayer = atFirstMove(() => import('./MenuLayer.tsx'), OPENED);
const PanelLayer = atFirstMove(() => import('./PanelLayer.tsx'), OPENED);

/** A menu at the button of `useLayer('menu', …)`; its entries use `atFirstMove` as well. */
export const MenuAt = (props: MenuLayerProps) => props.layer.wanted && <MenuLayer {...props} />;

/** A panel at the button of `useLayer('dialog', …)`. */
export const PanelAt = (props: PanelLayerProps) => props.layer.wanted && <PanelLayer {...props} />;
