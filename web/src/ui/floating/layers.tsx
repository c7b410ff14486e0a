import { Suspense } from 'react';
import { atFirstMove } from '../../platform/lazily.ts';
import type { MenuLayerProps } from './MenuLayer.tsx';
import type { PanelLayerProps } from './PanelLayer.tsx';

const MenuLayer = atFirstMove(() => import('./MenuLayer.tsx'));
const PanelLayer = atFirstMove(() => import('./PanelLayer.tsx'));

/** A menu at the button of `useLayer('menu', …)`; its entries come by `atFirstMove` as well. */
export const MenuAt = (props: MenuLayerProps) =>
  props.layer.wanted && (
    <Suspense fallback={null}>
      <MenuLayer {...props} />
    </Suspense>
  );

/** A panel at the button of `useLayer('dialog', …)`. */
export const PanelAt = (props: PanelLayerProps) =>
  props.layer.wanted && (
    <Suspense fallback={null}>
      <PanelLayer {...props} />
    </Suspense>
  );
