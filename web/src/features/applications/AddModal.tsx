import { useChanged } from '../../nouns/read.ts';
import { DayInput } from '../../ui/form/DayInput.tsx';
import {
  applications,
  HAND_SOURCES,
  PERSON_GROUPS,
  type Application,
} from '@emanet/contract/applications';
import {
  articleOf,
  RIGHT_TEXTS,
  RIGHTS,
  type Right,
} from '@emanet/contract/data/application-rights';
import {
  actsForAnother,
  REQUESTERS,
  type Requester,
} from '@emanet/contract/applications/requesters';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { told } from '../../ui/form/told.ts';
import { useAnyway } from '../../ui/form/useAnyway.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';

type Props = Readonly<{
  onDone: (row: Pick<Application, 'id'>) => void;
  onClose: () => void;
}>;

const LANGUAGES = ['tr', 'en'] as const;
const CHOICES = [...REQUESTERS, 'bilinmiyor'] as const;
const WAYS = ['eposta', 'posta'] as const;

type Values = {
  basvuran_turu: Requester | 'bilinmiyor' | null;
  temsil_edilen: string;
  kaynak: (typeof HAND_SOURCES)[number] | null;
  gelis_gunu: string;
  ad_soyad: string;
  kimlik_no: string;
  kisi_grubu: string;
  haklar: Right[];
  talep: string;
  cevap_yolu: (typeof WAYS)[number] | null;
  eposta: string;
  telefon: string;
  adres: string;
  dil: (typeof LANGUAGES)[number];
  yine_de: boolean;
};

const empty = (): Values => ({
  basvuran_turu: null,
  temsil_edilen: '',
  kaynak: null,
  // The thirty days start on it; the day of recording is often later.
  gelis_gunu: '',
  ad_soyad: '',
  kimlik_no: '',
  kisi_grubu: '',
  haklar: [],
  talep: '',
  cevap_yolu: null,
  eposta: '',
  telefon: '',
  adres: '',
  dil: 'tr',
  yine_de: false,
});

/** The existing application, when the server refused a duplicate. */
const existingIn = (data: unknown): Pick<Application, 'id'> | undefined =>
  typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number'
    ? { id: data.id }
    : undefined;

/** An application that came on paper, by KEP or by mail, with its own day of arrival. */
export default function AddModal({ onDone, onClose }: Props) {
  const { t, lang } = useTranslation();
  const changed = useChanged('applications');
  const form = useApiForm({
    endpoint: applications.add,
    initial: empty(),
    // A draft that is opened later asks again about an identical application.
    secret: ['kimlik_no', 'yine_de'],
    bodyOf: ({ kisi_grubu, basvuran_turu, kaynak, cevap_yolu, ...values }) => ({
      ...values,
      // The contract refuses an empty choice.
      kaynak: kaynak ?? ('' as (typeof HAND_SOURCES)[number]),
      cevap_yolu: cevap_yolu ?? ('' as (typeof WAYS)[number]),
      basvuran_turu: basvuran_turu === 'bilinmiyor' ? null : (basvuran_turu ?? ('' as Requester)),
      kisi_grubu: PERSON_GROUPS.find((one) => one === kisi_grubu) ?? null,
    }),
    onDone: told(changed, onDone),
  });
  const { refused, opened, close, store } = useAnyway(form, 'APPLICATION_EXISTS');
  const { basvuran_turu: requester } = form.values;
  const represented = requester !== 'bilinmiyor' && actsForAnother(requester);
  const openExisting = () => {
    close();
    const existing = existingIn(refused?.data);
    form.work.drop();
    if (existing) onDone(existing);
  };
  return (
    <FormModal form={form} title={t('applications.add')} onClose={onClose}>
      <ConfirmModal
        opened={opened}
        title={t('applications.existsTitle')}
        confirmLabel={t('applications.existsOpen')}
        other={{ label: t('applications.existsAnyway'), onChoose: store }}
        onConfirm={openExisting}
        onClose={close}
      >
        {refused?.message} {t('applications.existsText')}
      </ConfirmModal>
      <Select
        {...form.needed('kaynak', t('applications.source'))}
        onChange={(value) => form.set('kaynak', HAND_SOURCES.find((one) => one === value) ?? null)}
        data={HAND_SOURCES.map((value) => ({ value, label: t(`applications.sources.${value}`) }))}
        data-autofocus
      />
      <DayInput
        {...form.needed('gelis_gunu', t('applications.arrival'))}
        max={todayInTurkey()}
        description={t('applications.arrivalText')}
      />
      <Select
        {...form.needed('basvuran_turu', t('applications.requester'))}
        onChange={(value) =>
          form.set('basvuran_turu', CHOICES.find((one) => one === value) ?? null)
        }
        data={CHOICES.map((value) => ({ value, label: t(`applications.requesters.${value}`) }))}
      />
      {represented && (
        <TextInput
          {...form.needed('temsil_edilen', t('applications.represented'))}
          description={t('applications.representedText')}
          autoComplete="off"
        />
      )}
      <TextInput {...form.needed('ad_soyad', t('applications.name'))} autoComplete="off" />
      <TextInput {...form.field('kimlik_no', t('applications.identity'))} autoComplete="off" />
      <Select
        {...form.field('kisi_grubu', t('applications.group'))}
        value={form.values.kisi_grubu || null}
        onChange={(value) => form.set('kisi_grubu', value ?? '')}
        clearable
        data={PERSON_GROUPS.map((value) => ({ value, label: t(`applications.groups.${value}`) }))}
      />
      <MultiSelect
        {...form.needed('haklar', t('applications.right'))}
        onChange={(chosen) =>
          form.set(
            'haklar',
            RIGHTS.filter((one) => chosen.includes(one)),
          )
        }
        data={RIGHTS.map((value) => ({
          value,
          label: `${articleOf(value, lang)} ${RIGHT_TEXTS[value].short[lang]}`,
        }))}
      />
      <Textarea {...form.needed('talep', t('applications.request'))} autosize minRows={3} />
      <Select
        {...form.needed('cevap_yolu', t('applications.way'))}
        onChange={(value) => form.set('cevap_yolu', WAYS.find((one) => one === value) ?? null)}
        data={WAYS.map((value) => ({ value, label: t(`applications.ways.${value}`) }))}
      />
      <TextInput
        {...form.field('eposta', t('applications.email'))}
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
      />
      <TextInput {...form.field('adres', t('applications.address'))} autoComplete="off" />
      <TextInput {...form.field('telefon', t('applications.phone'))} autoComplete="off" />
      <Select
        {...form.field('dil', t('applications.language'))}
        onChange={(value) => form.set('dil', value === 'en' ? 'en' : 'tr')}
        allowDeselect={false}
        data={LANGUAGES.map((value) => ({ value, label: t(`applications.languages.${value}`) }))}
      />
    </FormModal>
  );
}
