import { describe, expect, it } from 'vitest';
import { wordsOf } from '@emanet/contract/shared/turkish';
import { bestFirst, type Group } from './entries.ts';

const group = (key: string, ...labels: string[]): Group => ({
  key,
  title: key,
  entries: labels.map((label) => ({ key: label, kind: 'screen', label })),
});
const order = (q: string, ...groups: Group[]) =>
  bestFirst(groups, wordsOf(q)).map(({ key }) => key);

describe('groups of the search', () => {
  it('stand by how well their best name answers', () => {
    const registers = [group('varlik', 'Dizin hizmeti'), group('faaliyet', 'Süt İzni Talebi')];
    // The vowel of “izin” falls before a suffix; within “dizin” it is another word.
    expect(order('izin', ...registers)).toEqual(['faaliyet', 'varlik']);
    expect(order('izni', ...registers)).toEqual(['faaliyet', 'varlik']);
    expect(order('sut', group('a', 'Absütun'), group('b', 'Süt İzni'))).toEqual(['b', 'a']);
  });
  it('keep their order when they answer alike', () => {
    expect(order('kayit', group('a', 'Kayıt 1'), group('b', 'Kayıt 2'))).toEqual(['a', 'b']);
  });
});
