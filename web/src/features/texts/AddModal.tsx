import {
  TEXT_GROUPS,
  TEXT_KIND_CODES,
  TEXT_KINDS,
  type TextKind,
} from '@emanet/contract/texts/kinds';
import { texts } from '@emanet/contract/texts';
import { Select } from '@mantine/core';
import { useNavigate } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { RequiredLabel } from '../../ui/form/RequiredLabel.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { useTextsChanged } from './queries.ts';

const kindIn = (value: string | null): TextKind =>
  TEXT_KIND_CODES.find((one) => one === value) ?? 'calisan';

/** Makes the draft of a text of a kind, which covers the activities of its groups at first. */
export function AddModal({ kind, onClose }: { kind?: TextKind; onClose: () => void }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const changed = useTextsChanged();
  const go = useNavigate();
  const form = useApiForm({
    endpoint: texts.add,
    initial: { tur: kind ?? 'calisan' },
    bodyOf: ({ tur }) => ({ tur: kindIn(tur) }),
    onDone: ({ data, message }) => {
      notify.success(message);
      changed(data);
      onClose();
      void go(`/metinler/${data.id}`);
    },
  });
  return (
    <FormModal
      form={form}
      title={t('texts.add')}
      saveLabel={t('texts.makeDraft')}
      onClose={onClose}
    >
      <Select
        {...form.field('tur')}
        value={form.values.tur}
        onChange={(value) => form.set('tur', kindIn(value))}
        label={<RequiredLabel>{t('fields.kind')}</RequiredLabel>}
        description={t('texts.kindText')}
        allowDeselect={false}
        data-autofocus
        data={TEXT_GROUPS.map((group) => ({
          group: t(`texts.groups.${group}`),
          items: TEXT_KIND_CODES.filter((code) => TEXT_KINDS[code].group === group).map(
            (value) => ({
              value,
              label: TEXT_KINDS[value].name[lang],
            }),
          ),
        }))}
      />
    </FormModal>
  );
}
