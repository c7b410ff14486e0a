import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { workKey } from '../session/kept-work.ts';
import { uploadResumably, type ResumableState } from './resumable.ts';

type Options = {
  fingerprint: () => Promise<string>;
  metadata: Record<string, string>;
  urlStorage: {
    addUpload: (key: string, upload: object) => Promise<string>;
    findUploadsByFingerprint: (key: string) => Promise<{ uploadUrl: string | null }[]>;
  };
  onProgress: (sent: number, total: number) => void;
  onSuccess: () => void;
  onError: (error: Error & { originalResponse?: unknown }) => void;
};

/** The library, as far as it is called; the browser test of a feature sends real bytes. */
const tus = vi.hoisted(() => ({
  Upload: class {
    static last: { options: Options; calls: string[] };
    url = 'http://localhost/api/uploads/42';
    calls: string[] = [];
    options: Options;
    constructor(_file: File, options: Options) {
      this.options = options;
      tus.Upload.last = this;
    }
    start() {
      this.calls.push('start');
    }
    async abort(terminate = false) {
      this.calls.push(terminate ? 'terminate' : 'abort');
    }
    async findPreviousUploads() {
      return this.options.urlStorage.findUploadsByFingerprint(await this.options.fingerprint());
    }
    resumeFromPreviousUpload({ uploadUrl }: { uploadUrl: string }) {
      this.calls.push(`from ${uploadUrl}`);
    }
  },
}));
vi.mock('tus-js-client', () => tus);
vi.mock('../session/session-store.ts', () => ({
  sessionState: () => ({ status: 'authenticated', user: { user_id: 7 } }),
}));
vi.mock('../session/tab-company.ts', () => ({ tabCompany: () => 1001 }));

const file = new File(['film'], 'Eğitim.mp4', { lastModified: 5 });
const key = workKey('uploads', 7, 1001, 'video', 'Eğitim.mp4', 4, 5);
let store: Map<string, string>;
let states: ResumableState[];
const begin = () => uploadResumably('video', file, (state) => states.push(state));

beforeEach(() => {
  store = new Map();
  states = [];
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
    removeItem: (name: string) => store.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('says how far it is and gives the id for the form', async () => {
  await begin();
  const { options, calls } = tus.Upload.last;
  expect(calls).toEqual(['start']);
  expect(options.metadata).toEqual({ kind: 'video', filename: 'Eğitim.mp4' });
  options.onProgress(1, 4);
  options.onSuccess();
  expect(states).toEqual([
    { step: 'sending', percent: 0 },
    { step: 'sending', percent: 25 },
    { step: 'done', percent: 100, id: '42' },
  ]);
});

it('goes on after a reload where this person left the same file', async () => {
  await begin();
  const { urlStorage } = tus.Upload.last.options;
  await urlStorage.addUpload(key, { uploadUrl: '/api/uploads/42', size: 4, creationTime: '' });
  await begin();
  expect(tus.Upload.last.calls).toEqual(['from /api/uploads/42', 'start']);
});

it('pauses, goes on and is thrown away', async () => {
  const upload = await begin();
  const { options, calls } = tus.Upload.last;
  options.onProgress(2, 4);
  upload.pause();
  options.onProgress(3, 4);
  expect(states.at(-1)).toMatchObject({ step: 'paused' });
  upload.resume();
  expect(states.at(-1)).toMatchObject({ step: 'sending' });
  await upload.cancel();
  expect(calls).toEqual(['start', 'abort', 'start', 'terminate']);
});

it('tells why it failed, and goes on when the connection is back', async () => {
  await begin();
  const { options, calls } = tus.Upload.last;
  options.onError(Object.assign(new Error('lost'), { originalResponse: null }));
  expect(states.at(-1)).toMatchObject({ step: 'failed', error: { code: 'NETWORK' } });
  dispatchEvent(new Event('online'));
  expect(calls).toEqual(['start', 'start']);
  const answer = { getStatus: () => 415, getBody: () => '{"code":"FILE_TYPE","error":"Tür"}' };
  options.onError(Object.assign(new Error('no'), { originalResponse: answer }));
  expect(states.at(-1)).toMatchObject({ step: 'failed', error: { status: 415, message: 'Tür' } });
  dispatchEvent(new Event('online'));
  expect(calls).toEqual(['start', 'start']);
});
