import { plainOf, type Source } from '@emanet/contract/texts/model';
import { gridOf } from '@emanet/contract/texts/grid';
import type { SingleText } from '@emanet/contract/texts';
import type { ReactNode } from 'react';
import { Anchor, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { gapAddress } from './address.ts';
import ink from './paper.module.css';

export type Rendered = NonNullable<SingleText['metin']>['tr'];
export type Section = Rendered['bolumler'][number];
export type Sentence = Section['cumleler'][number];
/** A pressed stretch: its sentence, and its fields. */
export type Picked = Readonly<{ sentence: Sentence; sources: readonly Source[]; section: Section }>;

type Props = Readonly<{
  text: Rendered;
  picked?: Picked | undefined;
  onPick?: (picked: Picked) => void;
  /** Sections in the Board's own words. */
  locked?: readonly string[] | undefined;
  /** A marked section, and what marks it. */
  current?: string | undefined;
  /** The link of a gap is shown to people who may fill it. */
  names?: SingleText['kayitlar'];
  /** Draws a sentence in another way. */
  instead?: (sentence: Sentence, section: Section) => ReactNode;
  /** Shown above the title. */
  head?: ReactNode;
}>;

/** A text on paper: underlined in petrol from the register, in amber from a person. */
export function Paper({ text, head, ...rest }: Props) {
  const { t } = useTranslation();
  return (
    <article className={`em-surface em-line ${ink.paper}`}>
      {head && <div className={`em-apart ${ink.head}`}>{head}</div>}
      <Text component="h2" mb="title" fz="title" ta="center" fw={700}>
        {text.baslik}
      </Text>
      {text.bolumler.map((section, place) => (
        <section
          key={section.k}
          id={`bolum-${section.k}`}
          className={ink.section}
          data-current={rest.current === section.k || undefined}
        >
          <h3>
            {`${place + 1}. ${section.baslik}`}
            {rest.locked?.includes(section.k) && (
              <IconLock
                className={ink.lock}
                size={15}
                role="img"
                aria-label={t('texts.lockedSection')}
              />
            )}
          </h3>
          <Sentences section={section} {...rest} />
          {section.bosluklar.map((gap) => (
            <Gap key={gap.k} gap={gap} names={rest.names} />
          ))}
        </section>
      ))}
    </article>
  );
}

/** Running sentences are a paragraph, items a separate list. */
function Sentences({
  section,
  instead,
  picked,
  onPick,
}: Omit<Props, 'text' | 'head'> & { section: Section }) {
  const groups: { form: string; sentences: Sentence[] }[] = [];
  for (const one of section.cumleler) {
    const form = one.hucre
      ? 'table'
      : one.madde
        ? one.sirali
          ? 'ol'
          : 'ul'
        : one.kalin
          ? 'strong'
          : 'p';
    const last = groups.at(-1);
    if (last?.form === form) last.sentences.push(one);
    else groups.push({ form, sentences: [one] });
  }
  const draw = (one: Sentence) =>
    instead?.(one, section) ?? (
      <Line key={one.k} sentence={one} section={section} picked={picked} onPick={onPick} />
    );
  return groups.map(({ form, sentences }) => {
    if (form === 'table') return <Grid key={sentences[0]?.k} sentences={sentences} draw={draw} />;
    const List = form === 'ol' ? 'ol' : 'ul';
    return form === 'ol' || form === 'ul' ? (
      <List key={sentences[0]?.k}>
        {sentences.map((one) => (
          <li key={one.k}>{draw(one)}</li>
        ))}
      </List>
    ) : (
      <p key={sentences[0]?.k} data-bold={form === 'strong' || undefined}>
        {sentences.map((one) => [draw(one), ' '])}
      </p>
    );
  });
}

/** Sentences with places in a table. */
function Grid({
  sentences,
  draw,
}: Readonly<{ sentences: readonly Sentence[]; draw: (one: Sentence) => ReactNode }>) {
  const { columns, rows } = gridOf(sentences);
  return (
    <table className="em-table" data-cards>
      <thead>
        <tr>
          {columns.map((one) => (
            <th key={one} scope="col">
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ k, cells }) => (
          <tr key={k}>
            {cells.map((own, at) => (
              <td key={columns[at]} data-label={columns[at]}>
                {own.map(draw)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type LineProps = Readonly<{
  sentence: Sentence;
  section: Section;
  picked?: Picked | undefined;
  onPick?: ((picked: Picked) => void) | undefined;
}>;

function Line({ sentence, section, picked, onPick }: LineProps) {
  const { t } = useTranslation();
  const own = sentence.asil !== undefined;
  if (own && plainOf(sentence).trim() === '')
    return <s className={ink.span} data-by="hand">{`${sentence.asil} `}</s>;
  const free = sentence.p.every(({ s }) => s === undefined) && !own;
  return sentence.p.map((span, place) => {
    const sources = span.s ?? [];
    const by = own ? 'hand' : span.ozel ? 'special' : sources.length > 0 ? 'register' : undefined;
    const at = `${sentence.k}:${place}`;
    if (!onPick || (!by && !free)) return span.t;
    const pick = () => onPick({ sentence, sources, section });
    // A button would not break over lines like the words of a sentence.
    return (
      <span
        key={at}
        role="button"
        tabIndex={0}
        className={ink.span}
        data-by={by ?? 'own'}
        aria-label={by && `${span.t} (${t(`texts.by.${by}`)})`}
        aria-pressed={picked?.sentence.k === sentence.k && same(picked.sources, sources)}
        onClick={pick}
        onKeyDown={({ key, altKey }) => !altKey && (key === 'Enter' || key === ' ') && pick()}
      >
        {span.t}
      </span>
    );
  });
}

const same = (a: readonly Source[], b: readonly Source[]) =>
  JSON.stringify(a) === JSON.stringify(b);

function Gap({ gap, names = {} }: { gap: Section['bosluklar'][number]; names?: Props['names'] }) {
  const { t } = useTranslation();
  const { tur, id } = gap.kaynak;
  const name = names?.[`${tur}:${id}`]?.ad ?? '';
  return (
    <Note
      tone="mid"
      action={
        <Anchor component={Link} to={gapAddress(gap)}>
          {t(gap.neden === 'kayitsiz' ? 'texts.addTransfer' : 'texts.toRecord')}
        </Anchor>
      }
    >
      {t(gap.neden ? `texts.gapOf.${gap.neden}` : 'texts.gap', { name, field: gap.ad })}
    </Note>
  );
}
