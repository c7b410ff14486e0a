import { ACTION_RISKS, type ActionRisk } from '@emanet/contract/actions';
import type { SeveralWork } from '@emanet/contract/portfolio/several';
import { Autocomplete, Group, MultiSelect, Select, Switch, Textarea } from '@mantine/core';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n.ts';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';

/** Inputs of an action for several clients. */
export type NewAction = Readonly<{
  aksiyon_ismi: string;
  aksiyon_aciklamasi: string;
  risk: ActionRisk;
  son_tarih: string;
  departmanlar: readonly string[];
  eposta: boolean;
}>;
export const NEW_ACTION: NewAction = {
  ...{ aksiyon_ismi: '', aksiyon_aciklamasi: '', risk: 'Orta', son_tarih: '' },
  ...{ departmanlar: [], eposta: true },
};

export const workOf = (one: NewAction): Extract<SeveralWork, { tur: 'aksiyon' }> => ({
  ...one,
  tur: 'aksiyon',
  aksiyon_aciklamasi: one.aksiyon_aciklamasi || null,
  son_tarih: one.son_tarih || null,
  departmanlar: [...one.departmanlar],
});

/** The library of actions with the names of its departments, fetched when the form opens. */
function useLibrary() {
  const { data } = useQuery({
    queryKey: ['action-library', 'departments'],
    queryFn: async () => {
      const [actions, departments] = await Promise.all([
        import('@emanet/contract/data/action-library.json'),
        import('@emanet/contract/data/departments.json'),
      ]);
      const names = new Map(departments.default.items.map(({ code, tr }) => [code, tr]));
      return actions.default.items.map((one) => ({ ...one, of: names.get(one.department) }));
    },
    staleTime: Infinity,
  });
  return data ?? [];
}

type Props = Readonly<{
  value: NewAction;
  onChange: (value: NewAction) => void;
  /** Departments of the chosen clients by name. */
  departments: readonly string[];
}>;

/** Fields of an action for several clients, with the library's actions as proposals. */
export function ActionFields({ value, onChange, departments }: Props) {
  const { t, lang } = useTranslation();
  const library = useLibrary();
  const set = (part: Partial<NewAction>) => onChange({ ...value, ...part });
  const take = (aksiyon_ismi: string) => {
    const found = library.find((one) => one[lang] === aksiyon_ismi);
    if (!found) return;
    const { risk, of, description_tr, description_en } = found;
    set({
      aksiyon_ismi,
      risk: ACTION_RISKS.find((one) => one === risk) ?? value.risk,
      aksiyon_aciklamasi: lang === 'tr' ? description_tr : description_en,
      ...(of !== undefined && value.departmanlar.length === 0 && { departmanlar: [of] }),
    });
  };
  return (
    <>
      <Autocomplete
        label={<RequiredLabel>{t('actions.fields.aksiyon_ismi')}</RequiredLabel>}
        data={library.map((one) => one[lang])}
        limit={8}
        maxLength={300}
        value={value.aksiyon_ismi}
        onChange={(aksiyon_ismi) => set({ aksiyon_ismi })}
        onOptionSubmit={take}
        data-autofocus
      />
      <Textarea
        label={t('actions.fields.aksiyon_aciklamasi')}
        autosize
        minRows={2}
        maxLength={4000}
        value={value.aksiyon_aciklamasi}
        onChange={(event) => set({ aksiyon_aciklamasi: event.currentTarget.value })}
      />
      <Group grow gap="md" align="start">
        <Select
          label={t('actions.fields.risk')}
          allowDeselect={false}
          data={ACTION_RISKS.map((risk) => ({ value: risk, label: t(`ui.risk.${risk}`) }))}
          value={value.risk}
          onChange={(risk) => set({ risk: ACTION_RISKS.find((one) => one === risk) ?? value.risk })}
        />
        <DayInput
          label={t('actions.fields.son_tarih')}
          value={value.son_tarih}
          onChange={(event) => set({ son_tarih: event.currentTarget.value })}
        />
      </Group>
      <MultiSelect
        label={<RequiredLabel>{t('fields.departments')}</RequiredLabel>}
        description={t('portfolio.several.departmentsText')}
        searchable
        data={[...new Set([...departments, ...value.departmanlar])]}
        value={[...value.departmanlar]}
        onChange={(departmanlar) => set({ departmanlar })}
      />
      <Switch
        label={t('portfolio.several.tell')}
        checked={value.eposta}
        onChange={(event) => set({ eposta: event.currentTarget.checked })}
      />
    </>
  );
}
