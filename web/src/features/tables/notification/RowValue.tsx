import type { FilingRow } from '@emanet/contract/filings/preparation';
import type { RegistryCategory } from '@emanet/contract/tables';
import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { answerIn, registryWordOf } from '../filings/registry-names.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { RegistryName } from '../RegistryName.tsx';
import { subjectNames } from '../subject-names.ts';
import { gapsIn, needsChoice, type RowsSection } from './sections.ts';
import classes from './rows.module.css';

type Props = Readonly<{
  section: RowsSection;
  category: RegistryCategory;
  row: FilingRow | undefined;
}>;

const names = (list: readonly { ad: string }[]) => list.map(({ ad }) => ad);

/** Value for the registry, or its difference from the last filing. */
export function RowValue({ section, category, row }: Props) {
  return row?.onceki ? (
    <Difference row={row} />
  ) : (
    <Value section={section} category={category} row={row} />
  );
}

/** Old and new, as they are entered; unchanged values have no colour. */
function Difference({ row }: { row: FilingRow }) {
  const { t, lang } = useTranslation();
  const before = row.onceki ?? [];
  const named = (one: string) => answerIn(row.bolum, one, lang);
  return (
    <Stack component="ul" gap="hair">
      {before
        .filter((one) => !row.degerler.includes(one))
        .map((one) => (
          <li key={`-${one}`}>
            <del
              className={`em-gone ${classes.mark}`}
              aria-label={t('notification.removed', { name: named(one) })}
            >
              <RegistryName named={named(one)} turkish={one} />
            </del>
          </li>
        ))}
      {row.degerler.map((one) => (
        <li key={one}>
          {before.includes(one) ? (
            <RegistryName named={named(one)} turkish={one} />
          ) : (
            <ins
              className={`em-come ${classes.mark}`}
              aria-label={t('notification.added', { name: named(one) })}
            >
              <RegistryName named={named(one)} turkish={one} />
            </ins>
          )}
        </li>
      ))}
    </Stack>
  );
}

function Value({ section, category, row }: Props) {
  const { t, lang } = useTranslation();
  const { saklama } = category;
  const shown: Readonly<Record<RowsSection, readonly string[]>> = {
    kategoriler: [category.ad],
    amaclar: names(category.amaclar),
    alici_gruplari: names(category.alici_gruplari),
    saklama: saklama.sicil,
    ilgili_kisiler: subjectNames(category.ilgili_kisiler),
    yurt_disi: category.yurt_disi.ulkeler,
  };
  if (needsChoice(section, category) && !saklama.secilen)
    return <Tag tone="mid">{t('notification.incomparable')}</Tag>;
  const list = shown[section];
  if (section === 'kategoriler') return <span>{t('notification.held')}</span>;
  if (list.length === 0)
    return (
      <Text span inherit c="var(--em-text-2)">
        {gapsIn(section, category).length > 0
          ? t('notification.unknown')
          : t(`tables.none.${section}`)}
      </Text>
    );
  if (section === 'saklama') return <strong>{list.join(' / ')}</strong>;
  return (
    <Stack component="ul" gap="xs">
      {list.map((name) => (
        <li key={name}>
          <RegistryName
            named={name}
            turkish={registryWordOf(section, name, row?.degerler ?? [], lang)}
          />
        </li>
      ))}
    </Stack>
  );
}

/** Facts behind an answer that are not entered themselves. */
export function Hint({ section, category }: Omit<Props, 'row'>): ReactNode {
  const { t } = useTranslation();
  const { saklama, yurt_disi } = category;
  if (section === 'yurt_disi' && yurt_disi.mekanizmalar.length > 0)
    return (
      <p className="em-quiet">
        {t('tables.restsOn', { mechanisms: names(yurt_disi.mekanizmalar).join('; ') })}
      </p>
    );
  if (section !== 'saklama' || saklama.en_uzun === null) return null;
  const { belirleyen } = saklama;
  return (
    <>
      {(saklama.secenekler?.length ?? 0) < 2 && !saklama.sicil.includes(saklama.en_uzun) && (
        <p className="em-quiet">{saklama.en_uzun}</p>
      )}
      {belirleyen && (
        <p className="em-quiet">
          {t('notification.decides')}{' '}
          <Link to={`/veri-isleme?kayit=${belirleyen.id}`}>{belirleyen.surec_ismi}</Link>
          {belirleyen.sayi > 1 && ` ${t('notification.andOthers', { count: belirleyen.sayi - 1 })}`}
        </p>
      )}
      {saklama.asgari && <p className="em-quiet">{t('tables.leastOnly')}</p>}
    </>
  );
}
