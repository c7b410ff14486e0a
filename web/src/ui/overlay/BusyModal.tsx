import { type ReactNode, useEffect } from 'react';
import { Group, Loader, Progress, Text } from '@mantine/core';
import { OpenModal } from './OpenModal.tsx';

type Props = Readonly<{
  title: string;
  /** The present row and the number of rows; without it a loader turns. */
  count?: Readonly<{ current: number; total: number }>;
  /** Progress from 0 to 100, also in words. */
  bar?: Readonly<{ value: number; label: string }>;
  /** Note on the wait. */
  note: string;
  children?: ReactNode;
}>;

/** Long work under way: it cannot be closed before its end, and the page behind is inert. */
export function BusyModal({ title, count, bar, note, children }: Props) {
  useInert(true);
  return (
    <OpenModal
      onClose={() => undefined}
      size={460}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      // Even on both sides, because there is no close button.
      styles={{ header: { paddingInline: 'var(--mb-padding)' }, title: { flex: 1 } }}
      title={
        <Group gap="sm" wrap="nowrap">
          {!count && <Loader size="xs" aria-hidden />}
          <Text span inherit flex={1} tabIndex={-1} data-autofocus style={{ outline: 'none' }}>
            {title}
          </Text>
          {count && (
            <Text span fz="lg" c="dimmed" className="em-num">
              <Text span inherit fw={620} c="var(--em-text)">
                {count.current}
              </Text>{' '}
              / {count.total}
            </Text>
          )}
        </Group>
      }
    >
      {bar && (
        <Progress.Root size="md">
          <Progress.Section value={bar.value} aria-label={bar.label} />
        </Progress.Root>
      )}
      {children}
      <Text mt="md" c="var(--em-text-2)" role="status">
        {note}
      </Text>
    </OpenModal>
  );
}

/** Makes the page behind inert: the focus trap alone ends after a click outside. */
function useInert(active: boolean): void {
  useEffect(() => {
    const page = document.getElementById('root');
    if (!active || !page) return;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, [active]);
}
