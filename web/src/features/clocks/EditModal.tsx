import { clocks, type Clock } from '@emanet/contract/clocks';
import { closedLate } from '@emanet/contract/clocks/closing';
import { CLOCKS, namesOwnPerson } from '@emanet/contract/clocks/kinds';
import { proofIn } from '@emanet/contract/clocks/own-proofs';
import { dayOf } from '@emanet/contract/shared/time/today';
import { Textarea, TextInput } from '@mantine/core';
import { useChanged } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { SearchSelect } from '../../ui/search-select/SearchSelect.tsx';
import { personOption } from '../../records/name-queries.ts';
import { usePeople } from './queries.ts';

type Props = Readonly<{ one: Clock; onClose: () => void }>;

/** Person in charge of a clock, its start and the evidence of it, reason of its delay. */
export default function EditModal({ one, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('clocks');
  const people = usePeople().data ?? [];
  const late = closedLate(one);
  const startsByHand = one.kayit_turu === null && one.kapanis === null && one.birim !== 'tarih';
  const form = useApiForm({
    endpoint: clocks.update,
    params: { id: String(one.id) },
    initial: {
      sorumlu_id: one.sorumlu_id === null ? '' : String(one.sorumlu_id),
      baslangic: dayOf(one.baslangic),
      baslangic_kaniti: proofIn(one.baslangic_kaniti, lang) ?? '',
      gec_nedeni: one.gec_nedeni ?? '',
    },
    bodyOf: ({ sorumlu_id, baslangic, baslangic_kaniti, gec_nedeni }) => ({
      ...(!namesOwnPerson(one) && { sorumlu_id: sorumlu_id ? Number(sorumlu_id) : null }),
      ...(startsByHand && baslangic !== dayOf(one.baslangic) && { baslangic }),
      ...(one.kapanis === null &&
        baslangic_kaniti !== proofIn(one.baslangic_kaniti, lang) && { baslangic_kaniti }),
      ...(late && { gec_nedeni }),
    }),
    version: one.surum,
    onDone: told(changed, onClose),
  });
  return (
    <FormModal form={form} title={`${CLOCKS[one.tur].ad[lang]}: ${one.ad}`} onClose={onClose}>
      {!namesOwnPerson(one) && (
        <SearchSelect
          {...form.field('sorumlu_id', t('fields.inCharge'))}
          value={form.values.sorumlu_id || null}
          onChange={(value) => form.set('sorumlu_id', value ?? '')}
          clearable
          data={people.map(personOption)}
        />
      )}
      {startsByHand && <DayInput {...form.needed('baslangic', CLOCKS[one.tur].baslatan[lang])} />}
      {one.kapanis === null && (
        <TextInput
          {...form.field('baslangic_kaniti', t('clocks.proofOfStart'))}
          autoComplete="off"
        />
      )}
      {late && (
        <Textarea
          {...form.field('gec_nedeni', t('clocks.whyLate'))}
          autosize
          minRows={2}
          data-autofocus
        />
      )}
    </FormModal>
  );
}
