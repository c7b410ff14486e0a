import { portfolio } from '@emanet/contract/portfolio';
import type { LawLine } from '@emanet/contract/portfolio/law';
import { IconGavel, IconPlus } from '@tabler/icons-react';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useRead } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { NounList } from '../../../records/noun/NounList.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { among, choicesOf, distinct } from '../../../ui/filters/filter.ts';
import { column, type Column, type Sort } from '../../../ui/table/column.ts';
import { TableFooter } from '../../../ui/table/TableFooter.tsx';
import { textColumn } from '../../../ui/table/text-column.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { listParam, oneOfParam, sortParam, textParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { searchFor } from '../../../ui/word-search.ts';
import { useFirms } from '../queries.ts';
import { LawEntry } from './LawEntry.tsx';
import { dayOrPart, nameOfLaw } from './law.ts';

const AddLawModal = lazily(() => import('./AddLawModal.tsx'), {
  close: ({ onClose }) => onClose(),
});

const FACES = ['acik', 'ilgili', 'bilinmiyor', 'firma', 'tumu'] as const;
const NEWEST: Sort = { key: 'gun', descending: true };
const SPEC = {
  q: textParam('q'),
  face: oneOfParam('goster', FACES),
  kinds: listParam('tur'),
  sort: sortParam('sirala', NEWEST),
};
const NOTHING = { q: '', kinds: [], face: 'tumu' } as const;
const NONE: readonly LawLine[] = [];
const idOf = (one: LawLine) => one.id;

const inFace = (one: LawLine, face: (typeof FACES)[number]): boolean => {
  if (face === 'acik') return one.ilgili > one.acilan;
  if (face === 'ilgili') return one.ilgili > 0;
  if (face === 'bilinmiyor') return one.ilgili === 0 && one.bilinmeyen > 0;
  return face === 'tumu' || one.firma !== null;
};

/** /portfoy/mevzuat: the entries of the law, or one of them. */
export default function LawPage() {
  const { id } = useParams();
  return id === undefined ? <LawList /> : <LawEntry id={id} />;
}

/** Decisions, guides and the firm's own entries, and which clients they concern. */
function LawList() {
  const { t, lang } = useTranslation();
  const go = useNavigate();
  const address = useUrlState(SPEC);
  const { state: asked, set } = address;
  const query = useRead(portfolio.law, {}, { staleTime: 0 });
  const rows = query.data ?? NONE;
  const partnerOf = (useFirms().data ?? []).filter(({ rol }) => rol === 'ortak');
  const [adding, setAdding] = useState(false);
  const columns = useMemo(
    (): readonly Column<LawLine>[] => [
      textColumn('ad', t('portfolio.law.entry'), 460, nameOfLaw, { least: 240 }),
      textColumn('tur', t('portfolio.law.kind'), 140, (one) => one.tur, { rank: 4 }),
      column('gun', t('portfolio.law.published'), 120, (one) => dayOrPart(one.gun, lang), {
        rank: 2,
        sortBy: (one) => one.gun ?? '',
      }),
      textColumn('durum', t('portfolio.law.status'), 170, (one) => one.durum, { rank: 5 }),
      column(
        'ilgili',
        t('portfolio.law.concerned'),
        120,
        (one) => `${one.ilgili} / ${one.musteri}`,
        {
          sortBy: (one) => one.ilgili,
        },
      ),
      column('bilinmeyen', t('portfolio.law.unknown'), 110, (one) => one.bilinmeyen, {
        rank: 3,
        sortBy: (one) => one.bilinmeyen,
      }),
      column('acilan', t('portfolio.law.opened'), 120, (one) => one.acilan, {
        rank: 1,
        sortBy: (one) => one.acilan,
      }),
    ],
    [t, lang],
  );
  const table = useDataTable({
    ...{ rows, columns, idOf, nameOf: nameOfLaw, sort: asked.sort },
    onSort: (sort) => set({ sort }),
    narrow: useCallback(
      (all: readonly LawLine[]) => {
        const found = searchFor(asked.q);
        return all.filter(
          (one) =>
            inFace(one, asked.face) &&
            among(asked.kinds, one.tur) &&
            found([one.sayi, one.baslik, one.tur, one.firma].join(' ')),
        );
      },
      [asked],
    ),
  });
  return (
    <NounList
      {...{ table, query, address }}
      title={t('portfolio.law.title')}
      back={{ to: '/portfoy', label: t('portfolio.back') }}
      count={query.data && t('portfolio.law.count', { count: table.rows.length })}
      add={
        partnerOf.length > 0 && (
          <ActButton icon={IconPlus} onClick={() => setAdding(true)}>
            {t('portfolio.law.add')}
          </ActButton>
        )
      }
      search={t('portfolio.law.search')}
      filters={{
        flags: [],
        choices: [
          choicesOf(asked, set)(
            'kinds',
            t('portfolio.law.kind'),
            distinct(rows.map(({ tur }) => tur)),
            (value) => value,
          ),
        ],
      }}
      faces={{
        label: t('portfolio.law.title'),
        faces: FACES.map((value) => ({
          value,
          label: t(`portfolio.law.faces.${value}`),
          count: query.data && rows.filter((one) => inFace(one, value)).length,
        })),
        value: asked.face,
        onChange: (face) => set({ face }),
      }}
      failed={t('portfolio.law.failed')}
      onClear={() => set(NOTHING)}
      onOpen={(one) => void go(`/portfoy/mevzuat/${one.id}`)}
      empty={{
        icon: <IconGavel size={20} aria-hidden />,
        title: t('portfolio.law.empty'),
        text: t('portfolio.law.emptyText'),
      }}
      phone={(one) => ({
        name: nameOfLaw(one),
        below: t('portfolio.law.concerns', { count: one.ilgili, all: one.musteri }),
        besideBelow: dayOrPart(one.gun, lang),
      })}
      footer={<TableFooter table={table} />}
    >
      {adding && (
        <Suspense fallback={null}>
          <AddLawModal firms={partnerOf} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </NounList>
  );
}
