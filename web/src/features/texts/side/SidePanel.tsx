import type { SingleText } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import { Anchor, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { Note } from '../../../ui/panel/Note.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { recordAddress } from '../address.ts';
import type { Picked, Rendered, Section } from '../Paper.tsx';
import css from '../texts.module.css';
import { PickedPanel, type PickedActs } from './PickedPanel.tsx';
import { recordsIn } from './records-in.ts';

type Props = PickedActs &
  Readonly<{
    text: SingleText;
    /** The text in the shown language. */
    rendered: Rendered;
    picked: Picked | undefined;
    /** The marked section. */
    current: string | undefined;
  }>;

/** The field of a pressed stretch, sentences that differ from the register, and its records. */
export function SidePanel({ text, rendered, picked, current, ...acts }: Props) {
  const { t } = useTranslation();
  const [face, setFace] = useState<'bolum' | 'metin'>('bolum');
  const section = rendered.bolumler.find(({ k }) => k === current);
  const inSection = section && recordsIn([section]);
  const inText = recordsIn(rendered.bolumler);
  const shown = face === 'bolum' && inSection ? inSection : inText;
  return (
    <aside className="em-parts">
      {picked ? (
        <PickedPanel text={text} picked={picked} {...acts} />
      ) : (
        <Panel title={t('fields.source')}>{t('texts.pickHint')}</Panel>
      )}
      <Departed sections={section ? [section] : rendered.bolumler} />
      <Panel
        title={t('texts.sources')}
        count={inText.length}
        tools={
          inSection && (
            <SegmentedFace
              label={t('texts.sources')}
              faces={[
                { value: 'bolum', label: t('texts.thisSection', { count: inSection.length }) },
                { value: 'metin', label: t('texts.wholeText', { count: inText.length }) },
              ]}
              value={face}
              onChange={setFace}
            />
          )
        }
      >
        <ul className={`em-stack ${css.elements} ${css.longList}`}>
          {shown.map(({ key, source, fields, special }) => {
            const record = text.kayitlar[key];
            return (
              <Group component="li" key={key} gap="sm" wrap="nowrap">
                <Anchor component={Link} to={recordAddress(source)} flex={1} miw={0}>
                  <span className="em-two">
                    {record?.ad ?? `#${source.id}`}
                    {record?.departman && <small>{record.departman}</small>}
                  </span>
                </Anchor>
                {special && <SpecialMark />}
                <small className="em-quiet em-num">
                  {t('texts.fieldsUsed', { count: fields })}
                </small>
              </Group>
            );
          })}
        </ul>
      </Panel>
    </aside>
  );
}

/** Sentences written by hand that differ from the register, with the register's words. */
function Departed({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  const departed = sections
    .flatMap(({ cumleler }) => cumleler)
    .filter((one) => one.asil !== undefined && one.asil !== plainOf(one).trim());
  if (departed.length === 0) return null;
  return (
    <Note tone="mid" title={t('texts.departed', { count: departed.length })}>
      {departed.map(({ k, asil }) => (
        <p key={k} className="em-break">
          {t('texts.registerWords', { words: asil })}
        </p>
      ))}
      {t('texts.staysByHand', { count: departed.length })}
    </Note>
  );
}
