import { execFileSync, spawnSync, type SpawnOptions } from 'node:child_process';
import { statSync } from 'node:fs';

/** How to start a program that refuses to run as root, and whom its files must belong to. */
export type Runner = {
  owner: { uid: number; gid: number } | undefined;
  wrap: (program: string, args: string[]) => [string, string[]];
  options: SpawnOptions;
};

const nobody = 65534;

/** The runner for PostgreSQL on `folder`: this user, or as root the folder's owner or `nobody`. */
export function unprivileged(folder: string): Runner {
  if (process.getuid?.() !== 0) {
    return { owner: undefined, wrap: (program, args) => [program, args], options: {} };
  }
  const owner = ownerOf(folder) ?? { uid: idOf('-u'), gid: idOf('-g') };
  // The folder may lie under one that only root may enter (/root, a private temporary folder):
  // one capability to pass through is enough. Which of the two exists depends on the container.
  for (const capability of ['dac_read_search', 'dac_override']) {
    const args = [
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      // Otherwise access(2), with which PostgreSQL looks for its own programs, ignores it.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ];
    if (spawnSync('setpriv', [...args, 'true'], { stdio: 'ignore' }).status === 0) {
      const wrap: Runner['wrap'] = (program, rest) => ['setpriv', [...args, program, ...rest]];
      return { owner, wrap, options: {} };
    }
  }
  return { owner, wrap: (program, args) => [program, args], options: owner };
}

function ownerOf(folder: string): Runner['owner'] {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function idOf(kind: '-u' | '-g'): number {
  try {
    return Number(execFileSync('id', [kind, 'nobody'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return nobody;
  }
}
