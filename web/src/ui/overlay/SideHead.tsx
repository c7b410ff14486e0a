import { useEffect, useRef, type ReactNode } from 'react';
import { ActionIcon, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import css from './side-drawer.module.css';

type Props = Readonly<{
  title: ReactNode;
  /** Shown above the title, such as the department. */
  above?: ReactNode;
  /** Small tools before the closing one. */
  tools?: ReactNode;
  /** The one act beside the title. */
  action?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  /** Marks under the title. */
  children?: ReactNode;
}>;

/** Head of a `SideDrawer`: its title takes the focus, so that a screen reader continues there. */
export function SideHead({ title, above, tools, action, closeLabel, onClose, children }: Props) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const close = closeLabel ?? t('common.close');
  return (
    <div className={`em-rigid ${css.head}`}>
      <Group justify="space-between" align="flex-start" gap="lg" wrap="nowrap">
        <Text component="div" pt="xs" fz="sm" c="dimmed">
          {above}
        </Text>
        <Group className={css.tools} gap="var(--em-space-tight)" wrap="nowrap">
          {tools}
          <SideTool label={close} onClick={onClose}>
            <IconX size={18} />
          </SideTool>
        </Group>
      </Group>
      <Group
        mt="xs"
        justify="space-between"
        align="flex-start"
        gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      >
        <h2 ref={heading} tabIndex={-1} className={`em-break ${css.title}`}>
          {title}
        </h2>
        {action}
      </Group>
      {children}
    </div>
  );
}

type ToolProps = Readonly<{
  label: string;
  disabled?: boolean;
  onClick?: () => void;
  children: ReactNode;
}>;

/** A small tool in the head of a drawer; takes a menu target's properties. */
export function SideTool({
  label,
  children,
  ...rest
}: ToolProps & { ref?: React.Ref<HTMLButtonElement> }) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      className={`em-soft ${css.tool}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      {children}
    </ActionIcon>
  );
}

/** The scrolling part of a drawer; with a `label` the keyboard can scroll it too. */
export const SideBody = ({ label, children }: { label?: string; children: ReactNode }) => (
  <div
    className={`em-fill em-scroll ${css.scroll}`}
    {...(label !== undefined && { tabIndex: 0, role: 'region', 'aria-label': label })}
  >
    {children}
  </div>
);

/** Buttons at the foot of a drawer, always in view. */
export const SideFoot = ({ children }: { children: ReactNode }) => (
  <footer className={`em-row em-rigid em-line-top ${css.foot}`} data-foot>
    {children}
  </footer>
);
