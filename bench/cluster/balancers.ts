// The distribution's nginx and haproxy before three nodes, each on a port and in a folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export type Balancer = Readonly<{ name: string; stop: () => Promise<void> }>;
type Placed = Readonly<{ folder: string; port: number; nodes: readonly number[] }>;

/** It has no look of its own at a node: one that refuses a connection is left out for a second. */
const nginxConfig = ({ folder, port, nodes }: Placed) => `
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream emanet {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://emanet; proxy_http_version 1.1;
      proxy_set_header Connection ""; proxy_set_header Host $http_host;
      proxy_request_buffering off; proxy_read_timeout 120s; client_max_body_size 5g;
      add_header x-node $upstream_addr always;
    }
  }
}`;

const haproxyConfig = ({ port, nodes }: Placed) => `
defaults
  mode http
  timeout connect 2s
  timeout client 75s
  timeout server 75s
  option redispatch
frontend front
  bind 127.0.0.1:${port}
  default_backend emanet
  http-response set-header x-node %s
backend emanet
  balance roundrobin
  option httpchk GET /api/ready
  timeout check 2s
  default-server inter 500ms fall 2 rise 1 check
  ${nodes.map((node) => `server 127.0.0.1:${node} 127.0.0.1:${node}`).join('\n  ')}
`;

const PROGRAMS = {
  nginx: {
    config: nginxConfig,
    command: (file: string): [string, string[]] => ['/usr/sbin/nginx', ['-c', file]],
  },
  haproxy: {
    config: haproxyConfig,
    command: (file: string): [string, string[]] => ['/usr/sbin/haproxy', ['-db', '-f', file]],
  },
} as const;

export const balancerNames = ['nginx', 'haproxy'] as const;

/** Starts one of them; it needs no root and ends with `stop`. */
export async function startBalancer(
  name: (typeof balancerNames)[number],
  placed: Placed,
): Promise<Balancer> {
  await mkdir(placed.folder, { recursive: true });
  const { config, command } = PROGRAMS[name];
  const file = join(placed.folder, `${name}.conf`);
  await writeFile(file, config(placed));
  const [program, args] = command(file);
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${placed.port}/api/health`;
  for (let tries = 0; tries < 100; tries += 1) {
    const found = await fetch(address).catch(() => undefined);
    if (found?.ok) break;
    await sleep(100);
  }
  return {
    name,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
