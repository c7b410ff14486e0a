import { describe, expect, it } from 'vitest';
import { joined, pendingSeconds, readPending, toldOf, withStretch } from './pending.ts';

describe('what waits for the server', () => {
  it('grows by what was played, and counts what was played twice once', () => {
    const first = withStretch({}, 7, [0, 4]);
    const again = withStretch(withStretch(first, 7, [2, 6.04]), 7, [30, 31]);
    expect(pendingSeconds(again)).toBe(7);
    expect(toldOf(again)).toEqual({
      izlenen: [
        {
          video_id: 7,
          konum: 31,
          araliklar: [
            [0, 6],
            [30, 31],
          ],
        },
      ],
    });
  });

  it('is joined with what was not taken, and keeps the later place', () => {
    const both = joined(withStretch({}, 7, [0, 4]), withStretch({}, 7, [4, 8]));
    expect(both[7]).toEqual({ konum: 8, araliklar: [[0, 8]] });
  });

  it.each([null, '', 'x', '7', 'null'])('is nothing where %j is kept', (text) => {
    expect(pendingSeconds(readPending(text))).toBe(0);
  });
});
