import { videos } from '@emanet/contract/videos';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCompanyId } from '../../../records/query-keys.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { useState } from 'react';
import { lengthOf } from './measure.ts';

type Props = Readonly<{ onDone: () => void; onClose: () => void }>;

/** A video by its link: this browser must be able to play it, since its length is needed. */
export default function LinkModal({ onDone, onClose }: Props) {
  const { t } = useTranslation();
  const company_id = useCompanyId();
  const [state, setState] = useState<'none' | 'measuring' | 'known' | 'unplayable'>('none');
  const form = useApiForm({
    endpoint: videos.addLink,
    initial: { video_name: '', video_linki: '', sure: 0 },
    bodyOf: (values) => ({ ...values, company_id }),
    onDone: told(onDone),
  });
  const measure = async () => {
    if (!URL.canParse(form.values.video_linki)) return;
    setState('measuring');
    const seconds = await lengthOf(form.values.video_linki);
    form.set('sure', seconds ?? 0);
    setState(seconds === undefined ? 'unplayable' : 'known');
  };
  return (
    <FormModal form={form} title={t('videos.addLink')} onClose={onClose}>
      <TextInput
        {...form.needed('video_name', t('videos.name'))}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.needed('video_linki', t('videos.link'))}
        type="url"
        description={t('videos.linkText')}
        autoComplete="off"
        onBlur={() => void measure()}
      />
      {/* The contract's error on the length is shown at this name. */}
      <input type="hidden" name="sure" value={form.values.sure} readOnly />
      {state === 'measuring' && <Note>{t('videos.measuring')}</Note>}
      {state === 'unplayable' && (
        <Note tone="high" announced title={t('videos.unplayable')}>
          {t('videos.unplayableText')}
        </Note>
      )}
    </FormModal>
  );
}
