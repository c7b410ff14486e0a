import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { recordAddress } from '../address.ts';
import css from '../texts.module.css';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{
  activities: readonly Readonly<{ id: number; ad: string }>[];
  count: number;
  onClose: () => void;
}>;

/** Activities without a published notice, each with a link to its record. */
export default function WithoutModal({ activities, count, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <OpenModal onClose={onClose} title={t('texts.without')}>
      <p className="em-quiet">{t(count > 0 ? 'texts.withoutText' : 'texts.withoutNone')}</p>
      <ul className={`em-stack ${css.elements} ${css.longList}`} tabIndex={-1}>
        {activities.map(({ id, ad }) => (
          <li key={id}>
            <Anchor component={Link} to={recordAddress({ tur: 'veri_harita', id })}>
              {ad}
            </Anchor>
          </li>
        ))}
      </ul>
      {count > activities.length && (
        <p className="em-quiet">{t('texts.withoutMore', { count: count - activities.length })}</p>
      )}
    </OpenModal>
  );
}
