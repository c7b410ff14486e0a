import { portfolio, type Client } from '@emanet/contract/portfolio';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useReadAgain } from '../../nouns/read.ts';
import { useColleagues } from './queries.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../ui/unsaved-work/useUnsavedWork.ts';
import { OpenModal } from '../../ui/overlay/OpenModal.tsx';

const NOBODY = {
  way: 'sorumlu',
  person: null as string | null,
  days: { baslangic: '', bitis: '' },
};

type Props = Readonly<{ clients: readonly Client[]; onClose: () => void }>;

/** Puts a consultant in charge of the chosen clients, or as a substitute for some days. */
export default function ChargeModal({ clients: given, onClose }: Props) {
  // As they were when it opened: an undo gives back what stood there then.
  const [clients] = useState(given);
  const { t } = useTranslation();
  const changed = useReadAgain('portfolio');
  const work = useUnsavedWork([portfolio.charge.path], NOBODY);
  const { way, person, days } = work.value;
  const set = (values: Partial<typeof NOBODY>) => work.set((before) => ({ ...before, ...values }));
  const leave = () => work.question.leave(onClose);
  const { data: colleagues = [] } = useColleagues();
  const chosen = colleagues.find(({ user_id }) => String(user_id) === person);
  const skipped = clients.filter(({ company_id }) => !chosen?.sirketler.includes(company_id));
  const ids = clients.map(({ company_id }) => company_id);
  const store = async (company_ids: number[], sorumlu_id: number | null) => {
    const { data } = await call(portfolio.charge, { body: { company_ids, sorumlu_id } });
    await changed();
    return data;
  };
  const undo = async (done: readonly number[]) => {
    const before = clients.filter(({ company_id }) => done.includes(company_id));
    for (const [sorumlu_id, rows] of Map.groupBy(before, (one) => one.sorumlu_id))
      await store(
        rows.map(({ company_id }) => company_id),
        sorumlu_id,
      );
    notify.success(t('portfolio.undone'));
  };
  const save = useMutation({
    mutationFn: async () => {
      const user_id = chosen?.user_id ?? 0;
      if (way === 'sorumlu') return store(ids, user_id);
      const body = { company_ids: ids, vekil: { user_id, ...days } };
      const { data } = await call(portfolio.charge, { body });
      await changed();
      return data;
    },
    onSuccess: ({ yapilan, atlanan }) => {
      const left = clients.filter(({ company_id }) => atlanan.includes(company_id));
      const who = left.map(({ company_name }) => company_name).join(', ');
      notify.success(
        [
          t('portfolio.charged', { count: yapilan.length }),
          left.length > 0 && t('portfolio.several.leftOut', { who }),
        ]
          .filter(Boolean)
          .join(' '),
        way === 'sorumlu' ? { undo: () => void undo(yapilan) } : {},
      );
      work.drop();
      onClose();
    },
    onError: (error) => notify.error(error.message),
  });
  const complete =
    chosen &&
    skipped.length < clients.length &&
    (way === 'sorumlu' || (days.baslangic && days.bitis));
  return (
    <OpenModal onClose={leave} title={t('portfolio.charge')}>
      <Stack gap="md">
        <RestoredNote restored={work.restored} />
        <SegmentedControl
          aria-label={t('portfolio.charge')}
          data={['sorumlu', 'vekil'].map((value) => ({
            value,
            label: t(value === 'sorumlu' ? 'fields.inCharge' : 'portfolio.substitute'),
          }))}
          value={way}
          onChange={(next) => set({ way: next })}
        />
        <SearchSelect
          label={t('fields.consultant')}
          data={colleagues.map(({ user_id, fullname }) => ({
            value: String(user_id),
            label: fullname,
          }))}
          value={person}
          onChange={(next) => set({ person: next })}
        />
        {way === 'vekil' &&
          (['baslangic', 'bitis'] as const).map((name) => (
            <DayInput
              key={name}
              label={t(`portfolio.days.${name}`)}
              value={days[name]}
              onChange={(event) => set({ days: { ...days, [name]: event.currentTarget.value } })}
            />
          ))}
        {chosen && (
          <Text size="sm" c="var(--em-text-2)">
            {t('portfolio.willCharge', { count: clients.length - skipped.length })}{' '}
            {skipped.length > 0 &&
              t('portfolio.skipped', {
                who: skipped.map(({ company_name }) => company_name).join(', '),
              })}
          </Text>
        )}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button disabled={!complete} loading={save.isPending} onClick={() => save.mutate()}>
            {t('portfolio.assign')}
          </Button>
        </Group>
      </Stack>
      <LeaveModal work={work} />
    </OpenModal>
  );
}
