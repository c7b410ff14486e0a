import { expect, it } from 'vitest';
import { circleOf } from '../web/scripts/no-circles.ts';

const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });

it('names the chunks of a circle, however it is reached', () => {
  const chunks = [chunk('a', 'b'), chunk('b', 'c', 'd'), chunk('c'), chunk('d', 'b')];
  expect(circleOf(chunks)).toEqual(['b', 'd', 'b']);
});

it('lets chunks be that share what they need', () => {
  expect(circleOf([chunk('a', 'b', 'c'), chunk('b', 'c'), chunk('c')])).toBeUndefined();
});
