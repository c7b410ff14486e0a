import { useMemo } from 'react';
import type { MapNode } from '@emanet/contract/maps';
import { useTranslation } from '../../../platform/i18n.ts';
import { AbroadMark } from '../../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { wordsOf } from '../../../ui/word-search.ts';
import { matches } from '../model/find.ts';
import type { Graph } from '../model/graph.ts';
import classes from './list.module.css';
import { searchSections, sectionsOf, type Row } from './rows.ts';
import type { MapShape } from '../model/shape.ts';

type Props = {
  shape: MapShape;
  graph: Graph;
  /** Only rows that a search finds. */
  q?: string;
  selected?: string;
  /** Without it names are text, as on paper. */
  onSelect?: (id: string) => void;
};

/** The same map as a table, for who reads rather than looks. */
export function MapList({ shape, graph, q = '', selected, onSelect }: Props) {
  const { t } = useTranslation();
  const all = useMemo(() => sectionsOf(graph), [graph]);
  const sections = useMemo(() => {
    const words = wordsOf(q);
    return words.length === 0 ? all : searchSections(all, (name) => matches(name, words));
  }, [all, q]);
  const kinds = shape.columns.slice(1);

  const named = (node: MapNode) =>
    onSelect ? (
      <button
        type="button"
        className={classes.name}
        aria-pressed={selected === node.id}
        onClick={() => onSelect(node.id)}
      >
        {node.ad}
      </button>
    ) : (
      node.ad
    );

  if (sections.length === 0)
    return (
      <p className={classes.none} role="status">
        {t('maps.noHit')}
      </p>
    );
  return (
    <div className={classes.sections}>
      {sections.map(({ department, rows }) => (
        <section key={department.id} className={classes.section}>
          <h2>
            {named(department)}
            <span className="em-num">{t('maps.rows', { count: rows.length })}</span>
          </h2>
          <table>
            <thead>
              <tr>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {t(`maps.kinds.${kind}`)}
                  </th>
                ))}
                <th scope="col">{t('maps.marks')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.activity?.id ?? ''} ${row.near.id}`}>{cells(row)}</tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );

  function cells({ activity, near, ends, special, abroad }: Row) {
    return (
      <>
        <th scope="row">
          {activity ? named(activity) : <i className={classes.quiet}>{t('maps.noActivity')}</i>}
        </th>
        <td>{named(near)}</td>
        <td>
          {ends.map((end) => (
            <span key={end.id} className={classes.end}>
              {named(end)}
            </span>
          ))}
        </td>
        <td className={classes.marks}>
          {special && <SpecialMark withText />}
          {abroad && <AbroadMark withText />}
        </td>
      </>
    );
  }
}
