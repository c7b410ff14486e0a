import { useEffect, useRef } from 'react';
import {
  Button,
  Checkbox,
  CloseButton,
  Group,
  Input,
  SegmentedControl,
  Stack,
  Text,
} from '@mantine/core';
import type { LoggedType } from '@emanet/contract/change-logs';
import { isBulkWay } from '@emanet/contract/records/bulk';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import { useTranslation } from '../../platform/i18n.ts';
import { FieldControl } from '../form/field/FieldControl.tsx';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { BulkPlanNote, namesOf } from './BulkPlanNote.tsx';
import type { BulkEditModel } from './useBulkEdit.ts';

const NO_SUGGESTIONS: readonly string[] = [];
const VALUE_ID = 'bulk-value';
const HELP_ID = 'bulk-value-help';
/** Its list offers own assets only where one activity is changed. */
const PLACES = 'saklandigi_alan';

type Props = Readonly<{
  tur: LoggedType;
  label: (name: string) => string;
  edit: BulkEditModel;
}>;

/** Field, way, value, and their effect on the ticked records. */
export default function BulkPanel({ tur, label, edit }: Props) {
  const { t, lang } = useTranslation();
  const { field, draft, plan } = edit;
  const first = useRef<HTMLInputElement>(null);
  // The panel is mounted after its popover's trap has looked for the first field.
  useEffect(() => first.current?.focus(), []);
  const changing = plan?.degisecek.length ?? 0;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (changing > 0) edit.save();
      }}
    >
      <Stack p="lg">
        <Group justify="space-between" wrap="nowrap">
          <Text component="h2" fw={620} fz="md">
            {t('records.bulk.title', { count: edit.count })}
          </Text>
          <CloseButton aria-label={t('common.close')} onClick={edit.close} />
        </Group>
        <Group align="flex-end" gap="sm">
          <SearchSelect
            flex="1 1 14rem"
            ref={first}
            label={t('common.field')}
            placeholder={t('common.choose')}
            data={edit.fields.map(({ name }) => ({
              value: name,
              label: label(name),
            }))}
            value={draft.alan || null}
            onChange={(name) => name && edit.chooseField(name)}
            allowDeselect={false}
            withAsterisk={false}
            nothingFoundMessage={t('ui.filters.nothing')}
          />
          {field && (
            <div>
              <Input.Label id="bulk-way-label" labelElement="div">
                {t('records.bulk.way')}
              </Input.Label>
              <SegmentedControl
                aria-labelledby="bulk-way-label"
                data={edit.ways.map((way) => ({
                  value: way,
                  label: t(`records.bulk.ways.${way}`),
                }))}
                value={draft.islem}
                onChange={(way) => isBulkWay(way) && edit.chooseWay(way)}
              />
            </div>
          )}
        </Group>
        {field && (
          <div>
            <Input.Label id={`${VALUE_ID}-label`} htmlFor={VALUE_ID}>
              {t('changeLog.after')}
            </Input.Label>
            <FieldControl
              key={field.name}
              tur={tur}
              field={field}
              value={draft.deger}
              onChange={edit.setValue}
              lang={lang}
              special={hasSpecialData(draft.deger)}
              readOnly={false}
              suggestions={NO_SUGGESTIONS}
              labelId={`${VALUE_ID}-label`}
              aria={{
                id: VALUE_ID,
                'aria-required': false,
                'aria-invalid': edit.failed,
                ...(field.lookup === PLACES && { 'aria-describedby': HELP_ID }),
              }}
            />
            {field.lookup === PLACES && (
              <Text id={HELP_ID} mt="xs" fz="sm" c="var(--em-text-2)">
                {t('records.bulk.typesOnly')}
              </Text>
            )}
          </div>
        )}
        {plan && plan.olayli.length > 0 && (
          <Checkbox
            label={t('records.bulk.keepEvents', { count: plan.olayli.length })}
            description={namesOf(plan.olayli)}
            checked={!draft.olaysiz}
            onChange={(event) => edit.keepEvents(event.currentTarget.checked)}
          />
        )}
        {plan && <BulkPlanNote plan={plan} label={label} />}
        {edit.beside}
      </Stack>
      <Group
        py="md"
        px="lg"
        bdrs="0 0 var(--mantine-radius-md) var(--mantine-radius-md)"
        justify="flex-end"
        gap="sm"
        className="em-sunken em-line-top"
      >
        <Button variant="default" onClick={edit.close}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" disabled={changing === 0 || edit.checking} loading={edit.saving}>
          {changing > 0 ? t('records.bulk.save', { count: changing }) : t('common.change')}
        </Button>
      </Group>
    </form>
  );
}
