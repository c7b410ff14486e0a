import legalBases from '@emanet/contract/data/legal-bases.json' with { type: 'json' };
import legalBasesNotes from '@emanet/contract/data/legal-bases.json?notes';
import retentionPeriods from '@emanet/contract/data/retention-periods.json' with { type: 'json' };
import retentionPeriodsNotes from '@emanet/contract/data/retention-periods.json?notes';
import transferAbroad from '@emanet/contract/data/transfer-abroad.json' with { type: 'json' };
import transferAbroadNotes from '@emanet/contract/data/transfer-abroad.json?notes';
import { fill } from './fill.ts';

/** Turkish notes of the registry's lists, read where one of their lines is chosen. */
fill(legalBases, legalBasesNotes);
fill(retentionPeriods, retentionPeriodsNotes);
fill(transferAbroad, transferAbroadNotes);
