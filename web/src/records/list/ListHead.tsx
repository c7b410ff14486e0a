import type { ReactNode } from 'react';
import { IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { SheetButton } from '../SheetButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { RegisterListModel } from './useRegisterList.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type Props = Readonly<{
  list: RegisterListModel;
  mayWrite: boolean;
  /** Actions of this register alone. */
  actions: ReactNode;
}>;

/** The register's name and how many records it holds; Excel in and out, and the way to a new one. */
export function ListHead({ list, mayWrite, actions }: Props) {
  const { t } = useTranslation();
  const { register, phone, table, file } = list;
  const { rows, total } = table;
  const count = phone ? total : t('common.records', { count: total });
  const plain = { variant: 'subtle', color: 'gray', c: 'var(--em-text)' } as const;
  return (
    <PageHead title={t(registerText(register.noun, 'title'))} count={total > 0 ? count : undefined}>
      {total > 0 && !phone && mayWrite && (
        <ActButton {...plain} component={Link} to={register.importPath} icon={IconTableImport}>
          {t('import.open')}
        </ActButton>
      )}
      {total > 0 && !phone && (
        <SheetButton
          quiet
          download={{ busy: file.isPending, start: () => file.mutate(rows) }}
          disabled={rows.length === 0}
        />
      )}
      {actions}
      {mayWrite && (
        <ActButton component={Link} to={register.addPath} icon={IconPlus}>
          {phone ? t('common.add') : t(registerText(register.noun, 'add'))}
        </ActButton>
      )}
    </PageHead>
  );
}
