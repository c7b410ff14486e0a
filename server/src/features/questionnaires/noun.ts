import type { Logged } from '../../nouns/log.ts';

/** Questionnaires, as the log names them. */
export const QUESTIONNAIRE_LOG: Logged = { tur: 'anketler', ofCompany: true };

/** The kind of a questionnaire's link. */
export const KIND = 'questionnaire';
