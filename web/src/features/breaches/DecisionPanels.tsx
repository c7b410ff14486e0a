import type { SingleBreach } from '@emanet/contract/breaches';
import {
  ADDRESSEE_WORDS,
  DECISION_WORDS,
  NO_BREACH_WORDS,
} from '@emanet/contract/breaches/choices';
import { Button, Group } from '@mantine/core';
import { IconMail, IconPencil } from '@tabler/icons-react';
import { notKnown } from '@emanet/contract/breaches/form';
import { useTranslation } from '../../platform/i18n.ts';
import { whenInFull } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import type { Open } from './opened.ts';

type Props = Readonly<{ row: SingleBreach; onOpen: Open }>;

/** Whether the Board and the persons are notified: why, or why not, and who decided. */
export function DecisionPanels({ row, onOpen }: Props) {
  if (row.sifat === 'isleyen') return null;
  return (
    <div className="em-parts em-columns" data-even>
      <Decision row={row} konu="kurul" onOpen={onOpen} />
      <Decision row={row} konu="ilgili_kisi" onOpen={onOpen} />
    </div>
  );
}

function Decision({ row, konu, onOpen }: Props & Readonly<{ konu: 'kurul' | 'ilgili_kisi' }>) {
  const { t, lang } = useTranslation();
  const board = konu === 'kurul';
  const karar = board ? row.kurul_karari : row.kisi_karari;
  const needless = !board && row.kurul_karari === 'ihlal_degil';
  const decided = row.olaylar.filter(({ tur, veri }) => tur === 'karar' && veri.konu === konu);
  const last = decided.at(-1);
  const told = board ? row.kurul_bildirimi : row.kisi_bildirimi;
  return (
    <Panel
      title={ADDRESSEE_WORDS[konu][lang]}
      tools={
        <Tag tone={toneOf(karar, needless)}>
          {karar
            ? DECISION_WORDS[karar][lang]
            : needless || row.durum === 'acik'
              ? t(needless ? 'breaches.notNeeded' : 'breaches.undecided')
              : notKnown(lang)}
        </Tag>
      }
    >
      <p className="em-quiet">{t(board ? 'breaches.boardLaw' : 'breaches.personsLaw')}</p>
      {karar === 'bildirilmeyecek' && <Note tone="high">{t('breaches.noThreshold')}</Note>}
      {board && row.ihlal_degil_nedeni && (
        <p>
          <b>{NO_BREACH_WORDS[row.ihlal_degil_nedeni][lang]}</b>
        </p>
      )}
      {karar && <p className="em-text">{board ? row.kurul_gerekcesi : row.kisi_gerekcesi}</p>}
      {last && (
        <p className="em-quiet">
          {String(last.veri.karar_veren)}, {whenInFull(last.an, lang)}
          {decided.length > 1 && ` · ${t('breaches.amended', { count: decided.length - 1 })}`}
        </p>
      )}
      {told && <p>{t('breaches.toldAt', { at: whenInFull(told, lang) })}</p>}
      {onOpen && !needless && (
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            onClick={() => onOpen({ what: 'decide', konu })}
          >
            {t(karar ? 'breaches.amend' : 'breaches.decide')}
          </Button>
          {!board && (
            <>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconMail size={14} aria-hidden />}
                onClick={() => onOpen({ what: 'letters' })}
              >
                {t('breaches.letters')}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                onClick={() => onOpen({ what: 'stage', whom: 'ilgili_kisi' })}
              >
                {t('breaches.otherWay')}
              </Button>
            </>
          )}
        </Group>
      )}
    </Panel>
  );
}

/** Green needs a decision that the law provides for; another one is worse than none. */
const toneOf = (
  karar: SingleBreach['kurul_karari'] | SingleBreach['kisi_karari'],
  needless: boolean,
) => (karar === 'bildirilmeyecek' ? 'high' : karar ? 'done' : needless ? 'plain' : 'mid');
