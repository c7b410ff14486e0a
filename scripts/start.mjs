// `npm start` on a bare machine: install, build, serve. Runs on the Node that happens to be there.
import { ensureInstalled } from './install.mjs';
import { compileCache, endTogether, node, run } from './run.mjs';
import { SERVER_ALLOCATOR, SERVER_FLAGS } from './server-flags.mjs';
import { buildWeb, compressWeb } from './web.mjs';

const ended = endTogether();

async function start() {
  if (!(await ensureInstalled(ended, { toRun: true })) || ended()) return 1;
  // The database and the demo are made meanwhile; the server waits for the build before it listens.
  const building = buildWeb(ended);
  const env = {
    NODE_ENV: 'production',
    ...SERVER_ALLOCATOR,
    // Compiled once, so that the second start is quick.
    NODE_COMPILE_CACHE: compileCache,
    // The server ends itself when this process is gone.
    npm_lifecycle_event: 'start',
    WEB_IN_BUILD: '1',
  };
  const server = run(node, [...SERVER_FLAGS, 'server/src/main.ts'], { stream: true, env });
  if (await building) void compressWeb(ended);
  return (await server).code;
}

process.exitCode = await start();
