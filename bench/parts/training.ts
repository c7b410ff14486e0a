// How long progress takes when a thousand people watch: `npm run bench -- --only training`. Each of them
// tells every ten seconds what was watched, so a hundred calls arrive a second.
import { training } from '@emanet/contract/training';
import { videos } from '@emanet/contract/videos';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { openHouse, quantile } from '../house.ts';

const PEOPLE = 1000;
const PER_SECOND = PEOPLE / 10;
const SECONDS = 20;
const TARGET_MS = 200;

await using house = await openHouse();
const { app, address, config, makeCompany, makeUser, cookieFor } = house;

const company = await makeCompany();
const { user_id } = await makeUser({ companies: [company] });
const headers = { cookie: await cookieFor(user_id), origin: config.BASE_URL };
const post = async <T>(url: string, payload: object): Promise<T> => {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  if (answer.statusCode > 201) throw new Error(answer.body);
  return answer.json<{ data: T }>().data;
};
const video = await post<{ id: number }>(videos.addLink.path, {
  video_name: 'Kişisel veri nedir?',
  video_linki: 'https://video.ornek.test/a.mp4',
  sure: 1380,
});
const people = await post<{ id: number }[]>(training.add.path, {
  davetler: Array.from({ length: PEOPLE }, (_, place) => ({
    fullname: `Kişi ${place}`,
    email: `kisi-${place}@ornek.test`,
  })),
});
const tokens: string[] = [];
for (const { id } of people) {
  const { baglanti } = await post<{ baglanti: string }>(
    training.link.path.replace(':id', String(id)),
    {},
  );
  tokens.push(new URL(baglanti).pathname.split('/').at(-1) ?? '');
}
const agent = new Agent({ keepAlive: true });
let failed = 0;
const tell = (call: number, due: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const from = Math.floor(call / PEOPLE) * 5;
    const token = tokens[call % PEOPLE] ?? '';
    const url = `${address}${training.updateProgress.path.replace(':token', token)}`;
    const type = { 'content-type': 'application/json', origin: config.BASE_URL };
    const asked = request(url, { method: 'POST', agent, headers: type }, (answer) => {
      if (answer.statusCode !== 200) failed += 1;
      answer.resume().on('end', () => resolve(performance.now() - due));
    });
    asked.on('error', reject);
    const told = { video_id: video.id, konum: from + 5, araliklar: [[from, from + 5]] };
    asked.end(JSON.stringify({ izlenen: [told] }));
  });
const running: Promise<number>[] = [];
const began = performance.now();
for (let call = 0; call < PER_SECOND * SECONDS; call++) {
  const due = began + (call * 1000) / PER_SECOND;
  const wait = due - performance.now();
  if (wait > 1) await sleep(wait);
  running.push(tell(call, due));
}
const times = await Promise.all(running);
agent.destroy();
const at = (share: number) => quantile(times, share).toFixed(0);
console.log(
  `${PEOPLE} watching, ${PER_SECOND} calls a second for ${SECONDS} s: median ${at(0.5)} ms, ` +
    `p99 ${at(0.99)} ms (target ${TARGET_MS} ms), ${failed} failed`,
);
