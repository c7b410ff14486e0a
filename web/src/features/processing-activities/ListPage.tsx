import { Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { IconClipboardText, IconListDetails, IconWand } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { entriesAtFirstMove, lazily } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { RegisterList } from '../../records/list/RegisterList.tsx';
import { processingActivityRegister } from './register.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const QuestionnaireModal = lazily(() => import('./QuestionnaireModal.tsx'), {
  close: ({ onClose }) => onClose(),
});

const FormItems = entriesAtFirstMove(() => import('../../records/FormItems.tsx'));
const PhoneItems = entriesAtFirstMove(() => import('./PhoneItems.tsx'));

const WIZARD = '/envanter/sihirbaz';

/** The register of data-processing activities. */
export default function ListPage() {
  const { t } = useTranslation();
  const mayWrite = useCan('processing-activities.write');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <RegisterList
        register={processingActivityRegister}
        icon={<IconListDetails size={20} />}
        actions={
          mayWrite && (
            <>
              <ActButton
                variant="subtle"
                color="gray"
                c="var(--em-text)"
                icon={IconClipboardText}
                onClick={() => setAsking(true)}
              >
                {t('questionnaire.open')}
              </ActButton>
              <Button component={Link} to={WIZARD} variant="default">
                {t('records.wizard')}
              </Button>
            </>
          )
        }
        files={<FormItems />}
        phoneMenu={
          <>
            {mayWrite && <PhoneItems wizard={WIZARD} onAsk={() => setAsking(true)} />}
            <FormItems />
          </>
        }
        firstSteps={
          <ActButton component={Link} to={WIZARD} variant="default" icon={IconWand}>
            {t('records.emptyWizard')}
          </ActButton>
        }
      />
      {asking && (
        <Suspense fallback={null}>
          <QuestionnaireModal onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
