// Fills a kept database with realistic companies: `npm run bench:data -- --companies 100 --records 100000`.
import { parseArgs } from 'node:util';
import { openKept } from '../database.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '100' },
    records: { type: 'string', default: '100000' },
  },
});
const began = performance.now();
const kept = await openKept({
  companies: Number(values.companies),
  records: Number(values.records),
});
await kept.close();
console.log(`${kept.folder}: ready after ${Math.round((performance.now() - began) / 1000)} s`);
