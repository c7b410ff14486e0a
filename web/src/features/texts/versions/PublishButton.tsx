import { kindOf } from '@emanet/contract/texts/kinds';
import type { SingleText } from '@emanet/contract/texts';
import { IconWorldUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import type { useTextVerbs } from '../queries.ts';
import { SinceInForce } from './SinceInForce.tsx';

/**
 * Publishes an approved text once its reader has seen where it will stand, what it changes and what it
 * lacks: a published version is never changed.
 */
export function PublishButton({
  text,
  verb,
  foreign,
}: {
  text: SingleText;
  verb: ReturnType<typeof useTextVerbs>['publish'];
  /** Sentences without English. */
  foreign: number;
}) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const shut = () => setAsked(false);
  return (
    <>
      <ActButton onClick={() => setAsked(true)} icon={IconWorldUpload}>
        {t('texts.publish')}
      </ActButton>
      <ConfirmModal
        opened={asked}
        title={t('texts.publishAsked', { name: text.ad })}
        confirmLabel={t('texts.publish')}
        busy={verb.isPending}
        onConfirm={() => verb.mutate(undefined, { onSettled: shut })}
        onClose={shut}
      >
        <p>{t(kindOf(text.tur).open ? 'texts.publishOpen' : 'texts.publishInside')}</p>
        {foreign > 0 && <p>{t('texts.publishForeign', { count: foreign })}</p>}
        {text.yayindaki !== null && <SinceInForce id={text.id} inForce={text.yayindaki} />}
      </ConfirmModal>
    </>
  );
}
