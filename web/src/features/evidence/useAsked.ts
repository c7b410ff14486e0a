import { EVIDENCE_SECTIONS, type EvidenceSection } from '@emanet/contract/evidence';
import { useState } from 'react';

const FOR_PEOPLE = EVIDENCE_SECTIONS.filter((one) => one !== 'makine');

/** Choices for a file before it is asked for; tables need today, the whole company and names. */
export function useAsked() {
  const [day, setDay] = useState<string | null>(null);
  const [sections, setSections] = useState<ReadonlySet<EvidenceSection>>(new Set(FOR_PEOPLE));
  const [departments, setDepartments] = useState<readonly number[]>([]);
  const [open, setOpen] = useState(false);
  const [purpose, setPurpose] = useState('');
  return {
    ...{ day, setDay, sections, departments, setDepartments, open, setOpen, purpose, setPurpose },
    takesTables: day === null && departments.length === 0 && open,
    toggle: (section: EvidenceSection) =>
      setSections((now) => {
        const next = new Set(now);
        if (!next.delete(section)) next.add(section);
        return next;
      }),
    toggleAll: () =>
      setSections((now) =>
        FOR_PEOPLE.every((one) => now.has(one)) ? new Set() : new Set([...now, ...FOR_PEOPLE]),
      ),
    clear: () => setPurpose(''),
    body: (bolumler: EvidenceSection[]) => ({
      bolumler,
      tarih: day,
      departmanlar: [...departments],
      amac: purpose.trim() === '' ? null : purpose.trim(),
      acik: open,
    }),
  };
}
