import { useDisclosure } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { MenuAt } from '../floating/layers.tsx';
import type { MenuLayerProps } from '../floating/MenuLayer.tsx';
import { useLayer } from '../floating/useLayer.ts';

type Button = ReturnType<typeof useLayer>['button'] & Readonly<{ onClick: () => void }>;
type Props = Omit<MenuLayerProps, 'layer' | 'onChange'> &
  Readonly<{ button: (props: Button) => ReactNode }>;

/** A button with its menu, which is loaded at the first move. */
export function MenuButton({ button: drawn, ...menu }: Props) {
  const [opened, { toggle, set }] = useDisclosure();
  const { layer, button } = useLayer('menu', opened);
  return (
    <>
      {drawn({ ...button, onClick: toggle })}
      <MenuAt {...menu} layer={layer} onChange={set} />
    </>
  );
}
