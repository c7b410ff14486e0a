import { Button, createPolymorphicComponent, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';

type Props = Omit<ButtonProps, 'leftSection'> & Readonly<{ icon: Icon }>;

/** Button with an icon before its words; a link when it is given `component`. */
export const ActButton = createPolymorphicComponent<'button', Props>(
  ({ icon: Shown, ...button }: Props) => (
    <Button leftSection={<Shown size={16} aria-hidden />} {...button} />
  ),
);
