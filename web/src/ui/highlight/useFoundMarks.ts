import { useEffect, type RefObject } from 'react';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { piecesOf } from './highlight.ts';

/** Name of the marks in the sheets. */
const FOUND = 'em-found';

/** Ranges in a text of the page where one of the words occurs. */
function rangesIn(node: Node, words: readonly string[]): Range[] {
  const text = node.nodeValue ?? '';
  // Otherwise positions in the folded text would differ from those in the text.
  if (text !== text.normalize('NFC')) return [];
  let at = 0;
  return piecesOf(text, words).flatMap((piece) => {
    const from = at;
    at += piece.text.length;
    if (!piece.hit) return [];
    const range = new Range();
    range.setStart(node, from);
    range.setEnd(node, at);
    return [range];
  });
}

function marksIn(root: HTMLElement, words: readonly string[]): Range[] {
  return [...root.querySelectorAll('[data-row]')].flatMap((row) => {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const ranges: Range[] = [];
    while (walker.nextNode()) ranges.push(...rangesIn(walker.currentNode, words));
    return ranges;
  });
}

/**
 * Marks the words of a search in the rows drawn within an element. The marks are laid over the
 * text, so that no row is rendered again; a browser without them shows plain rows.
 */
export function useFoundMarks(root: RefObject<HTMLElement | null>, q: string): void {
  useEffect(() => {
    const words = wordsOf(q);
    const element = root.current;
    if (!element || words.length === 0 || !('highlights' in CSS)) return undefined;
    let frame = 0;
    const mark = () => {
      frame = 0;
      CSS.highlights.set(FOUND, new Highlight(...marksIn(element, words)));
    };
    const observer = new MutationObserver(() => {
      frame ||= requestAnimationFrame(mark);
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    mark();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(FOUND);
    };
  }, [root, q]);
}
