import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Video } from '@emanet/contract/videos';
import { addVideo } from '../../features/videos/videos.ts';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { receiveFile } from '../files/files.ts';
import slides from './slides.json' with { type: 'json' };

/** Seconds that a slide stays, as scripts/film draws it. */
const SLIDE_SECONDS = 12;

type Film = (typeof slides)[number];

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;

/** Words of the slides, as captions. */
const captionsOf = ({ slides }: Film): string =>
  [
    'WEBVTT',
    ...slides.map(({ text }, place) => {
      const from = place * SLIDE_SECONDS;
      return `${clock(from)} --> ${clock(from + SLIDE_SECONDS)}\n${text}`;
    }),
  ].join('\n\n');

/** The first of the demo's training videos, uploaded with text and captions. */
export async function addVideos(services: Services, scope: PersonScope, most: number) {
  const { files: store, config } = services;
  const added: Video[] = [];
  for (const film of slides.slice(0, most)) {
    const bytes = await readFile(join(import.meta.dirname, film.file));
    const given = { kind: 'video', name: film.file, bytes } as const;
    const file = await receiveFile({ store, config }, scope.company_id, given);
    const body = {
      video_name: film.name,
      sure: film.slides.length * SLIDE_SECONDS,
      metin: film.slides.map(({ title, text }) => `${title}. ${text}`).join('\n\n'),
      altyazi: captionsOf(film),
    };
    added.push(await addVideo(services, scope, body, file, undefined));
  }
  return added;
}
