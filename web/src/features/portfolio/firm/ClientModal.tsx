import { portfolio } from '@emanet/contract/portfolio';
import type { Firm } from '@emanet/contract/portfolio/firm';
import { Select, TextInput } from '@mantine/core';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{
  firm: Firm;
  firms: readonly Firm[];
  client: Firm['musteriler'][number];
  name: string;
  onClose: () => void;
}>;

/** Tags of a client, with commas between them; and its firm, for a member of several. */
export default function ClientModal({ firm, firms, client, name, onClose }: Props) {
  const { t } = useTranslation();
  const changed = useChanged('portfolio');
  const form = useApiForm({
    endpoint: portfolio.setFirmClient,
    params: { id: String(firm.id), company_id: String(client.company_id) },
    initial: { etiketler: client.etiketler.join(', '), firma_id: String(firm.id) },
    bodyOf: ({ etiketler, firma_id }) => ({
      etiketler: etiketler
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      firma_id: Number(firma_id),
    }),
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={name} onClose={onClose}>
      <TextInput
        {...form.field('etiketler', t('portfolio.firm.tags'))}
        description={t('portfolio.firm.tagsText')}
        autoComplete="off"
        data-autofocus
      />
      {firms.length > 1 && (
        <Select
          {...form.field('firma_id', t('portfolio.firm.title'))}
          description={t('portfolio.firm.moveText')}
          allowDeselect={false}
          data={firms.map(({ id, ad }) => ({ value: String(id), label: ad }))}
          value={form.values.firma_id}
          onChange={(value) => form.set('firma_id', value ?? form.values.firma_id)}
        />
      )}
    </FormModal>
  );
}
