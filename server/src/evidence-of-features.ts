import { actionEvidence } from './features/actions/evidence.ts';
import { applicationEvidence } from './features/applications/papers/evidence.ts';
import { breachEvidence } from './features/breaches/evidence.ts';
import { clockEvidence } from './features/clocks/evidence.ts';
import { confirmationEvidence } from './features/confirmations/evidence.ts';
import { documentEvidence } from './features/documents/evidence.ts';
import { decisionEvidence } from './features/evidence/decisions.ts';
import { logEvidence } from './features/evidence/log.ts';
import { registerEvidence } from './features/evidence/registers.ts';
import { filingEvidence } from './features/filings/evidence.ts';
import { organizationEvidence } from './features/organization/evidence.ts';
import { supplierEvidence } from './features/suppliers/evidence.ts';
import { textEvidence } from './features/texts/evidence.ts';
import { trainingEvidence } from './features/training/evidence.ts';
import { EVIDENCE_SECTIONS } from '@emanet/contract/evidence';
import { writeEvidence, type EvidenceAsked } from './records/evidence/file.ts';
import { compareLinked } from './features/tables/cross-checks.ts';
import { pastNouns } from './past-nouns.ts';
import type { PlatformServices } from './platform/services.ts';
import type { EvidencePart } from './records/evidence/papers.ts';

/** Parts of an evidence file, each from the feature that keeps it; a section holds them in this order. */
export const evidenceParts: readonly EvidencePart[] = [
  ...registerEvidence,
  supplierEvidence,
  organizationEvidence,
  filingEvidence,
  textEvidence,
  documentEvidence,
  applicationEvidence,
  breachEvidence,
  confirmationEvidence,
  trainingEvidence,
  actionEvidence,
  clockEvidence,
  decisionEvidence,
  logEvidence,
];

/** Makes files of all parts, as of any day. */
export const evidenceMade = {
  parts: evidenceParts,
  nouns: pastNouns,
  compare: compareLinked,
};

/** Writes everything of a company as it is now, with the names of people: what it takes along when it leaves. */
export const writeWholeEvidence = (
  services: PlatformServices,
  asked: Pick<EvidenceAsked, 'scope' | 'lang' | 'by' | 'store'>,
) =>
  writeEvidence(services, {
    ...asked,
    ...evidenceMade,
    sections: EVIDENCE_SECTIONS,
    ...{ departments: [], day: null, open: true, reason: null },
  });
