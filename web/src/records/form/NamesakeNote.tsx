import { useDebouncedValue } from '@mantine/hooks';
import { Anchor, Box } from '@mantine/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { listAddress } from '../list-address.ts';
import { namesakeKey, useCompanyId } from '../query-keys.ts';
import type { Register } from '../register.ts';
import type { FormValues } from './values.ts';

/** The register is not asked at every letter. */
const PAUSE_MS = 400;

type Props = Readonly<{ register: Register; values: FormValues; except: number | undefined }>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Warns that the department already has a record of this name, and leads to it; blocks nothing. */
export function NamesakeNote({ register, values, except }: Props) {
  const { t } = useTranslation();
  const company = useCompanyId();
  const { nameField, writtenName, endpoints } = register;
  const name = textOf(values[nameField]);
  const written = writtenName ? textOf(values[writtenName]) : '';
  const [asked] = useDebouncedValue(`${name}\n${written}`, PAUSE_MS);
  const department = values.department_id;
  const settled = asked === `${name}\n${written}` && name !== '' && typeof department === 'number';
  const query = {
    name,
    department_id: String(department),
    ...(written && { written }),
    ...(except !== undefined && { except: String(except) }),
  };
  const { data } = useQuery({
    queryKey: namesakeKey(company, register, query),
    queryFn: settled
      ? async ({ signal }) => (await call(endpoints.namesake, { query, signal })).data
      : skipToken,
  });
  if (!data) return null;
  return (
    <Box maw="var(--em-width-form)" mt="md">
      <Note
        tone="mid"
        title={t('form.namesake.title')}
        action={
          <Anchor component={Link} to={listAddress(register, data.id)} target="_blank">
            {t('form.namesake.open')}
          </Anchor>
        }
      >
        {t('form.namesake.text')}
      </Note>
    </Box>
  );
}
