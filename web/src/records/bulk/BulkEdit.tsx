import type { LoggedType } from '@emanet/contract/change-logs';
import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { IconEdit } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { PanelAt } from '../../ui/floating/layers.tsx';
import { useLayer } from '../../ui/floating/useLayer.ts';
import type { BulkEditModel } from './useBulkEdit.ts';

/** Loaded with the controls of all fields, which the list does not need. */
const BulkPanel = lazily(() => import('./BulkPanel.tsx'), { close: ({ edit }) => edit.close() });

type Props = Readonly<{
  tur: LoggedType;
  /** Label of a field. */
  label: (name: string) => string;
  edit: BulkEditModel;
}>;

/** The button over the ticked rows, and the panel that changes one field of all of them. */
export function BulkEdit({ edit, ...noun }: Props) {
  const { t } = useTranslation();
  const { layer, button } = useLayer('dialog', edit.opened);
  return (
    <>
      <Button
        {...button}
        size="xs"
        variant="default"
        leftSection={<IconEdit size={15} aria-hidden />}
        disabled={edit.count === 0 || edit.tooMany}
        title={edit.tooMany ? t('records.bulk.tooMany') : undefined}
        onClick={() => (edit.opened ? edit.close() : edit.open())}
      >
        {t('records.bulk.open')}
      </Button>
      <PanelAt
        layer={layer}
        padding={0}
        onChange={(opened) => !opened && edit.close()}
        position="top-start"
        width="min(35rem, calc(100vw - 2rem))"
        closeOnClickOutside={false}
        shadow="lg"
      >
        <Suspense fallback={<Skeleton height={220} />}>
          <BulkPanel {...noun} edit={edit} />
        </Suspense>
      </PanelAt>
    </>
  );
}
