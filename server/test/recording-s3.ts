import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Put = Readonly<{ key: string; body: string; headers: IncomingHttpHeaders }>;

/** A bucket that keeps what is put into it, records how, and can be told to fail. */
export async function startRecordingS3() {
  const puts: Put[] = [];
  const objects = new Map<string, string>();
  let failing = false;
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://s3');
    const key = decodeURIComponent(pathname).replace(/^\/[^/]+\/?/, '');
    void text(asked).then((body) => {
      if (failing) return answer.writeHead(503).end();
      if (asked.method === 'PUT') {
        puts.push({ key, body, headers: asked.headers });
        objects.set(key, body);
        return answer.end();
      }
      if (!searchParams.has('list-type')) return answer.end(objects.get(key));
      const found = [...objects.keys()].map((one) => `<Contents><Key>${one}</Key></Contents>`);
      return answer
        .setHeader('content-type', 'application/xml')
        .end(`<ListBucketResult>${found.join('')}</ListBucketResult>`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    puts,
    objects,
    fail: (fails: boolean) => {
      failing = fails;
    },
    settings: {
      ANCHOR_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      ANCHOR_S3_BUCKET: 'kanit',
      ANCHOR_S3_ACCESS_KEY: 'ANCHORS',
      ANCHOR_S3_SECRET_KEY: 'anchors',
      ANCHOR_S3_DAYS: 365,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
