import type { Breach } from '@emanet/contract/breaches';
import { dataCategories, ELEMENT_WORDS, ELEMENTS } from '@emanet/contract/breaches/choices';
import { groupName, notKnown, totalInWords } from '@emanet/contract/breaches/form';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconPencil, IconShieldHalfFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Tag } from '../../ui/panel/Tag.tsx';
import css from './breach.module.css';
import type { Open } from './opened.ts';

/** Look of the headings inside the panel. */
const HEAD = { mt: 'sm', mb: 'xs', fz: 'meta', fw: 'inherit', c: 'var(--em-text-2)' } as const;

const ADDRESSES = {
  varlik_listesi: (id: number) => `/varlik-listesi?kayit=${id}`,
  tedarikci_listesi: () => '/tedarikciler/rehber',
} as const;

/** Groups with their numbers, categories and elements, copied and corrected by hand. */
export function AffectedPanel({ row, onOpen }: Readonly<{ row: Breach; onOpen: Open }>) {
  const { t, lang } = useTranslation();
  const { kayit_turu, kayit_id, kayit_adi } = row;
  return (
    <Panel
      title={t('breaches.affected')}
      text={
        kayit_turu &&
        kayit_id && (
          <>
            {t('breaches.takenFrom')}{' '}
            <Anchor component={Link} to={ADDRESSES[kayit_turu](kayit_id)}>
              {kayit_adi}
            </Anchor>
          </>
        )
      }
      tools={
        onOpen && (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconPencil size={14} aria-hidden />}
            onClick={() => onOpen({ what: 'edit', section: 5 })}
          >
            {t('common.correct')}
          </Button>
        )
      }
    >
      <div className={`em-columns ${css.affected}`}>
        <div>
          <Text component="h3" {...HEAD}>
            {t('breaches.groups')}
          </Text>
          {row.kisi_gruplari.length === 0 ? (
            <p className="em-quiet">{t('breaches.noGroups')}</p>
          ) : (
            <table className={`em-table ${css.groups}`}>
              <tbody>
                {row.kisi_gruplari.map(({ grup, sayi, kesin }) => (
                  <tr key={grup}>
                    <th scope="row">{groupName(grup, lang)}</th>
                    <td className="em-num">{sayi?.toLocaleString(lang) ?? notKnown(lang)}</td>
                    <td className={kesin ? 'em-faint' : 'em-toned'} data-tone="mid">
                      {t(kesin ? 'breaches.certain' : 'breaches.estimate')}
                    </td>
                  </tr>
                ))}
                <tr>
                  <th scope="row">{t('common.total')}</th>
                  <td className="em-num">
                    <b>{totalInWords(row, lang)}</b>
                  </td>
                  <td className="em-faint">{t('breaches.personsUnit')}</td>
                </tr>
              </tbody>
            </table>
          )}
        </div>
        <div>
          <Text component="h3" {...HEAD}>
            {t('breaches.categories')}
          </Text>
          <Group gap="tight">
            {row.kategoriler.length === 0 && (
              <span className="em-quiet">{t('breaches.noCategories')}</span>
            )}
            {dataCategories()
              .filter(({ code }) => row.kategoriler.includes(code))
              .map((one) => (
                <Tag key={one.code} tone={one.special ? 'special' : 'plain'}>
                  {one.special && <IconShieldHalfFilled size={13} aria-hidden />}
                  {one[lang]}
                </Tag>
              ))}
          </Group>
          <Text component="h3" {...HEAD}>
            {t('breaches.element')}
          </Text>
          <Group gap="tight">
            {row.unsurlar.length === 0 && <span className="em-quiet">{notKnown(lang)}</span>}
            {ELEMENTS.filter((one) => row.unsurlar.includes(one)).map((one) => (
              <Tag key={one} tone="high">
                {ELEMENT_WORDS[one][lang]}
              </Tag>
            ))}
          </Group>
        </div>
      </div>
    </Panel>
  );
}
