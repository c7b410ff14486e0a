import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '../../app/i18n.ts';
import { PaletteContent } from './PaletteContent.tsx';
import classes from './palette.module.css';

type Props = { opened: boolean; onClose: () => void };

/** Ctrl+K: finds any record, screen or action. */
export default function Palette({ opened, onClose }: Props) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery('(max-width: 899px)', undefined, {
    getInitialValueInEffect: false,
  });
  // Whoever chose something is led to it; the focus returns only when nothing was.
  const [chosen, setChosen] = useState(false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onEnterTransitionEnd={() => setChosen(false)}
      returnFocus={!chosen}
      withCloseButton={false}
      centered={false}
      fullScreen={isPhone}
      yOffset="11vh"
      size={640}
      padding={0}
      classNames={{ content: classes.content, body: classes.body }}
      attributes={{ content: { 'aria-label': t('search.title') } }}
    >
      <PaletteContent
        isPhone={isPhone}
        onClose={onClose}
        onChosen={() => {
          setChosen(true);
          onClose();
        }}
      />
    </Modal>
  );
}
