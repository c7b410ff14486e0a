import { textSettings } from '@emanet/contract/texts/settings';
import { Button, FileButton, Group, Select, Stack } from '@mantine/core';
import { IconFileTypeDocx } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { MOST_SECTIONS, withParagraphs, type Body } from './body-edits.ts';
import css from '../texts.module.css';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{
  body: Body;
  lang: 'tr' | 'en';
  /** The section after which the new sections are placed, unless another is chosen. */
  behind: string | undefined;
  onTake: (body: Body) => void;
  onClose: () => void;
}>;

/** Takes the words of a Word file into a draft, after a preview. */
export function WordModal({ body, lang, behind, onTake, onClose }: Props) {
  const { t } = useTranslation();
  const [said, setSaid] = useState(lang);
  const [place, setPlace] = useState(behind ?? body.bolumler.at(-1)?.k ?? '');
  const read = useMutation({
    // A file is sent as it is; the contract's type is that of the server's side.
    mutationFn: (file: File) => call(textSettings.readWord, { body: file as never }),
  });
  const found = read.data?.data ?? [];
  const titles = found.filter(({ tur }) => tur === 'baslik').length;
  return (
    <OpenModal onClose={onClose} size="lg" title={t('texts.wordTitle')}>
      <Stack gap="md">
        <p className="em-quiet">{t('texts.wordText')}</p>
        <Group gap="sm">
          <FileButton accept=".docx" onChange={(file) => file && read.mutate(file)}>
            {(button) => (
              <ActButton
                {...button}
                variant="default"
                loading={read.isPending}
                icon={IconFileTypeDocx}
                data-autofocus
              >
                {t('texts.wordChoose')}
              </ActButton>
            )}
          </FileButton>
          <SegmentedFace
            label={t('texts.wordLanguage')}
            faces={[
              { value: 'tr', label: 'TR' },
              { value: 'en', label: 'EN' },
            ]}
            value={said}
            onChange={setSaid}
          />
        </Group>
        {read.error && (
          <Note tone="high" announced>
            {read.error.message}
          </Note>
        )}
        {found.length > 0 && (
          <>
            <b>{t('texts.wordFound', { count: found.length })}</b>
            <div className={css.longList} tabIndex={0}>
              {found.map(({ tur, metin }, at) =>
                tur === 'baslik' ? (
                  <h3 key={at}>{metin}</h3>
                ) : (
                  <p key={at}>{tur === 'madde' ? `• ${metin}` : metin}</p>
                ),
              )}
            </div>
            {titles + body.bolumler.length > MOST_SECTIONS && (
              <Note tone="mid">
                {t('texts.wordTooMany', { most: MOST_SECTIONS - body.bolumler.length })}
              </Note>
            )}
            <Select
              label={t('texts.sectionPlace')}
              allowDeselect={false}
              value={place}
              onChange={(value) => setPlace(value ?? '')}
              data={body.bolumler.map(({ k, baslik }) => ({
                value: k,
                label: t('texts.behindSection', { name: baslik.tr }),
              }))}
            />
            <Group gap="sm" justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {t('common.cancel')}
              </Button>
              <Button
                onClick={() => {
                  const untitled = t('texts.wordFirst');
                  onTake(withParagraphs(body, found, { lang: said, untitled, behind: place }));
                }}
              >
                {t('texts.wordTake')}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </OpenModal>
  );
}
