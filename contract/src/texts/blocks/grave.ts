import type { Language } from '../../shared/primitives.ts';
import type { TextGap } from '../model.ts';
import type { Part } from '../register.ts';
import { warned } from './block.ts';

/** Grave warnings without an answer: a record is mended or its warning answered before a text tells it. */
export const graveGaps = (part: Part, lang: Language): TextGap[] =>
  warned(part, lang, ({ seviye }) => seviye === 'Yüksek');
