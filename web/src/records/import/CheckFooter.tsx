import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ImportPlan } from '@emanet/contract/records/import';
import type { ApiError } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';
import { StepFoot } from '../../ui/step/StepPage.tsx';
import { toWrite } from './rows.ts';
import { whatWillHappen } from './sentence.ts';

type Props = Readonly<{
  /** Of the sentence. */
  id: string;
  target: ImportTarget;
  plan: ImportPlan;
  failure: ApiError | undefined;
  onSend: () => void;
}>;

/** Says exactly what will happen, beside the button that makes it happen. */
export function CheckFooter({ id, target, plan, failure, onSend }: Props) {
  const { t } = useTranslation();
  const count = toWrite(plan);
  return (
    <StepFoot id={id} summary={<b>{whatWillHappen(t, plan.ozet)}</b>}>
      <Button component={Link} to={target.list} variant="default">
        {t('common.cancel')}
      </Button>
      <Button onClick={onSend} disabled={count === 0 || failure?.code === 'IMPORT_CHANGED'}>
        {t('import.send', { count })}
      </Button>
    </StepFoot>
  );
}
