// `npm run dev`: the server starts anew when one of its files is saved, the web is exchanged in the
// open page. PORT is the address to open; the server listens on the port behind it.
import { ensureInstalled } from './install.mjs';
import { endTogether, node, run } from './run.mjs';

const ended = endTogether();

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const env = {
  HOST: host,
  PORT: String(port + 1),
  BASE_URL: process.env.BASE_URL || `http://${host}:${port}`,
  API: `http://${host}:${port + 1}`,
  LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
  // The server ends itself when this process is gone.
  npm_lifecycle_event: 'dev',
};

// Migrations are no imports, so whole folders are watched.
const watched = ['server/src', 'server/migrations', 'contract/src'];
const watch = ['--watch-preserve-output', ...watched.map((folder) => `--watch-path=${folder}`)];
const vite = ['node_modules/vite/bin/vite.js', 'web', '--host', host, '--port', String(port)];

async function develop() {
  if (!(await ensureInstalled(ended)) || ended()) return 1;
  const halves = [
    run(node, [...watch, 'server/src/main.ts'], { stream: true, env }),
    run(node, [...vite, '--strictPort', '--clearScreen', 'false'], { stream: true, env }),
  ];
  const { code } = await Promise.race(halves);
  // One half alone is of no use.
  if (!ended()) process.kill(process.pid, 'SIGTERM');
  await Promise.all(halves);
  return code;
}

process.exitCode = await develop();
