import type { ReactNode } from 'react';
import { IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../../platform/i18n.ts';
import { sizeText } from './file-check.ts';
import css from './file.module.css';

type Props = Readonly<{ file: File; icon?: ReactNode; children: ReactNode }>;

/** The file it is about, and what can be done with it. */
export function FileCard({
  file,
  icon = <IconFileText size={20} stroke={1.6} />,
  children,
}: Props) {
  const lang = useLanguage();
  return (
    <div className={css.card} data-file-card>
      <span className={css.cardIcon} aria-hidden>
        {icon}
      </span>
      <span className={css.name}>
        <strong>{file.name}</strong>
        <span className={`${css.quiet} em-num`}>{sizeText(file.size, lang)}</span>
      </span>
      <div className={css.actions}>{children}</div>
    </div>
  );
}
