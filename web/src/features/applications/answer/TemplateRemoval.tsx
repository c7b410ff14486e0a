import { useState } from 'react';
import { applications, type ApplicationTemplate } from '@emanet/contract/applications';
import { Button } from '@mantine/core';
import { useAct } from '../../../nouns/act.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';

type Props = Readonly<{ template: ApplicationTemplate; onDone: () => void }>;

/** Deletes a template of the company, or gives a shipped one its first wording back. */
export function TemplateRemoval({ template, onDone }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const { kod, ad, kaynak } = template;
  const own = kaynak === 'sizin';
  const restore = useAct(applications.restoreTemplate, {
    parts: (_: void) => ({ params: { kod } }),
    told: 'message',
  });
  const remove = useAct(applications.removeTemplate, {
    parts: (_: void) => ({ params: { kod } }),
    told: () => [
      t(own ? 'applications.templateRemoved' : 'applications.templateWasReset', { name: ad }),
      () => restore.mutate(),
    ],
    onDone,
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
