import { Box, Group, Stack, Text } from '@mantine/core';
import { IconExternalLink, IconFileText, IconFileOff } from '@tabler/icons-react';
import type { Field } from '@emanet/contract/records/fields';
import { isEmpty } from '@emanet/contract/records/fields';
import { fieldLabel } from '@emanet/contract/records/labels';
import { useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { Names } from '../kinds/kind.ts';
import { displayValue } from '../display.ts';
import type { RecordRow, Register } from '../register.ts';
import { when } from '../../platform/when.ts';

type Props = { register: Register; row: RecordRow; fields: readonly Field[]; names: Names };

/** The documents the record names, of those fields of it that name one. */
export function LinkedDocuments({ register, row, fields, names }: Props) {
  const { t, lang } = useTranslation();
  const linked = fields.filter((field) => !isEmpty(row[field.name]));
  const labels = fields.map((field) => fieldLabel(register.noun, field.name, lang));
  if (linked.length === 0)
    return (
      <Box px="xl" py="far">
        <EmptyState
          panel={false}
          icon={<IconFileOff size={20} />}
          title={t('records.drawer.noDocuments')}
          text={t('records.drawer.noDocumentsText', {
            fields: new Intl.ListFormat(lang, { type: 'disjunction' }).format(labels),
          })}
        />
      </Box>
    );
  return (
    <Stack component="ul" gap="sm" px="gutter" py="panel">
      {linked.map((field) => {
        const found = names.documents.find((one) => one.id === row[field.name]);
        const name = displayValue(field, row[field.name], lang, names);
        return (
          <Group
            py="md"
            px="panels"
            bdrs="lg"
            component="li"
            key={field.name}
            wrap="nowrap"
            className="em-line"
          >
            <IconFileText size={18} color="var(--em-text-3)" aria-hidden />
            <Stack gap={0} flex={1}>
              <Text fw={560}>{name}</Text>
              <Text fz="meta" c="dimmed">
                {fieldLabel(register.noun, field.name, lang)}
                {found &&
                  ` · ${t('records.drawer.updatedOn', { date: when(found.lastupdated, lang) })}`}
              </Text>
            </Stack>
            {found?.dokuman_linki && (
              <a
                href={found.dokuman_linki}
                target="_blank"
                rel="noreferrer"
                aria-label={t('records.drawer.openDocument', { name })}
              >
                <IconExternalLink size={17} />
              </a>
            )}
          </Group>
        );
      })}
    </Stack>
  );
}
