import { fieldName } from '@emanet/contract/texts/field-names';
import type { Source } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { Anchor, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/panel/Facts.tsx';
import { KeyCaps } from '../../ui/KeyCaps.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { fieldAddress, recordAddress } from './address.ts';
import type { Picked } from './Paper.tsx';
import css from './texts.module.css';

type Props = Readonly<{
  text: SingleText;
  picked: Picked | undefined;
  onWrite?: ((picked: Picked) => void) | undefined;
  onFollow?: ((picked: Picked) => void) | undefined;
  onRemove?: ((picked: Picked) => void) | undefined;
}>;

/** The fields behind what was pressed, and the records that a text speaks of. */
export function SidePanel({ text, picked, ...acts }: Props) {
  const { t } = useTranslation();
  const records = Object.entries(text.kayitlar).filter(([key]) => /^(veri|diger)_/.test(key));
  const hand = Object.values(text.govde?.elle ?? {}).length;
  return (
    <aside className="em-parts">
      {picked ? (
        <PickedPanel text={text} picked={picked} {...acts} />
      ) : (
        <Panel title={t('fields.source')}>{t('texts.pickHint')}</Panel>
      )}
      {hand > 0 && <Note tone="mid">{t('texts.byHandCount', { count: hand })}</Note>}
      <Panel title={t('texts.sources')} count={records.length}>
        <ul className={`${css.elements} ${css.longList}`}>
          {records.map(([key, { ad, departman }]) => (
            <li key={key}>
              <Anchor component={Link} to={recordAddress(partsOf(key))}>
                <span className="em-two">
                  {ad}
                  {departman && <small className="em-quiet"> {departman}</small>}
                </span>
              </Anchor>
            </li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}

const partsOf = (key: string): Omit<Source, 'alan'> => {
  const [tur, id] = key.split(':');
  return { tur: tur as Source['tur'], id: Number(id) };
};

function PickedPanel({ text, picked, onWrite, onFollow, onRemove }: Props & { picked: Picked }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { sentence, sources } = picked;
  const [first] = sources;
  const record = first && text.kayitlar[`${first.tur}:${first.id}`];
  return (
    <Panel title={t(first ? 'texts.pickedField' : 'texts.ownWords')}>
      {first && (
        <Facts
          facts={[
            [
              t('fields.record'),
              <Anchor component={Link} key="r" to={recordAddress(first)}>
                {record?.ad ?? `#${first.id}`}
              </Anchor>,
            ],
            [
              t('common.field'),
              <Anchor component={Link} key="f" to={fieldAddress(first)}>
                {fieldName(first, lang)}
              </Anchor>,
            ],
            ...(sentence.asil
              ? ([
                  [t('texts.registerSays'), sentence.asil],
                  [t('texts.reason'), sentence.gerekce ?? ''],
                ] as const)
              : []),
          ]}
        />
      )}
      <Group gap="sm">
        {onWrite && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={15} aria-hidden />}
            onClick={() => onWrite(picked)}
          >
            {t(first ? 'texts.writeByHand' : 'texts.editText')}
          </Button>
        )}
        {onFollow && sentence.asil && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconArrowBackUp size={15} aria-hidden />}
            onClick={() => onFollow(picked)}
          >
            {t('texts.follow')}
          </Button>
        )}
        {onRemove && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconTrash size={15} aria-hidden />}
            onClick={() => onRemove(picked)}
          >
            {t('texts.removePart')}
          </Button>
        )}
        {first && <KeyCaps specs={['alt+enter']} />}
      </Group>
    </Panel>
  );
}
