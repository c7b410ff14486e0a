import type { LibraryEntry } from '@emanet/contract/inventory';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { Note } from '../../ui/panel/Note.tsx';

/** Where the law of a library row comes from, how far it was checked, and whether the practice is advised. */
export function LibraryOrigin({ entry }: Readonly<{ entry: LibraryEntry }>) {
  const { t, lang } = useTranslation();
  const compared = entry.durum === 'karsilastirildi';
  return (
    <>
      {entry.ingilizce && (
        <Note title={entry.ingilizce.ad}>
          {entry.ingilizce.aciklama} {entry.ingilizce.amac}
        </Note>
      )}
      <Note tone={compared ? 'plain' : 'mid'} title={t(`inventory.library.status.${entry.durum}`)}>
        {t(`inventory.library.statusText.${entry.durum}`)}
        <br />
        {t('inventory.library.from', { source: entry.kaynak, date: dayShort(entry.tarih, lang) })}
        <br />
        {t('inventory.library.period', { source: entry.sure_kaynagi })}
      </Note>
      {entry.onerilmez && (
        <Note tone="mid" title={t('inventory.library.discouraged')}>
          {t('inventory.library.discouragedText')}
        </Note>
      )}
    </>
  );
}
