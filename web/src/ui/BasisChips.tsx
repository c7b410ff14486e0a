import { articleIn } from '@emanet/contract/shared/articles';
import { useLanguage } from '../platform/i18n.ts';
import marks from './marks.module.css';

type Props = {
  codes: readonly string[];
  /** Further codes are counted instead of shown. */
  most?: number;
  /** Shows the bases of special-category data (art. 6/3) in their own colour. */
  explained?: boolean;
};

/** Legal bases as outlined code chips, such as "5/2-ç". */
export function BasisChips({ codes, most = codes.length, explained = false }: Props) {
  const lang = useLanguage();
  const hidden = codes.slice(most);
  return (
    <span className={marks.tag}>
      {codes.slice(0, most).map((code) => (
        <span
          key={code}
          className={`${marks.tag} ${marks.chip}`}
          data-tone={explained && code.startsWith('6/') ? 'special' : undefined}
        >
          {articleIn(code, lang)}
        </span>
      ))}
      {hidden.length > 0 && (
        <span className="em-faint" title={hidden.map((code) => articleIn(code, lang)).join(', ')}>
          +{hidden.length}
        </span>
      )}
    </span>
  );
}
