import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconDownload, IconPlus, IconTableImport } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RecordDrawer } from '../drawer/RecordDrawer.tsx';
import type { RecordRow, Register } from '../register.ts';
import { isFiltered } from './filters.ts';
import { ListBody } from './ListBody.tsx';
import { ListTools } from './ListTools.tsx';
import classes from './list.module.css';
import { PrintSheet } from './PrintSheet.tsx';
import { RemovalModal } from './RemovalModal.tsx';
import { RowMenu } from './RowMenu.tsx';
import { useRegisterList } from './useRegisterList.ts';

type Props = {
  register: Register;
  /** Stands for the register in its empty state. */
  icon: ReactNode;
  /** Further actions of the title row. */
  actions?: ReactNode;
  /** The same where there is little room. */
  phoneActions?: ReactNode;
  /** What else its menu offers there. */
  phoneMenu?: ReactNode;
  /** Further first steps of the empty state. */
  firstSteps?: ReactNode;
};

/** The list screen of any register: find, narrow, sort, choose, open. */
export function RegisterList(props: Props) {
  const { register, icon, actions, phoneActions, phoneMenu, firstSteps } = props;
  const { t } = useTranslation();
  const mayWrite = useCan(register.endpoints.add.permission);
  const list = useRegisterList(register);
  const { phone, rows, visible, names, state, removal, file } = list;
  const askToDelete = (row: RecordRow) => removal.ask([row]);

  const noun = `records.nouns.${register.noun}` as const;
  const count = phone ? rows.length : t('records.count', { count: rows.length });
  return (
    <div className={classes.screen}>
      <PageTitle title={t(`${noun}.title`)} count={rows.length > 0 ? count : undefined}>
        {rows.length > 0 && !phone && mayWrite && (
          <Button
            component={Link}
            to={register.importPath}
            variant="subtle"
            color="gray"
            className={classes.plain}
            leftSection={<IconTableImport size={16} />}
          >
            {t('import.open')}
          </Button>
        )}
        {rows.length > 0 && !phone && (
          <Button
            variant="subtle"
            color="gray"
            className={classes.plain}
            leftSection={<IconDownload size={16} />}
            loading={file.isPending}
            disabled={visible.length === 0}
            onClick={() => file.mutate(visible)}
          >
            {t('records.export')}
          </Button>
        )}
        {phone ? phoneActions : actions}
        {mayWrite && (
          <Button component={Link} to={register.addPath} leftSection={<IconPlus size={16} />}>
            {phone ? t('records.addShort') : t(`${noun}.add`)}
          </Button>
        )}
      </PageTitle>
      {(rows.length > 0 || list.query.isPending || isFiltered(state.filters)) && (
        <ListTools list={list} phoneMenu={phoneMenu} />
      )}
      <ListBody list={list} icon={icon} mayWrite={mayWrite} firstSteps={firstSteps} />
      <RowMenu register={register} menu={list.menu} onOpen={state.open} onDelete={askToDelete} />
      <RemovalModal register={register} removal={removal} />
      <RecordDrawer
        register={register}
        id={state.openId}
        rows={visible}
        names={names}
        onClose={list.close}
        onMove={state.open}
        onDelete={askToDelete}
      />
      <PrintSheet
        register={register}
        rows={visible}
        total={rows.length}
        columns={list.chosen.columns}
        names={names}
      />
    </div>
  );
}
