import { useTranslation } from '../../../platform/i18n.ts';
import { History } from '../../../records/drawer/History.tsx';
import { usePlainChanges } from '../../../records/drawer/usePlainChanges.ts';

/** Changes of a session, newest first; each can be taken back. */
export function SessionLog({ id }: { id: number }) {
  const { t } = useTranslation();
  const changesOf = usePlainChanges({
    konu: t('training.session.konu'),
    yer: t('training.session.yer'),
    tarih: t('training.session.tarih'),
    dakika: t('training.session.dakika'),
    egitmen: t('training.session.egitmen'),
    sinav: t('training.session.sinav'),
    dosya_adi: t('training.session.signed'),
    kisiler: t('training.session.people'),
    katilanlar: t('training.session.came'),
  });
  return <History tur="egitim_oturumlari" id={id} changesOf={changesOf} />;
}
