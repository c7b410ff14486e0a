import type { FileKind } from '@emanet/contract/shared/file-kinds';
import type { HttpResponse, PreviousUpload, Upload } from 'tus-js-client';
import type { ApiError } from './api-error.ts';
import { failureOf, headersOf } from './client.ts';
import { keptKeys, workKey } from '../session/kept-work.ts';
import { sessionState } from '../session/session-store.ts';
import { tabCompany } from '../session/tab-company.ts';

/** Small enough for a proxy, and cheap to repeat after a broken connection. */
const CHUNK_BYTES = 32 * 1024 * 1024;
/** Pauses before automatic retries; after the last one the person retries. */
const RETRY_MS = [0, 1000, 3000, 5000, 10_000, 20_000];

/** State of an upload; `id` is the value of a form's file field instead of a file. */
export type ResumableState =
  | Readonly<{ step: 'sending' | 'paused'; percent: number }>
  | Readonly<{ step: 'failed'; percent: number; error: ApiError }>
  | Readonly<{ step: 'done'; percent: 100; id: string }>;

export type ResumableUpload = Readonly<{
  pause: () => void;
  /** Resumes after a pause or a failure, from the server's position. */
  resume: () => void;
  /** Deletes the sent part. */
  cancel: () => Promise<void>;
}>;

/**
 * Sends a file in pieces. The same file, chosen again by the same person after a reload or a crash,
 * resumes where it stopped. A connection that comes back is used at once.
 */
export async function uploadResumably(
  kind: FileKind,
  file: File,
  onChange: (state: ResumableState) => void,
): Promise<ResumableUpload> {
  const { Upload } = await import('tus-js-client');
  const owner = ownerOf(kind);
  let percent = 0;
  let now: ResumableState = { step: 'paused', percent };
  const tell = (state: ResumableState) => {
    now = state;
    onChange(state);
  };

  const upload: Upload = new Upload(file, {
    endpoint: new URL('/api/uploads', location.origin).href,
    metadata: { kind, filename: file.name },
    headers: Object.fromEntries(headersOf()),
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_MS,
    fingerprint: async () =>
      workKey('uploads', owner.user, owner.company, kind, file.name, file.size, file.lastModified),
    urlStorage: addresses,
    onProgress: (sent, total) => {
      percent = total > 0 ? (sent / total) * 100 : 0;
      // A piece may still report progress while the pause begins.
      if (now.step === 'sending') tell({ step: 'sending', percent });
    },
    onSuccess: () => {
      removeEventListener('online', goOn);
      tell({ step: 'done', percent: 100, id: upload.url?.split('/').at(-1) ?? '' });
    },
    onError: (error) => {
      const answer = 'originalResponse' in error ? error.originalResponse : null;
      tell({ step: 'failed', percent, error: failureOfAnswer(answer) });
    },
  });
  const start = () => {
    tell({ step: 'sending', percent });
    upload.start();
  };
  const goOn = () => {
    if (now.step === 'failed' && now.error.code === 'NETWORK') start();
  };
  addEventListener('online', goOn);

  const [before] = await upload.findPreviousUploads();
  if (before) upload.resumeFromPreviousUpload(before);
  start();
  return {
    pause: () => {
      tell({ step: 'paused', percent });
      void upload.abort();
    },
    resume: start,
    cancel: async () => {
      removeEventListener('online', goOn);
      await upload.abort(true);
    },
  };
}

function ownerOf(kind: FileKind): { user: number; company: number } {
  const session = sessionState();
  if (session.status !== 'authenticated') throw new Error(`${kind} is sent by who is signed in`);
  const { user } = session;
  return { user: user.user_id, company: tabCompany() ?? 0 };
}

function failureOfAnswer(answer: HttpResponse | null): ApiError {
  if (!answer) return failureOf(0, undefined);
  let body: unknown;
  try {
    body = JSON.parse(answer.getBody());
  } catch {
    // The protocol's own answers are no JSON.
  }
  return failureOf(answer.getStatus(), body);
}

type Kept = Pick<PreviousUpload, 'uploadUrl' | 'size' | 'creationTime'>;

/** Addresses of unfinished uploads, stored with the person's other work until sign-out. */
const addresses = {
  findAllUploads: () => {
    const session = sessionState();
    const keys =
      session.status === 'authenticated'
        ? keptKeys(localStorage, 'uploads', session.user.user_id)
        : [];
    return Promise.resolve(keys.flatMap((key) => previous(key)));
  },
  findUploadsByFingerprint: (key: string) => Promise.resolve(previous(key)),
  addUpload: (key: string, { uploadUrl, size, creationTime }: Kept) => {
    localStorage.setItem(key, JSON.stringify({ uploadUrl, size, creationTime }));
    return Promise.resolve(key);
  },
  removeUpload: (key: string) => {
    localStorage.removeItem(key);
    return Promise.resolve();
  },
};

function previous(key: string): PreviousUpload[] {
  const kept = localStorage.getItem(key);
  if (kept === null) return [];
  const known = JSON.parse(kept) as Kept;
  return [{ ...known, metadata: {}, parallelUploadUrls: null, urlStorageKey: key }];
}
