import type { Language } from '@emanet/contract/shared/primitives';
import { archiveMessages } from '../../records/messages.ts';

const SENTENCES = archiveMessages('Doküman', 'document');

/** Sentences about a change of a document that went well. */
export const sentence = (verb: keyof typeof SENTENCES, language: Language): string =>
  SENTENCES[verb][language];
