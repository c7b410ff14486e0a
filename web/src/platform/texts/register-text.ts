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
/** A register without its group, or without a sentence, fails the type check here. */
type Complete<Groups extends Readonly<Record<RegisterNoun, Every>>> = Groups;

/** The key of a sentence, without its plural forms. */
type Plain<Key> = Key extends `${infer Name}_one`
  ? Name
  : Key extends `${string}_other`
    ? never
    : Key;
type Sentence = Plain<keyof Complete<Texts>['processingActivities']>;
type KeyOf<S extends Sentence> = `registers.processingActivities.${S}`;

/**
 * Key of a sentence about a register. All groups have the same sentences, so the key has the type
 * of one of them and a new register needs no change in the screens.
 */
export const registerText = <S extends Sentence>(noun: RegisterNoun, sentence: S): KeyOf<S> =>
  `registers.${noun}.${sentence}` as KeyOf<S>;

const isNoun = (key: string): key is RegisterNoun => REGISTER_NOUNS.some((noun) => noun === key);

/** Key of the name of an item of the navigation. */
export const placeText = (key: PlaceKey | ChildKey) =>
  isNoun(key) ? registerText(key, 'place') : (`shell.places.${key}` as const);

/** Key of the line below the name of an item in a menu. */
export const hintText = (key: Exclude<ChildKey, 'wizard'>) =>
  isNoun(key) ? registerText(key, 'hint') : (`shell.hints.${key}` as const);

export const isRegister = (table: string): table is RegisterType =>
  REGISTER_TYPES.some((tur) => tur === table);

/** Key of the plural name of a table's records. */
export const groupOfRegister = (tur: RegisterType) =>
  registerText(registerOfType(tur).noun, 'group');
