import {
  REGISTER_NOUNS,
  REGISTER_TYPES,
  registerOfType,
  type RegisterNoun,
  type RegisterType,
} from '@emanet/contract/records/registers';
import type { ChildKey, PlaceKey } from '../navigation.ts';

type Texts = (typeof import('../../locales/tr.json'))['registers'];
type Every = Readonly<Record<keyof Texts['processingActivities'], string>>;
/** A register without its group, or one that lacks a sentence, stops the compiler here alone. */
type Complete<Groups extends Readonly<Record<RegisterNoun, Every>>> = Groups;

/** The key of a sentence, without the forms for one and for many. */
type Plain<Key> = Key extends `${infer Name}_one`
  ? Name
  : Key extends `${string}_other`
    ? never
    : Key;
type Sentence = Plain<keyof Complete<Texts>['processingActivities']>;
type KeyOf<S extends Sentence> = `registers.processingActivities.${S}`;

/**
 * Where a sentence about a register stands. All groups have the same sentences, so the key has the
 * type of one of them and a new register asks nothing of the screens.
 */
export const registerText = <S extends Sentence>(noun: RegisterNoun, sentence: S): KeyOf<S> =>
  `registers.${noun}.${sentence}` as KeyOf<S>;

const isNoun = (key: string): key is RegisterNoun => REGISTER_NOUNS.some((noun) => noun === key);

/** Where the name of a place of the navigation stands. */
export const placeText = (key: PlaceKey | ChildKey) =>
  isNoun(key) ? registerText(key, 'place') : (`shell.places.${key}` as const);

/** Where the line below the name of a place in a menu stands. */
export const hintText = (key: Exclude<ChildKey, 'wizard'>) =>
  isNoun(key) ? registerText(key, 'hint') : (`shell.hints.${key}` as const);

/** Is it the table of a register? */
export const isRegister = (table: string): table is RegisterType =>
  REGISTER_TYPES.some((tur) => tur === table);

/** Where the name of the records of a table stands, several of them together. */
export const groupOfRegister = (tur: RegisterType) =>
  registerText(registerOfType(tur).noun, 'group');
