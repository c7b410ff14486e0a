import { endpoints } from '@emanet/contract/endpoints';
import { expect, it } from 'vitest';
import { isReading } from './actor.ts';

/**
 * Calls other than GET that are open to who reads a company alone, and why each changes nothing that
 * others see. An addition here is a decision.
 */
const OPEN_TO_READERS: Readonly<Record<string, string>> = {
  'changeLogs.markRead': 'own marks',
  'changeLogs.revertAct': 'asks for the ability that writes the noun',
  'changeLogs.revert': 'asks for the ability that writes the noun',
  'companies.setConsultant': 'consultants give up their own right alone',
  'dashboard.makeCalendarLink': 'the own link',
  'dashboard.revokeCalendarLink': 'the own link',
  'portfolio.prefer': 'own preferences',
  'portfolio.makeCalendarLink': 'the own link',
  'portfolio.revokeCalendarLink': 'the own link',
  'portfolio.assign': 'asks each client for clocks.write',
  'portfolio.plan': 'asks each client for clocks.write',
  'portfolio.seeChanges': 'the own mark',
  'portfolio.charge': 'asks each client for organization.write',
  'portfolio.preview': 'changes nothing',
  'portfolio.several': 'asks each client for the ability of its work',
  'portfolio.undoSeveral': 'asks each client for the ability of its work',
  'portfolio.saveFirm': 'the firm, of which no client is a part; by a partner',
  'portfolio.setFirmMember': 'members of the firm, by a partner',
  'portfolio.setFirmClient': 'the tags of the firm',
  'portfolio.addClientNote': 'notes of the firm',
  'portfolio.deleteClientNote': 'notes of the firm',
  'portfolio.addLaw': 'entries of the firm, by a partner',
  'portfolio.deleteLaw': 'entries of the firm, by a partner',
  'portfolio.saveView': 'own views',
  'portfolio.deleteView': 'own views',
  'portfolio.restoreView': 'own views',
  'portfolio.open': 'a client of its own',
  'savedViews.save': 'own views; a shared one asks for saved-views.share',
  'savedViews.delete': 'own views; a shared one asks for saved-views.share',
  'savedViews.restore': 'own views; a shared one asks for saved-views.share',
  'training.previewAnswer': 'changes nothing',
};

it('lets who reads alone make the calls of this list and no others', () => {
  const found = endpoints.filter(({ method, permission, raw }) => {
    if (method === 'GET' || raw) return false;
    return permission !== 'public' && permission !== 'signed-in' && isReading(permission);
  });
  expect(found.map(({ name }) => name).toSorted()).toEqual(Object.keys(OPEN_TO_READERS).toSorted());
});
