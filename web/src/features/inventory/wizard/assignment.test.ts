import { describe, expect, it } from 'vitest';
import type { Assigner } from './assignment.ts';
import { assignAll, assignerOf, brokenRule, departmentOf } from './assignment.ts';
import { company, departments, groups, library } from './sample.ts';
import { EMPTY } from './selection.ts';

const [hiring, board] = library;
const of = (activity = hiring, chosen = {}, assigner = assignerOf('danışman', company)) => {
  if (!activity) throw new Error('no sample');
  return departmentOf(activity, { ...EMPTY, departments: chosen }, departments, assigner);
};
const withDepartment = (assigner: Assigner) => assignAll(groups, EMPTY, departments, assigner);

describe('department of a chosen activity', () => {
  it('is the one of the same name, whatever its case', () => {
    expect(of(hiring)).toBe(1);
    expect(of(board)).toBeNull();
  });

  it('is the deliberate choice unless that department is gone', () => {
    expect(of(hiring, { 101: 2 })).toBe(2);
    expect(of(hiring, { 101: 99 })).toBe(1);
  });

  it('is the own one for an administrator, who may change it', () => {
    const assigner = assignerOf('yönetici', company);
    expect(of(hiring, {}, assigner)).toBe(2);
    expect(of(hiring, { 101: 1 }, assigner)).toBe(1);
  });

  it('is chosen like a consultant does by an administrator without one', () => {
    const assigner = assignerOf('yönetici', { ...company, department_id: null });
    expect(of(hiring, {}, assigner)).toBe(1);
    expect(of(board, {}, assigner)).toBeNull();
  });

  it('is always the own one for a representative', () => {
    expect(of(hiring, { 101: 1 }, assignerOf('temsilci', company))).toBe(2);
  });
});

describe('rules of the wizard', () => {
  const consultant = assignerOf('danışman', company);

  it('ask for a company, an activity and every department, in that order', () => {
    expect(brokenRule(undefined, [])).toBe('activeCompanyNotFound');
    expect(brokenRule(company, [])).toBe('noActivitySelected');
    expect(brokenRule(company, withDepartment(consultant))).toBe('selectAllDepartments');
  });

  it('hold when every chosen activity has a department', () => {
    expect(brokenRule(company, withDepartment(assignerOf('temsilci', company)))).toBeUndefined();
  });

  it('catch a representative without a department', () => {
    const assigner = assignerOf('temsilci', { ...company, department_id: null });
    expect(brokenRule(company, withDepartment(assigner))).toBe('selectAllDepartments');
  });
});
