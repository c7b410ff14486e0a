import { Anchor, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { organization } from '@emanet/contract/organization';
import type { CopyResult } from '@emanet/contract/records/copy';
import { searchable } from '@emanet/contract/shared/turkish';
import { useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { useRead } from '../../nouns/read.ts';
import { newKey } from '../../platform/api/new-key.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { CompanyLine } from '../../ui/CompanyLine.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import type { RecordRow, Register } from '../register.ts';
import { useOtherCompanies } from './useOtherCompanies.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';
import { departmentOption } from '../name-queries.ts';

type Props = Readonly<{
  register: Register;
  rows: readonly RecordRow[];
  onClose: () => void;
}>;

/** Copies records into another company of the consultant, who chooses the place and the extent. */
export default function CopyModal(props: Props) {
  const { t } = useTranslation();
  return (
    <OpenModal
      onClose={props.onClose}
      title={t('copyTo.title', { count: props.rows.length })}
      size={560}
    >
      <Copying {...props} />
    </OpenModal>
  );
}

function Copying({ register, rows, onClose }: Props) {
  const { t } = useTranslation();
  const others = useOtherCompanies();
  const [chosen, setChosen] = useState(others.length === 1 ? String(others[0]?.company_id) : null);
  const [texts, setTexts] = useState(false);
  const company = others.find(({ company_id }) => String(company_id) === chosen);
  const places = usePlaces(rows, company?.company_id);
  const copy = useAct(register.endpoints.copyToCompany, {
    ...(company && { company_id: company.company_id }),
    parts: (hedef: number) => ({
      body: {
        ids: rows.map(({ id }) => id),
        hedef_company_id: hedef,
        departmanlar: places.chosen,
        metinler: texts,
      },
      idempotencyKey: newKey(),
    }),
    onError: () => undefined,
  });
  if (copy.data && company)
    return (
      <Result register={register} result={copy.data.data} company={company} {...{ onClose }} />
    );
  return (
    <>
      <CompanyLine />
      <Text c="var(--em-text-2)">{t('copyTo.what')}</Text>
      <Stack mt="md" gap="md">
        <SearchSelect
          data-autofocus
          label={t('copyTo.company')}
          placeholder={t('common.choose')}
          data={others.map((one) => ({ value: String(one.company_id), label: one.company_name }))}
          value={chosen}
          onChange={setChosen}
          allowDeselect={false}
          nothingFoundMessage={t('ui.filters.nothing')}
        />
        {places.empty && <Note tone="mid">{t('copyTo.noDepartment')}</Note>}
        {places.asked.map(({ id, name }) => (
          <SearchSelect
            key={`${chosen} ${id}`}
            label={t('copyTo.department', { name })}
            description={t('copyTo.departmentText')}
            placeholder={t('common.choose')}
            data={places.options}
            value={places.of(id)}
            onChange={(value) => places.choose(id, value)}
            allowDeselect={false}
            nothingFoundMessage={t('ui.filters.nothing')}
          />
        ))}
        <Checkbox
          label={t('copyTo.texts')}
          description={t('copyTo.textsText')}
          checked={texts}
          onChange={(event) => setTexts(event.currentTarget.checked)}
        />
        {copy.error && (
          <Note tone="high" announced>
            {copy.error.message}
          </Note>
        )}
      </Stack>
      <Group justify="flex-end" gap="sm" mt="xl">
        <Button variant="default" disabled={copy.isPending} onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          loading={copy.isPending}
          disabled={!company || !places.complete}
          onClick={() => company && copy.mutate(company.company_id)}
        >
          {t('copyTo.save', { count: rows.length })}
        </Button>
      </Group>
    </>
  );
}

/** Maps departments to those of the other company: by equal names, else by the person's choice. */
function usePlaces(rows: readonly RecordRow[], company_id: number | undefined) {
  const [given, setGiven] = useState<Readonly<Record<string, string | null>>>({});
  const { data } = useRead(
    organization.departments,
    { query: {}, ...(company_id !== undefined && { company_id }) },
    { enabled: company_id !== undefined },
  );
  const there = company_id === undefined ? undefined : data;
  const own = new Map(rows.map((row) => [Number(row.department_id), row.department_name]));
  const named = [...own].map(([id, name]) => {
    const same = there?.find((one) => searchable(one.department_name) === searchable(name));
    return { id, name, same };
  });
  const of = (id: number) => given[`${company_id} ${id}`] ?? null;
  const chosen = named.flatMap(({ id, same }) => {
    const hedef = same?.department_id ?? Number(of(id) ?? 0);
    return hedef > 0 ? [{ kaynak: id, hedef }] : [];
  });
  return {
    options: (there ?? []).map(departmentOption),
    empty: there?.length === 0,
    asked: there && there.length > 0 ? named.filter(({ same }) => !same) : [],
    of,
    choose: (id: number, value: string | null) =>
      setGiven({ ...given, [`${company_id} ${id}`]: value }),
    chosen,
    complete: chosen.length === own.size,
  };
}

type ResultProps = Readonly<{
  register: Register;
  result: CopyResult;
  company: Readonly<{ company_id: number; company_name: string }>;
  onClose: () => void;
}>;

/** Lists what arrived in the other company, and what was left out. */
function Result({ register, result, company, onClose }: ResultProps) {
  const { t } = useTranslation();
  const left = [
    ['known', result.var_olan],
    ['refused', result.reddedilen],
    ['suppliers', result.tedarikcisiz],
  ] as const;
  return (
    <>
      <Text role="status">
        {t('copyTo.done', {
          count: result.kopyalanan.length,
          company: company.company_name,
        })}
      </Text>
      {left.map(
        ([what, names]) =>
          names.length > 0 && (
            <Text key={what} mt="sm" c="var(--em-text-2)">
              {t(`copyTo.${what}`, { names: names.join(', ') })}
            </Text>
          ),
      )}
      <Group justify="space-between" gap="sm" mt="xl">
        <Anchor href={`${register.path}?sirket=${company.company_id}`} target="_blank">
          {t('copyTo.there')}
        </Anchor>
        <Button onClick={onClose} data-autofocus>
          {t('common.close')}
        </Button>
      </Group>
    </>
  );
}
