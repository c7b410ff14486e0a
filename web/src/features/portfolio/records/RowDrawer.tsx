import type { ChangedField } from '@emanet/contract/change-logs';
import { inCompany } from '@emanet/contract/shared/company-address';
import { Box, Button, Skeleton } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { at, useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ClientProvider } from '../../../platform/session/session.tsx';
import { changesIn } from '../../../records/drawer/changes.ts';
import { RecordSections } from '../../../records/drawer/RecordSections.tsx';
import { NO_NAMES } from '../../../records/display.ts';
import { NounDrawer } from '../../../records/noun/NounDrawer.tsx';
import type { DrawerWays } from '../../../records/noun/NounList.tsx';
import { changesOf, factsOf } from '../../../records/noun/noun-look.ts';
import type { Register } from '../../../records/register.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import type { AcrossRow, ListAcross } from './lists.tsx';

type Props = Pick<ListAcross<AcrossRow>, 'register' | 'look' | 'editedType'> &
  Readonly<{
    row: AcrossRow;
    name: string;
    mark: ReactNode;
    /** In the row's client. */
    address: string;
    client: string;
    ways: DrawerWays;
  }>;

/** A row beside the list over all clients: its values and changes, read in its client, and the way there. */
export default function RowDrawer(props: Props) {
  const { t, lang } = useTranslation();
  const { register, look, editedType, row, name, client, ways } = props;
  const head = {
    name,
    above: client,
    action: (
      <Button
        component={Link}
        to={inCompany(props.address, row.company_id)}
        size="xs"
        variant="default"
        leftSection={<IconExternalLink size={15} aria-hidden />}
      >
        {t('portfolio.across.openInClient')}
      </Button>
    ),
    marks: props.mark,
    ...ways,
  };
  const changes = (fields: readonly ChangedField[]) => {
    if (register) return changesIn(fields, register.fields, register.noun, lang);
    return look ? changesOf(look, fields, { t, lang }) : [];
  };
  return (
    <ClientProvider value={row.company_id}>
      <NounDrawer
        key={row.id}
        id={row.id}
        tur={editedType}
        changesOf={changes}
        facts={look && <Facts facts={factsOf(look, row, { t, lang })} />}
        {...head}
      >
        {register && <OfRegister register={register} id={row.id} company_id={row.company_id} />}
      </NounDrawer>
    </ClientProvider>
  );
}

type RecordProps = Readonly<{ register: Register; id: number; company_id: number }>;

/** Values of a register's record, as its client's own call gives them. */
function OfRegister({ register, id, company_id }: RecordProps) {
  const { t } = useTranslation();
  const query = useRead(register.endpoints.single, { ...at(id), company_id }, { staleTime: 0 });
  if (query.data) return <RecordSections register={register} row={query.data} names={NO_NAMES} />;
  return (
    <Box px="xl" py="far">
      {query.isError ? (
        <ErrorState panel={false} query={query} title={t('records.drawer.failed')} />
      ) : (
        <Skeleton height={160} role="status" aria-label={t('common.loading')} />
      )}
    </Box>
  );
}
