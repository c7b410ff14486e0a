import type { SingleText } from '@emanet/contract/texts';
import { ActionIcon, Anchor, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { when } from '../../../platform/when.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import css from '../texts.module.css';

/** Versions of a text with their dates, each with a link, and its public address if it has one. */
export function Versions({ text }: { text: SingleText }) {
  const { t, lang } = useTranslation();
  if (text.surumler.length === 0) return null;
  return (
    <Panel title={t('texts.versions')} count={text.surumler.length}>
      <ul className={`em-stack ${css.elements}`}>
        {text.surumler.map((one) => {
          const name = t('common.versionNo', { no: one.sira });
          const day = one.yayin_tarihi
            ? when(one.yayin_tarihi, lang, true)
            : t('texts.states.onaylandi');
          return (
            <Group component="li" key={one.sira} gap="xs" wrap="nowrap">
              <Anchor
                component={Link}
                to={`/metinler/${text.id}/surum/${one.sira}`}
                flex={1}
                aria-current={one.sira === text.yayindaki || undefined}
              >
                <span className="em-two">
                  {name}
                  <small className="em-quiet">
                    {day} · {t('texts.approvedBy', { by: one.onaylayan })}
                    {one.yayin_tarihi && ` · ${t('texts.views', { count: one.gosterim })}`}
                    {one.kararlar.length > 0 &&
                      ` · ${t('texts.decisionCount', { count: one.kararlar.length })}`}
                  </small>
                </span>
              </Anchor>
              {text.adres && one.yayin_tarihi && (
                <ActionIcon
                  component="a"
                  variant="subtle"
                  color="gray"
                  href={`${text.adres}?surum=${one.sira}`}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t('texts.openVersion', { no: one.sira })}
                  title={t('texts.openVersion', { no: one.sira })}
                >
                  <IconExternalLink size={17} />
                </ActionIcon>
              )}
            </Group>
          );
        })}
      </ul>
    </Panel>
  );
}
