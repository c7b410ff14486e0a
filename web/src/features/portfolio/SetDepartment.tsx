import type { SectorSetRow } from '@emanet/contract/portfolio';
import { Box, Button, Checkbox, Group, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { SpecialMark } from '../../ui/SpecialMark.tsx';

type Props = Readonly<{
  name: string;
  rows: readonly SectorSetRow[];
  left: ReadonlySet<string>;
  /** Its name in the new client. */
  called: string;
  onTick: (codes: readonly string[], on: boolean) => void;
  onCall: (name: string) => void;
}>;

/** A department of the set under the client's own name, with all or some of its activities. */
export function SetDepartment({ name, rows, left, called, onTick, onCall }: Props) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const codes = rows.map(({ kod }) => kod);
  const ticked = codes.filter((kod) => !left.has(kod)).length;
  const count =
    ticked === rows.length
      ? t('common.activities', { count: ticked })
      : `${ticked} / ${rows.length}`;
  return (
    <div>
      <Group gap="sm" wrap="nowrap">
        <Checkbox
          aria-label={name}
          checked={ticked === rows.length}
          indeterminate={ticked > 0 && ticked < rows.length}
          onChange={(event) => onTick(codes, event.currentTarget.checked)}
        />
        <TextInput
          flex={1}
          size="xs"
          aria-label={t('portfolio.new.nameOf', { name })}
          value={called}
          disabled={ticked === 0}
          maxLength={200}
          rightSection={rows.some((one) => one.ozel_nitelikli) && <SpecialMark />}
          onChange={(event) => onCall(event.currentTarget.value)}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          miw="8.5em"
          justify="end"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-label={`${name}: ${count}`}
          rightSection={
            open ? (
              <IconChevronUp size={15} aria-hidden />
            ) : (
              <IconChevronDown size={15} aria-hidden />
            )
          }
          onClick={() => setOpen(!open)}
        >
          {count}
        </Button>
      </Group>
      {open && (
        <Box id={id} mt="sm" ms="xl" className="em-columns em-fields">
          {rows.map(({ kod, ad, ozel_nitelikli }) => (
            <Group key={kod} gap="xs" wrap="nowrap" align="start">
              <Checkbox
                size="xs"
                label={ad}
                checked={!left.has(kod)}
                onChange={(event) => onTick([kod], event.currentTarget.checked)}
              />
              {ozel_nitelikli && <SpecialMark />}
            </Group>
          ))}
        </Box>
      )}
    </div>
  );
}
