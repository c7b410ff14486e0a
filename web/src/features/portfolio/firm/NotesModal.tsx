import { portfolio } from '@emanet/contract/portfolio';
import type { Firm } from '@emanet/contract/portfolio/firm';
import { Button, Group, Skeleton, Stack, Text, Textarea } from '@mantine/core';
import { useAct } from '../../../nouns/act.ts';
import { useChanged, useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';

type Props = Readonly<{
  firm: Firm;
  client: Firm['musteriler'][number];
  name: string;
  onClose: () => void;
}>;

/** Notes of the firm about a client, which the client never sees: a new one, and the earlier ones. */
export default function NotesModal({ firm, client, name, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('portfolio');
  const params = { id: String(firm.id), company_id: String(client.company_id) };
  const query = useRead(portfolio.clientNotes, { params }, { staleTime: 0 });
  const form = useApiForm({
    endpoint: portfolio.addClientNote,
    params,
    initial: { metin: '' },
    onDone: told(changed, onClose),
  });
  const remove = useAct(portfolio.deleteClientNote, {
    parts: (note_id: number) => ({ params: { ...params, note_id: String(note_id) } }),
    told: 'message',
  });
  return (
    <FormModal form={form} title={name} onClose={onClose}>
      <Textarea
        {...form.needed('metin', t('portfolio.firm.note'))}
        description={t('portfolio.firm.noteText')}
        autosize
        minRows={3}
        data-autofocus
      />
      {query.isPending && <Skeleton height={60} />}
      {query.isError && <ErrorState query={query} title={t('portfolio.firm.failed')} />}
      <Stack component="ul" className="em-lines" gap={0}>
        {query.data?.map((one) => (
          <Stack component="li" key={one.id} gap={2} py="xs">
            <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{one.metin}</Text>
            <Group justify="space-between">
              <Text fz="xs" c="dimmed">
                {[one.yazan, when(one.an, lang)].join(' · ')}
              </Text>
              {one.silebilir && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(one.id)}
                >
                  {t('common.delete')}
                </Button>
              )}
            </Group>
          </Stack>
        ))}
      </Stack>
    </FormModal>
  );
}
