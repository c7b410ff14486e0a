import type { SingleText } from '@emanet/contract/texts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { when } from '../../platform/when.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import css from './texts.module.css';

/** Versions of a text with their dates, and where each can be read. */
export function Versions({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  if (text.surumler.length === 0) return null;
  return (
    <Panel title={t('texts.versions')} count={text.surumler.length}>
      <ul className={css.elements}>
        {text.surumler.map((one) => {
          const name = t('common.versionNo', { no: one.sira });
          const day = one.yayin_tarihi
            ? when(one.yayin_tarihi, lang, true)
            : t('texts.states.onaylandi');
          const address =
            text.adres && one.yayin_tarihi ? `${text.adres}?surum=${one.sira}` : undefined;
          return (
            <li key={one.sira}>
              <a href={address} target="_blank" rel="noreferrer">
                <span>
                  {name}
                  <small className="em-quiet">
                    {day} · {t('texts.approvedBy', { by: one.onaylayan })}
                    {one.yayin_tarihi && ` · ${t('texts.views', { count: one.gosterim })}`}
                  </small>
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
