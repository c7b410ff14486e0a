import type { Unfolded } from '@emanet/contract/tables';
import { useTranslation } from '../../../platform/i18n.ts';
import { BasisChips } from '../../../ui/BasisChips.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { articleOf } from './article.ts';
import type { LineKind } from './lines.ts';
import { Names } from '../Names.tsx';
import { subjectNames } from '../subject-names.ts';
import classes from '../tables.module.css';

type Props = Readonly<{ categories: Unfolded['kategoriler']; name: string; kind: LineKind }>;

/** Category by category: which data, of whom, why and on what legal basis. */
export function CategoryTable({ categories, name, kind }: Props) {
  const { t } = useTranslation();
  const heads = {
    category: t('tables.facts.category'),
    items: t('tables.facts.items'),
    subjects: t('tables.facts.subjects'),
    purposes: t(`tables.facts.purposes.${kind}`),
    bases: t('tables.facts.bases'),
  };
  return (
    <table
      className={`em-card em-table em-clip ${classes.categories}`}
      data-cards
      aria-label={t('tables.categoriesOf', { name })}
    >
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((one) => (
          <tr key={one.kategori}>
            <th scope="row">
              {one.ad} {one.ozel_nitelikli && <SpecialMark />}
            </th>
            <td data-label={heads.items}>{one.veriler.map(({ ad }) => ad).join(', ')}</td>
            <td data-label={heads.subjects}>{subjectNames(one.ilgili_kisiler).join(', ')}</td>
            <td data-label={heads.purposes}>
              <Names names={one.amaclar.map(({ ad }) => ad)} />
            </td>
            <td data-label={heads.bases}>
              <BasisChips codes={one.hukuki_sebepler.map(articleOf)} explained />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
