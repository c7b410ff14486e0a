import {
  kindOf,
  TEXT_GROUPS,
  TEXT_KIND_CODES,
  TEXT_KINDS,
  type TextKind,
} from '@emanet/contract/texts/kinds';
import { mayFit } from '@emanet/contract/texts/misfits';
import { texts, type SingleText } from '@emanet/contract/texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { textSettings, type WordParagraph } from '@emanet/contract/texts/settings';
import { FileButton, Group, Select, Stack } from '@mantine/core';
import { IconFileTypeDocx, IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { call } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { at } from '../../nouns/read.ts';
import { withParagraphs } from './editing/body-edits.ts';
import { useTextsChanged, useTransfers } from './queries.ts';

const kindIn = (value: string | null): TextKind =>
  TEXT_KIND_CODES.find((one) => one === value) ?? 'calisan';

type Words = Readonly<{ name: string; found: readonly WordParagraph[]; said: Language }>;

/** Adds the words of a file to a new draft; a draft without them is opened too. */
async function withWords(draft: SingleText, { found, said }: Words, untitled: string) {
  if (!draft.govde) return draft;
  const govde = withParagraphs(draft.govde, found, { lang: said, untitled });
  const body = { surum: draft.surum, govde };
  try {
    return (await call(texts.update, { ...at(draft.id), body })).data;
  } catch (error) {
    notify.error(error instanceof Error ? error.message : String(error));
    return draft;
  }
}

/** The transfer of a contract, of those that may fit its kind. */
function TransferSelect({
  kind,
  value,
  onChange,
}: Readonly<{ kind: TextKind; value: string; onChange: (value: string) => void }>) {
  const { t } = useTranslation();
  const transfers = useTransfers(true);
  return (
    <Select
      searchable
      clearable
      value={value || null}
      onChange={(chosen) => onChange(chosen ?? '')}
      label={t('texts.ofTransfer')}
      description={t('texts.ofTransferText')}
      data={(transfers.data ?? [])
        .filter((one) => mayFit(kind, one))
        .map(({ id, tedarikci_adi: name }) => ({
          value: String(id),
          label: typeof name === 'string' ? name : String(id),
        }))}
    />
  );
}

/**
 * Makes the draft of a text of a kind, which at first covers its kind's activities, or a contract's
 * transfer; the words of a Word file are added as free text.
 */
export function AddModal({ kind, onClose }: { kind?: TextKind; onClose: () => void }) {
  const { t, lang } = useTranslation();
  const changed = useTextsChanged();
  const go = useNavigate();
  const [words, setWords] = useState<Words>();
  const read = useMutation({
    // A file is sent as it is; the contract's type is that of the server's side.
    mutationFn: (file: File) => call(textSettings.readWord, { body: file as never }),
    onSuccess: ({ data }, { name }) => setWords({ name, found: data, said: lang }),
  });
  const form = useApiForm({
    endpoint: texts.add,
    initial: { tur: kind ?? 'calisan', aktarim: '' },
    bodyOf: ({ tur, aktarim }) => ({
      tur: kindIn(tur),
      ...(aktarim && { kapsam: { aktarim: Number(aktarim) } }),
    }),
    onDone: ({ data, message }) => void open(data, message),
  });
  async function open(draft: SingleText, message: string) {
    const data = words && !locked ? await withWords(draft, words, t('texts.wordFirst')) : draft;
    notify.success(message);
    changed(data);
    onClose();
    void go(`/metinler/${data.id}`);
  }
  const chosen = kindIn(form.values.tur);
  const locked = kindOf(chosen).locked === true;
  return (
    <FormModal
      form={form}
      title={t('texts.add')}
      saveLabel={t('texts.makeDraft')}
      onClose={onClose}
    >
      <Select
        {...form.needed('tur', t('fields.kind'))}
        value={form.values.tur}
        onChange={(value) => {
          form.set('tur', kindIn(value));
          form.set('aktarim', '');
        }}
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
      {kindOf(chosen).ofTransfer && (
        <TransferSelect
          kind={chosen}
          value={form.values.aktarim}
          onChange={(value) => form.set('aktarim', value)}
        />
      )}
      {!locked && (
        <Stack gap="sm" mt="md">
          <Group gap="sm">
            {words ? (
              <>
                <span>
                  {words.name}{' '}
                  <span className="em-quiet">
                    {t('texts.wordFound', { count: words.found.length })}
                  </span>
                </span>
                <SegmentedFace
                  label={t('texts.wordLanguage')}
                  faces={[
                    { value: 'tr', label: 'TR' },
                    { value: 'en', label: 'EN' },
                  ]}
                  value={words.said}
                  onChange={(said) => setWords({ ...words, said })}
                />
                <ActButton
                  variant="subtle"
                  color="gray"
                  icon={IconX}
                  onClick={() => setWords(undefined)}
                >
                  {t('texts.withoutWord')}
                </ActButton>
              </>
            ) : (
              <FileButton accept=".docx" onChange={(file) => file && read.mutate(file)}>
                {(button) => (
                  <ActButton
                    {...button}
                    variant="default"
                    icon={IconFileTypeDocx}
                    loading={read.isPending}
                  >
                    {t('texts.withWord')}
                  </ActButton>
                )}
              </FileButton>
            )}
          </Group>
          <p className="em-quiet">{t('texts.withWordText')}</p>
          {read.error && (
            <Note tone="high" announced>
              {read.error.message}
            </Note>
          )}
        </Stack>
      )}
    </FormModal>
  );
}
