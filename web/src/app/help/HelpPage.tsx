import { Anchor, Box, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconHelp, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { searchable, wordsOf } from '@emanet/contract/shared/turkish';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SearchBox } from '../../ui/filters/SearchBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { holdsAll } from '../../ui/word-search.ts';
import css from './help.module.css';
import { HELP_GROUPS, helpGroups, helpTopics, topicOf, type HelpTopic } from './topics.ts';
import { useHelpPages } from './useHelpPages.ts';
import type { Block, Inline } from './markdown.ts';
import sizes from '../../site/pictures/sizes.json';
import type { Language } from '@emanet/contract/shared/primitives';

const files = import.meta.glob<string>('../../site/pictures/*.{tr,en}.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** A picture that `npm run site-pictures` took of the demo, with its size. */
function helpPicture(name: string, language: Language) {
  const src = files[`../../site/pictures/${name}.${language}.webp`];
  const size = Object.entries(sizes).find(([known]) => known === name)?.[1];
  return src && size ? { src, width: size.width, height: size.height } : undefined;
}

function Line({ parts }: Readonly<{ parts: readonly Inline[] }>) {
  return parts.map((part, at) =>
    part.kind === 'link' ? (
      <Anchor underline="always" key={at} component={Link} to={part.to} inherit>
        {part.text}
      </Anchor>
    ) : part.kind === 'name' ? (
      <strong key={at}>{part.text}</strong>
    ) : (
      part.text
    ),
  );
}

function Picture({ name, alt }: Readonly<{ name: string; alt: string }>) {
  const picture = helpPicture(name, useLanguage());
  return picture && <img {...picture} alt={alt} loading="lazy" className={css.picture} />;
}

function One({ block }: Readonly<{ block: Block }>) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'picture') return <Picture name={block.name} alt={block.alt} />;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List>
        {block.items.map((item, at) => (
          <li key={at}>
            <Line parts={item} />
          </li>
        ))}
      </List>
    );
  }
  return (
    <p className={block.kind === 'note' ? css.note : undefined}>
      <Line parts={block.text} />
    </p>
  );
}

const HelpBlocks = ({ blocks }: Readonly<{ blocks: readonly Block[] }>) =>
  blocks.map((block, at) => <One key={at} block={block} />);

type Pages = NonNullable<ReturnType<typeof useHelpPages>['data']>;

/** /yardim and /yardim/:konu: the user's guide, a page a task. */
export default function HelpPage() {
  const { konu } = useParams();
  const { t } = useTranslation();
  const query = useHelpPages();
  const topic = topicOf(konu);
  if (konu !== undefined && !topic) return <Navigate to="/yardim" replace />;
  if (query.isPending)
    return (
      <Stack role="status" aria-busy aria-label={t('common.loading')} mt="xl">
        <Skeleton height={28} width="30%" />
        <Skeleton height={120} />
      </Stack>
    );
  if (!query.data) return <ErrorState query={query} title={t('help.failed')} />;
  return topic ? <Topic topic={topic} pages={query.data} /> : <Index pages={query.data} />;
}

function Index({ pages }: Readonly<{ pages: Pages }>) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const words = wordsOf(q);
  const found = (topic: HelpTopic) => holdsAll(searchable(pages.get(topic)?.source ?? ''), words);
  return (
    <>
      <PageHead title={t('help.title')} text={t('help.lead')} />
      <Box maw="var(--em-width-rail)">
        <SearchBox value={q} onSearch={setQ} label={t('help.search')} />
      </Box>
      {!helpTopics.some(found) && (
        <EmptyState
          icon={<IconHelp size={20} aria-hidden />}
          title={t('help.none')}
          text={t('help.noneText')}
        />
      )}
      {helpGroups.map((group) => {
        const topics = HELP_GROUPS[group].filter(found);
        return (
          topics.length > 0 && (
            <section key={group} className={css.group}>
              <h2>{t(`help.groups.${group}`)}</h2>
              <ul className={css.topics}>
                {topics.map((topic) => (
                  <li key={topic}>
                    <Anchor component={Link} to={`/yardim/${topic}`} fw={620}>
                      {pages.get(topic)?.title}
                    </Anchor>
                    <Text fz="sm" c="var(--em-text-2)">
                      {pages.get(topic)?.summary}
                    </Text>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </>
  );
}

function Topic({ topic, pages }: Readonly<{ topic: HelpTopic; pages: Pages }>) {
  const { t } = useTranslation();
  const page = pages.get(topic);
  if (!page) return null;
  const next = helpTopics[helpTopics.indexOf(topic) + 1];
  return (
    <>
      <PageHead
        title={page.title}
        back={{ to: '/yardim', label: t('help.title') }}
        text={page.summary}
      >
        <Button
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => print()}
        >
          {t('ui.print.open')}
        </Button>
      </PageHead>
      <article className={css.page}>
        <HelpBlocks blocks={page.blocks} />
      </article>
      {next && (
        <Text className="em-screen" mt="xl">
          {t('help.next')}{' '}
          <Anchor component={Link} to={`/yardim/${next}`}>
            {pages.get(next)?.title}
          </Anchor>
        </Text>
      )}
    </>
  );
}
