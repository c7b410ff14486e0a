import type { SingleBreach } from '@emanet/contract/breaches';
import { roleInWords } from '@emanet/contract/breaches/choices';
import { cameBack } from '@emanet/contract/breaches/form';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { Button } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { Facts } from '../../ui/panel/Facts.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useOwnerWords } from '../clocks/clocks.tsx';
import type { Open } from './opened.ts';

/** Letters that came back, by name. */
const MOST_NAMED = 5;

/** People in charge of the breach, and its other facts. */
export function PeoplePanel({ row, onOpen }: Readonly<{ row: SingleBreach; onOpen: Open }>) {
  const { t, lang } = useTranslation();
  const ownerWords = useOwnerWords();
  const label = (name: keyof typeof BREACH_LABELS) => BREACH_LABELS[name][lang];
  const files = row.olaylar.filter(({ dosya_linki }) => dosya_linki !== null).length;
  const lost = cameBack(row);
  const who = lost.slice(0, MOST_NAMED).map(({ ad, eposta }) => `${ad} <${eposta}>`);
  const letters = [
    t('breaches.letterCount', { count: row.mektuplar.length }),
    lost.length > 0 &&
      t('breaches.cameBack', {
        count: lost.length,
        who: [...who, lost.length > MOST_NAMED && '…'].filter(Boolean).join(', '),
      }),
  ]
    .filter(Boolean)
    .join('; ');
  return (
    <Panel
      title={t('breaches.about')}
      tools={
        onOpen && (
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onOpen({ what: 'edit', section: 0 })}
          >
            {t('common.edit')}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [label('sorumlu'), row.sorumlu ?? ownerWords(row.sahip)],
          [label('department_id'), row.department_name ?? '–'],
          [label('farkeden'), row.farkeden ?? '–'],
          [label('sifat'), roleInWords(row.sifat, lang)],
          [t('breaches.evidence'), t('breaches.files', { count: files })],
          [t('breaches.letters'), letters],
        ]}
      />
    </Panel>
  );
}
