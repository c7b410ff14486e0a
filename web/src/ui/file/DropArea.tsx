import type { ReactNode } from 'react';
import { Box, Button, FileButton, Text } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../panel/Note.tsx';
import type { FileFault } from './file-check.ts';
import css from './file.module.css';

type Props = Readonly<{
  /** Names the place for screen readers, where it takes only some files. */
  label?: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** Types that the file picker offers, as in `accept` of an input. */
  accept: string;
  /** Several files may be chosen at once. */
  many?: boolean;
  /** Is a file being held over the page? */
  over: boolean;
  onChoose: (files: readonly File[]) => void;
}>;

/** Where a file is dropped, though the whole page takes it; the button is for the keyboard. */
export function DropArea(props: Props) {
  const { label, icon, title, text, accept, many = false, over, onChoose } = props;
  const { t } = useTranslation();
  return (
    <section
      className={`em-card em-row ${css.drop}`}
      data-over={over || undefined}
      aria-label={label ?? t('ui.file.place')}
    >
      <span className="em-tile" data-large data-tone="brand" aria-hidden>
        {icon}
      </span>
      <Box flex={1} miw={0}>
        <Text component="h2" fz="h2" lh="h2" fw={640}>
          {title}
        </Text>
        <Text c="var(--em-text-2)">{text}</Text>
      </Box>
      <FileButton
        accept={accept}
        multiple={many}
        onChange={(chosen) => {
          const files = [chosen ?? []].flat();
          if (files.length > 0) onChoose(files);
        }}
      >
        {(props) => <Button {...props}>{t('ui.file.choose')}</Button>}
      </FileButton>
    </section>
  );
}

type FaultProps = Readonly<{
  fault: FileFault | undefined;
  words: Readonly<{ types: string; size: string }>;
}>;

/** Explains why a file was refused. */
export function FaultNote({ fault, words }: FaultProps) {
  const { t } = useTranslation();
  return (
    fault && (
      <Note tone="high" takesFocus={fault} title={t('ui.file.refused')}>
        {t(`ui.file.faults.${fault}`, words)}
      </Note>
    )
  );
}
