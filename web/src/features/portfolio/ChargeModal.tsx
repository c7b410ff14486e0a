import { portfolio, type Client } from '@emanet/contract/portfolio';
import { Button, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useReadAgain } from '../../nouns/read.ts';
import { useColleagues } from './queries.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, call, type Parts } from '../../platform/api/client.ts';
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
type Charged = Parts<typeof portfolio.charge>['body'];
/** Changed clients, and their new versions. */
type Done = Readonly<{ yapilan: readonly number[]; surumler: readonly number[] }>;

/** Puts a consultant in charge of the chosen clients, or as a substitute for some days. */
export default function ChargeModal({ clients: given, onClose }: Props) {
  // As they were when it opened, so that an undo restores them.
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
  const namesOf = (some: readonly number[]) =>
    clients
      .filter(({ company_id }) => some.includes(company_id))
      .map(({ company_name }) => company_name)
      .join(', ');
  const store = async (body: Charged) => {
    const { data } = await call(portfolio.charge, { body });
    await changed();
    return data;
  };
  /** Returns clients to those who had them, except changed ones; these are named. */
  const undo = async ({ yapilan, surumler }: Done) => {
    const made = new Map(yapilan.map((id, place) => [id, surumler[place] ?? 0]));
    const before = clients.filter(({ company_id }) => made.has(company_id));
    const kept = new Set(yapilan);
    for (const [sorumlu_id, rows] of Map.groupBy(before, (one) => one.sorumlu_id)) {
      const company_ids = rows.map(({ company_id }) => company_id);
      const seen = company_ids.map((id) => made.get(id) ?? 0);
      try {
        const back = await store({ company_ids, sorumlu_id, surumler: seen });
        for (const id of back.yapilan) kept.delete(id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    }
    await changed();
    if (kept.size < yapilan.length) notify.success(t('portfolio.undone'));
    if (kept.size > 0) notify.error(t('portfolio.several.kept', { who: namesOf([...kept]) }));
  };
  const save = useMutation({
    mutationFn: async () => {
      const user_id = chosen?.user_id ?? 0;
      return store({
        company_ids: ids,
        ...(way === 'sorumlu' ? { sorumlu_id: user_id } : { vekil: { user_id, ...days } }),
      });
    },
    onSuccess: (done) => {
      const { yapilan, atlanan } = done;
      const who = namesOf(atlanan);
      notify.success(
        [
          t('portfolio.charged', { count: yapilan.length }),
          atlanan.length > 0 && t('portfolio.several.leftOut', { who }),
        ]
          .filter(Boolean)
          .join(' '),
        way === 'sorumlu' ? { undo: () => void undo(done) } : {},
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
