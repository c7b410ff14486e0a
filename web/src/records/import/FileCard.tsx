import type { ReactNode } from 'react';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useLanguage } from '../../platform/i18n.ts';
import { sizeText } from './file.ts';
import css from './import.module.css';

/** The file it is about, and what can be done with it. */
export function FileCard({ file, children }: { file: File; children: ReactNode }) {
  const lang = useLanguage();
  return (
    <div className={css.card}>
      <IconFileSpreadsheet size={20} stroke={1.6} aria-hidden />
      <span className={css.cardName}>
        <strong>{file.name}</strong>
        <span className={`${css.quiet} em-num`}>{sizeText(file.size, lang)}</span>
      </span>
      <span className={css.cardActions}>{children}</span>
    </div>
  );
}
