import { describe, expect, it } from 'vitest';
import { registers } from './all-registers.ts';
import { LANGUAGES } from '../shared/languages.ts';
import { fieldHelp, fieldLabel, LABELS, sectionHint, sectionTitle, warningText } from './labels.ts';
import { RULES } from './rules/all-rules.ts';

const cases = registers.map(({ noun, fields, sections }) => ({
  noun,
  fields: fields.map(({ name }) => name),
  sections,
  codes: [...new Set(RULES[noun].map(({ kod }) => kod))],
}));

describe.each(cases)('labels of $noun', ({ noun, fields, sections, codes }) => {
  it.each(LANGUAGES)('name and explain every field in %s', (lang) => {
    for (const field of fields) {
      expect(fieldLabel(noun, field, lang), field).not.toBe(field);
      expect(fieldHelp(noun, field, lang).length, field).toBeGreaterThan(15);
    }
    expect(new Set(fields.map((field) => fieldLabel(noun, field, lang))).size).toBe(fields.length);
  });

  it.each(LANGUAGES)('give every section a title and a question in %s', (lang) => {
    for (const section of sections) {
      expect(sectionTitle(noun, section, lang)).not.toBe(section);
      expect(sectionHint(noun, section, lang)).toMatch(/\?$/);
    }
  });

  it.each(LANGUAGES)('say of every warning what is wrong and why in %s', (lang) => {
    for (const code of codes) {
      const { title, why } = warningText(noun, code, lang);
      expect(title, code).not.toBe(code);
      expect(why.length, code).toBeGreaterThan(40);
    }
  });

  it('hold nothing that no field, section or warning asks for', () => {
    for (const texts of [LABELS.tr[noun], LABELS.en[noun]]) {
      expect(Object.keys(texts.fields).sort()).toEqual([...fields].sort());
      expect(Object.keys(texts.sections)).toEqual(sections);
      expect(Object.keys(texts.warnings).sort()).toEqual([...codes].sort());
    }
  });
});
