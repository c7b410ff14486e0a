// `npm start` on a bare machine: install, build, serve. Runs on the Node that happens to be there.
import { ensureInstalled } from './install.mjs';
import { compileCache, endTogether, node, run } from './run.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import { ensureWebBuilt } from './web.mjs';

const ended = endTogether();

async function start() {
  if (!(await ensureInstalled(ended)) || ended()) return 1;
  if (!(await ensureWebBuilt(ended)) || ended()) return 1;
  const env = {
    NODE_ENV: 'production',
    // Compiled once, so that the second start is quick.
    NODE_COMPILE_CACHE: compileCache,
    // The server ends itself when this process is gone.
    npm_lifecycle_event: 'start',
  };
  return (await run(node, [...SERVER_FLAGS, 'server/src/main.ts'], { stream: true, env })).code;
}

process.exitCode = await start();
