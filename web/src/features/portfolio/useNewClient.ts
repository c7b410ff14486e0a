import { companies } from '@emanet/contract/companies';
import { portfolio, type SectorSetRow } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRead } from '../../nouns/read.ts';
import { ApiError } from '../../platform/api/client.ts';
import { callWithFile } from '../../platform/api/upload.ts';
import { useLanguage, useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { readPasted } from '../organization/organization.ts';

const START = {
  ...{ company_name: '', vergi_no: '', irtibat_kisisi: '', yonetici_ad: '', yonetici_eposta: '' },
  ...{ sektor: '', baska_sektor: '', adres: '' },
  ...{ calisan_sayisi: '' as number | '', bilanco_toplami: '' as number | '', liste: '' },
};

/** The choice of a sector that is in no list. */
export const OTHER = 'baska';

const soundOf = ({ rows }: ReturnType<typeof readPasted>) =>
  rows.filter(({ fault }) => fault === undefined);

/** The form of a new client: its set, the people from the list, and the body to send. */
export function useNewClient() {
  const { t } = useTranslation();
  const dil = useLanguage();
  const go = useNavigate();
  /** Unticked activities; all others of the set are copied. */
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  /** Whether special category data are its main business: null until the person answers. */
  const [special, setSpecial] = useState<boolean | null>(null);
  const [logo, setLogo] = useState<File>();
  /** The client's own names of departments, by those of the set. */
  const [renamed, setRenamed] = useState<Readonly<Record<string, string>>>({});
  /** Departments beyond those of the set. */
  const [further, setFurther] = useState<readonly string[]>([]);
  const form = useApiForm({
    endpoint: portfolio.open,
    initial: START,
    secret: ['liste'],
    bodyOf: ({ liste, yonetici_ad, yonetici_eposta, sektor, baska_sektor, ...values }) => ({
      ...{
        ...values,
        ana_faaliyet_ozel: special,
        sektor: sektor === OTHER ? baska_sektor : sektor,
        dil,
        kodlar: chosen.map(({ kod }) => kod),
      },
      departmanlar: [
        ...owning.map((kaynak) => ({ ad: called(kaynak), kaynak })),
        ...further.map((ad) => ({ ad })),
      ],
      ...((yonetici_ad || yonetici_eposta) && { yonetici_ad, yonetici_eposta }),
      kisiler: soundOf(read(liste)).map(({ fullname, email, departments }) => ({
        ...{ fullname, email },
        departmanlar: departments.map(({ name }) => name),
      })),
    }),
    onDone: ({ data, message }, { liste }) => {
      notify.success(message);
      const wrong = read(liste).rows.filter(({ fault }) => fault !== undefined);
      const skipped = [...data.atlanan, ...wrong].map(({ email }) => email || '–');
      if (skipped.length > 0)
        notify.error(t('portfolio.new.notInvited', { who: skipped.join(', ') }));
      void sendLogo(data.company_id).then(() => go(inCompany('/organizasyon', data.company_id)));
    },
  });
  const sektor = form.values.sektor || undefined;
  const offer = useRead(
    portfolio.sectorSet,
    { query: { sektor: sektor ?? OTHER } },
    { enabled: sektor !== undefined, select: (answer) => answer },
  );
  const offered = sektor ? offer.data : undefined;
  const set: readonly SectorSetRow[] = offered?.data ?? [];
  const diger: readonly string[] = offered?.diger ?? [];
  const chosen = set.filter(({ kod }) => !left.has(kod));
  const called = (departman: string) => renamed[departman]?.trim() || departman;
  const owning = [...new Set(chosen.map(({ departman }) => departman))];
  const names = [...owning.map(called), ...further];
  const read = (liste: string) =>
    readPasted(liste, {
      departments: names.map((department_name, department_id) => ({
        department_id,
        department_name,
      })),
      people: [],
      usual: names.length > 0 ? 0 : undefined,
    });
  const people = read(form.values.liste);
  const invited = soundOf(people);

  /** The client exists by then; a refused logo shows an error and can be chosen on its page. */
  async function sendLogo(company_id: number): Promise<void> {
    if (!logo) return;
    try {
      await callWithFile(companies.updateLogo, { company_id, body: {}, file: logo });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.error(error.message);
    }
  }

  return {
    ...{ form, offer, offered, set, left, sektor, chosen, names, people, invited, logo, setLogo },
    ...{ special, setSpecial, diger, further, setFurther, renamed },
    rename: (departman: string, name: string) => setRenamed({ ...renamed, [departman]: name }),
    /** Another sector has another set, all of it ticked. */
    setSektor: (next: string) => {
      form.set('sektor', next);
      setLeft(new Set());
      setRenamed({});
      setFurther([]);
    },
    tick: (codes: readonly string[], on: boolean) =>
      setLeft(new Set([...left].filter((kod) => !codes.includes(kod)).concat(on ? [] : codes))),
  };
}
