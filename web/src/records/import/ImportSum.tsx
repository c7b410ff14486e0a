import { List, Text } from '@mantine/core';
import type { ImportPlan } from '@emanet/contract/records/import';
import { useTranslation } from '../../platform/i18n.ts';
import type { ImportTarget } from './target.ts';

type Props = Readonly<{ target: ImportTarget; plan: ImportPlan; open?: boolean }>;

/** The sum of all cells of the file: what is stored, unchanged, left out and refused, with its columns. */
export function ImportSum({ target, plan: { hesap }, open = false }: Props) {
  const { t } = useTranslation();
  if (!hesap) return null;
  const { birakilanlar, turetilenler, kisalanlar } = hesap;
  return (
    <details open={open} style={{ flex: 'none', textAlign: 'start' }}>
      <Text component="summary" fz="sm" style={{ cursor: 'pointer' }}>
        {t('import.sum.line', {
          read: hesap.okunan,
          stored: hesap.saklanan,
          same: hesap.ayni,
          left: hesap.birakilan,
          refused: hesap.reddedilen,
        })}
      </Text>
      <List fz="sm" mah={180} className="em-scroll" mt="xs" tabIndex={0}>
        {birakilanlar.map(({ sayfa, sutun, baslik, neden, adet }) => (
          <List.Item key={[sayfa, sutun, neden, baslik].join(' ')}>
            {[sayfa, sutun, baslik].filter(Boolean).join(' · ')}:{' '}
            {t(`import.sum.because.${neden}`, { count: adet })}
          </List.Item>
        ))}
        {turetilenler.map(({ alan, dayanak, adet }) => (
          <List.Item key={`${alan} ${dayanak}`}>
            {t('import.sum.derived', {
              count: adet,
              field: target.labelOf(alan),
              from: target.labelOf(dayanak),
            })}
          </List.Item>
        ))}
        {kisalanlar.map(({ alan, neden, adet }) => (
          <List.Item key={`${alan} ${neden}`}>
            {t(`import.sum.less.${neden}`, { count: adet, field: target.labelOf(alan) })}
          </List.Item>
        ))}
        {hesap.birlesen > 0 && (
          <List.Item>{t('import.sum.joined', { count: hesap.birlesen })}</List.Item>
        )}
        {hesap.reddedilen > 0 && <List.Item>{t('import.sum.refused')}</List.Item>}
      </List>
    </details>
  );
}
