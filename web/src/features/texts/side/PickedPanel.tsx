import { actorName } from '@emanet/contract/shared/actor-types';
import { changeLogs } from '@emanet/contract/change-logs';
import { processingActivityRegister } from '@emanet/contract/processing-activities';
import { registers } from '@emanet/contract/records/all-registers';
import { fieldName } from '@emanet/contract/texts/field-names';
import type { Source } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { Anchor, Group } from '@mantine/core';
import { IconArrowBackUp, IconLinkOff, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { at, useRead } from '../../../nouns/read.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { useCompany } from '../../../platform/session/session.tsx';
import { when } from '../../../platform/when.ts';
import { displayValue } from '../../../records/display.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { KeyCaps } from '../../../ui/KeyCaps.tsx';
import { Facts } from '../../../ui/panel/Facts.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { fieldAddress, recordAddress } from '../address.ts';
import type { Picked } from '../Paper.tsx';

export type PickedActs = Readonly<{
  onWrite?: ((picked: Picked) => void) | undefined;
  onCut?: ((picked: Picked) => void) | undefined;
  onFollow?: ((picked: Picked) => void) | undefined;
  onRemove?: ((picked: Picked) => void) | undefined;
}>;

type Props = PickedActs & Readonly<{ text: SingleText; picked: Picked }>;

/** The field behind a pressed stretch, its value, its last author, and acts on its sentence. */
export function PickedPanel({ text, picked, onWrite, onCut, onFollow, onRemove }: Props) {
  const { t, lang } = useTranslation();
  const { sentence, sources } = picked;
  const [first] = sources;
  const record = first && text.kayitlar[`${first.tur}:${first.id}`];
  const { value, last } = useField(record && first);
  return (
    <Panel title={t(first ? 'texts.pickedField' : 'texts.ownWords')}>
      {first && (
        <Facts
          facts={[
            [
              t('fields.record'),
              <Anchor component={Link} inherit key="r" to={recordAddress(first)}>
                {record?.ad ?? `#${first.id}`}
              </Anchor>,
            ],
            [
              t('common.field'),
              <Anchor component={Link} inherit key="f" to={fieldAddress(first)}>
                {fieldName(first, lang)}
              </Anchor>,
            ],
            ...(value ? ([[t('texts.value'), value]] as const) : []),
            ...(last
              ? ([
                  [
                    t('texts.lastChanged'),
                    `${when(last.tarih, lang)}, ${actorName(last.guncelleyen, lang)}`,
                  ],
                ] as const)
              : []),
            ...(sentence.asil
              ? ([
                  [t('texts.registerSays'), sentence.asil],
                  [t('texts.reason'), sentence.gerekce ?? ''],
                ] as const)
              : []),
          ]}
        />
      )}
      <Group gap="sm" mt={first && 'sm'}>
        {onWrite && (
          <ActButton variant="default" size="xs" icon={IconPencil} onClick={() => onWrite(picked)}>
            {t(first ? 'texts.writeByHand' : 'texts.editText')}
          </ActButton>
        )}
        {onCut && first && sentence.asil === undefined && (
          <ActButton variant="default" size="xs" icon={IconLinkOff} onClick={() => onCut(picked)}>
            {t('texts.cutLink')}
          </ActButton>
        )}
        {onFollow && sentence.asil && (
          <ActButton
            variant="default"
            size="xs"
            icon={IconArrowBackUp}
            onClick={() => onFollow(picked)}
          >
            {t('texts.follow')}
          </ActButton>
        )}
        {onRemove && (
          <ActButton variant="default" size="xs" icon={IconTrash} onClick={() => onRemove(picked)}>
            {t('texts.removePart')}
          </ActButton>
        )}
        {first && <KeyCaps specs={['alt+enter']} />}
      </Group>
    </Panel>
  );
}

/** Value of a source in its record and its last change; undefined for the company's own facts. */
function useField(source: Source | undefined) {
  const lang = useLanguage();
  const { company_id } = useCompany();
  const found = registers.find(({ tur }) => tur === source?.tur);
  const register = found ?? processingActivityRegister;
  const { id = 0, alan = '' } = source ?? {};
  const options = { enabled: found !== undefined, retry: false };
  const record = useRead(register.endpoints.single, at(id), options).data;
  const log = useRead(
    changeLogs.list,
    { params: { companyId: String(company_id), type: register.tur, recordId: String(id) } },
    options,
  ).data;
  const field = register.fields.find(({ name }) => name === alan);
  return {
    value: record && field && displayValue(field, record[alan], lang),
    // A field without a change has the addition of its record.
    last: log?.find(({ alanlar }) => alanlar.some((one) => one.alan === alan)) ?? log?.at(-1),
  };
}
