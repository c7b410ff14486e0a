import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Bytes of a file, both ends included. */
export type Range = Readonly<{ start: number; end: number }>;

/** `anchors` are sealed notes of the change logs' ends; no job removes them. */
type Folder = 'tmp' | 'uploads' | 'kept' | 'anchors';

/** A key in the store, made by the server alone, never from a client's input. */
export type StoreKey = `${Folder}/${string}`;

/** Store of file bytes: a folder or S3. It knows keys only; the table `dosyalar` has names, types and companies. */
export type FileStore = Readonly<{
  /** Stores a stream under a new key; a failure leaves no bytes. */
  write: (key: StoreKey, content: Readable) => Promise<void>;
  /** Gives the content another key, whole or not at all. */
  move: (from: StoreKey, to: StoreKey) => Promise<void>;
  /** Opens the content, or a part of it; `NOT_FOUND` when there is none. */
  read: (key: StoreKey, range?: Range) => Promise<Readable>;
  /** Removes the content, if there is any. */
  remove: (key: StoreKey) => Promise<void>;
  /** All keys below a folder, or of one company's kept files, with the time of their last change. */
  keys: (folder: Folder | `kept/${number}`) => AsyncIterable<{ key: StoreKey; changed: Date }>;
  /** Throws if the store cannot accept bytes now. */
  check: () => Promise<void>;
  /** Free bytes for files; undefined in a store without a limit. */
  free: () => Promise<number | undefined>;
  /** Removes what a store notes of unfinished uploads besides their keys, once they have expired. */
  removeUnfinished: () => Promise<void>;
  /** Where resumable uploads grow until they are whole; its ids are keys of this store. */
  uploads: DataStore;
  close: () => Promise<void>;
}>;

/** A resumable upload ends after this long, however much of it is there. */
export const UPLOAD_HOURS = 48;
export const UPLOAD_MS = UPLOAD_HOURS * 3_600_000;
