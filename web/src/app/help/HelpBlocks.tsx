import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useLanguage } from '../../platform/i18n.ts';
import css from './help.module.css';
import type { Block, Inline } from './markdown.ts';
import { helpPicture } from './pictures.ts';

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

/** Blocks of a page of the guide. */
export const HelpBlocks = ({ blocks }: Readonly<{ blocks: readonly Block[] }>) =>
  blocks.map((block, at) => <One key={at} block={block} />);
