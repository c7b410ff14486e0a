// `npm run docs`: writes the pages that are made from the code.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';
import { generated } from './pages.ts';

for (const [file, text] of await generated()) writeFileSync(join(root, file), text);
