import type { PeopleList } from '@emanet/contract/people-list/read';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';

/** Lists the cells of a pasted list that are left out: identity numbers, numbers, other columns. */
export function LeftOut({ list: { leftOut } }: { list: PeopleList }) {
  const { t } = useTranslation();
  if (leftOut.length === 0) return null;
  const titles = (kinds: readonly string[]) =>
    leftOut
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ title }) => (typeof title === 'number' ? t('people.column', { at: title }) : title));
  const identity = titles(['identity']);
  const others = [...new Set(titles(['number', 'column']))];
  return (
    <Note tone={identity.length > 0 ? 'mid' : undefined} title={t('people.leftOut')}>
      {identity.length > 0 && <p>{t('people.identity', { columns: identity.join(', ') })}</p>}
      {others.length > 0 && <p>{t('people.others', { columns: others.join(', ') })}</p>}
    </Note>
  );
}
