import type { SingleText } from '@emanet/contract/texts';
import { BLOCK_NAMES } from '@emanet/contract/texts/block-names';
import { ActionIcon, Button, Group, Select, Text, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import { FormModal } from '../../../ui/form/FormModal.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { useDraftForm } from '../queries.ts';
import { editedSection, type Body, type Part } from './body-edits.ts';

type Props = Readonly<{
  text: SingleText;
  body: Body;
  section: Body['bolumler'][number];
  onRemove: () => void;
  onClose: () => void;
}>;

/** Changes a section's title, place or order of parts, or removes it. */
export function SectionEditModal({ text, body, section, onRemove, onClose }: Props) {
  const { t } = useTranslation();
  const at = body.bolumler.indexOf(section);
  const others = body.bolumler.filter((one) => one !== section);
  const form = useApiForm({
    ...useDraftForm(text, onClose),
    initial: {
      baslik: section.baslik.tr,
      title: section.baslik.en,
      arkasi: body.bolumler[at - 1]?.k ?? '',
      parcalar: section.parcalar,
    },
    bodyOf: ({ baslik, title, arkasi, parcalar }) => ({
      govde: editedSection(
        body,
        { ...section, baslik: { tr: baslik, en: title }, parcalar },
        arkasi,
      ),
    }),
  });
  const { parcalar } = form.values;
  const nameOf = ({ blok, metin }: Part) => {
    const name = BLOCK_NAMES.find((one) => one === blok);
    return name ? t(`texts.blocks.${name}`) : (metin?.tr ?? '');
  };
  const move = (from: number, to: number) => {
    const [moved] = parcalar.slice(from, from + 1);
    if (moved) form.set('parcalar', parcalar.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  const tool = (label: string, Icon: typeof IconX, act: (() => void) | undefined) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={label}
      title={label}
      disabled={!act}
      onClick={act}
    >
      <Icon size={16} />
    </ActionIcon>
  );
  return (
    <FormModal form={form} title={t('texts.editSection')} onClose={onClose}>
      <TextInput
        {...form.needed('baslik', `${t('texts.sectionTitle')} (TR)`)}
        maxLength={300}
        autoComplete="off"
        data-autofocus
      />
      <TextInput
        {...form.field('title')}
        label={`${t('texts.sectionTitle')} (EN)`}
        maxLength={300}
        autoComplete="off"
      />
      <Select
        {...form.field('arkasi', t('texts.sectionPlace'))}
        onChange={(value) => form.set('arkasi', value ?? '')}
        allowDeselect={false}
        data={[
          { value: '', label: t('texts.atTheBeginning') },
          ...others.map(({ k, baslik }) => ({
            value: k,
            label: t('texts.behindSection', { name: baslik.tr }),
          })),
        ]}
      />
      <div>
        <Text component="h3" fz="sm" fw={600} m={0}>
          {t('texts.partsOfSection')}
        </Text>
        <ol className="em-lines em-line-top">
          {parcalar.map((part, place) => {
            const name = nameOf(part);
            return (
              <Group component="li" key={part.k} gap={0} wrap="nowrap">
                <Text span truncate flex={1} fz="sm" c={part.blok ? 'var(--em-brand)' : undefined}>
                  {name}
                </Text>
                {tool(
                  t('texts.moveUp', { name }),
                  IconArrowUp,
                  place > 0 ? () => move(place, place - 1) : undefined,
                )}
                {tool(
                  t('texts.moveDown', { name }),
                  IconArrowDown,
                  place < parcalar.length - 1 ? () => move(place, place + 1) : undefined,
                )}
                {tool(t('texts.takeOut', { name }), IconX, () =>
                  form.set('parcalar', parcalar.toSpliced(place, 1)),
                )}
              </Group>
            );
          })}
        </ol>
      </div>
      {others.length > 0 && (
        <Group>
          <Button variant="subtle" color="brick" size="xs" onClick={onRemove}>
            {t('texts.removeSection')}
          </Button>
        </Group>
      )}
    </FormModal>
  );
}
