import { useState } from 'react';
import { applications, type ApplicationTemplate } from '@emanet/contract/applications';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { useChanged } from './queries.ts';

type Props = Readonly<{ template: ApplicationTemplate; onDone: () => void }>;

/** Deletes a template of the company, or gives a shipped one its first wording back. */
export function TemplateRemoval({ template, onDone }: Props) {
  const { t } = useTranslation();
  const changed = useChanged();
  const [asked, setAsked] = useState(false);
  const { kod, ad, sonuc, metin_tr, metin_en, kaynak } = template;
  const own = kaynak === 'sizin';
  const onError = (error: Error) => notify.error(error.message);
  const restore = useMutation({
    mutationFn: () =>
      call(applications.saveTemplate, {
        // A deleted one comes back as a new one, since nothing has its code any more.
        body: { ad, sonuc, metin_tr, metin_en, ...(own ? {} : { kod }) },
      }),
    onSuccess: ({ message }) => {
      notify.success(message);
      changed();
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => call(applications.removeTemplate, { params: { kod } }),
    onSuccess: () => {
      notify.success(
        t(own ? 'applications.templateRemoved' : 'applications.templateWasReset', { name: ad }),
        { undo: () => restore.mutate() },
      );
      changed();
      onDone();
    },
    onError,
    onSettled: () => setAsked(false),
  });
  const label = t(own ? 'applications.templateRemove' : 'applications.templateReset');
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <ConfirmModal
        opened={asked}
        title={t(own ? 'applications.templateRemoveTitle' : 'applications.templateResetTitle')}
        confirmLabel={label}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onClose={() => setAsked(false)}
      >
        {t(own ? 'applications.templateRemoveText' : 'applications.templateResetText', {
          name: ad,
        })}
      </ConfirmModal>
    </>
  );
}
