import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ImportPlan } from '@emanet/contract/records/import';
import type { ApiError } from '../../platform/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { listAddress } from '../list-address.ts';
import type { Register } from '../register.ts';
import css from './plan.module.css';
import { toWrite } from './rows.ts';
import { whatWillHappen } from './sentence.ts';

type Props = Readonly<{
  /** Of the sentence. */
  id: string;
  register: Register;
  plan: ImportPlan;
  failure: ApiError | undefined;
  onSend: () => void;
}>;

/** Says exactly what will happen, beside the button that makes it happen. */
export function CheckFooter({ id, register, plan, failure, onSend }: Props) {
  const { t } = useTranslation();
  const count = toWrite(plan);
  return (
    <footer className={css.footer}>
      <p id={id} className={css.will} role="status">
        {whatWillHappen(t, plan.ozet)}
      </p>
      <div className={css.buttons}>
        <Button component={Link} to={listAddress(register)} variant="default">
          {t('common.cancel')}
        </Button>
        <Button onClick={onSend} disabled={count === 0 || failure?.code === 'IMPORT_CHANGED'}>
          {t('import.send', { count })}
        </Button>
      </div>
    </footer>
  );
}
