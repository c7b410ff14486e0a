import { useRef, type SyntheticEvent } from 'react';
import { applicationForm, LONGEST_REQUEST } from '@emanet/contract/applications/form';
import { PERSON_GROUPS } from '@emanet/contract/applications';
import {
  articleOf,
  RIGHT_TEXTS,
  RIGHTS,
  type Right,
} from '@emanet/contract/data/application-rights';
import { Button, Checkbox, Radio, Select, Textarea, TextInput } from '@mantine/core';
import { ApiError, call } from '../../../platform/api/client.ts';
import { useLanguage, useTranslation } from '../../../platform/i18n.ts';
import { notify } from '../../../platform/notify.tsx';
import { ApiForm, FormNote } from '../../../ui/form/ApiForm.tsx';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { Attachments } from './Attachments.tsx';
import css from './form.module.css';

type Props = Readonly<{
  slug: string;
  onSent: (sent: { token: string; eposta: string }) => void;
}>;

const EMPTY = {
  haklar: [] as Right[],
  talep: '',
  ad: '',
  soyad: '',
  yabanci: false,
  kimlik_no: '',
  uyruk: '',
  kisi_grubu: '',
  adres: '',
  cevap_yolu: 'eposta' as 'eposta' | 'posta',
  eposta: '',
  telefon: '',
  web_sitesi: '',
};

/** Request form: the right, the person, and how the answer is to come: what the communiqué asks and no more. */
export function WriteStep({ slug, onSent }: Props) {
  const { t } = useTranslation();
  const dil = useLanguage();
  const token = useRef('');
  const beginning = useRef<Promise<string>>(undefined);

  /** The token, asked for with the first file or with the form. */
  const begin = (): Promise<string> => {
    beginning.current ??= call(applicationForm.begin, { params: { slug } }).then(
      ({ data }) => (token.current = data.token),
      (error: unknown) => {
        beginning.current = undefined;
        throw error;
      },
    );
    return beginning.current;
  };
  const form = useApiForm({
    endpoint: applicationForm.submit,
    initial: EMPTY,
    bodyOf: ({ yabanci, kisi_grubu, uyruk, ...values }) => ({
      ...values,
      token: token.current,
      kimlik_turu: yabanci ? ('pasaport' as const) : ('tc' as const),
      uyruk: yabanci ? uyruk : '',
      kisi_grubu: PERSON_GROUPS.find((one) => one === kisi_grubu) ?? null,
      dil,
    }),
    onDone: (_, { eposta }) => onSent({ token: token.current, eposta }),
  });
  const { yabanci } = form.values;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    begin().then(
      () => form.onSubmit(event),
      (error: unknown) => notify.error(error instanceof ApiError ? error.message : ''),
    );
  };

  return (
    <ApiForm
      form={{ ...form, onSubmit: submit }}
      className={css.form}
      label={t('applicationForm.title')}
    >
      <FormNote form={form} />
      <section className={css.part}>
        <h2>{t('applicationForm.what')}</h2>
        <p>{t('applicationForm.whatText')}</p>
        <Checkbox.Group
          {...form.field('haklar')}
          onChange={(chosen) =>
            form.set(
              'haklar',
              RIGHTS.filter((one) => chosen.includes(one)),
            )
          }
          aria-label={t('applicationForm.what')}
        >
          <div className={css.rights}>
            {RIGHTS.map((right) => (
              <div key={right} className={css.right}>
                <Checkbox
                  value={right}
                  styles={{ labelWrapper: { flex: 1 } }}
                  label={
                    <span className={css.rightLabel}>
                      {RIGHT_TEXTS[right].plain[dil]}
                      <Tag>{articleOf(right)}</Tag>
                    </span>
                  }
                />
              </div>
            ))}
          </div>
        </Checkbox.Group>
        <Textarea
          {...form.field('talep')}
          label={t('applicationForm.request')}
          description={t('applicationForm.requestText', {
            length: form.values.talep.length,
            most: LONGEST_REQUEST,
          })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autosize
          minRows={4}
          maxLength={LONGEST_REQUEST}
        />
      </section>
      <section className={css.part}>
        <h2>{t('applicationForm.who')}</h2>
        <p>{t('applicationForm.whoText')}</p>
        <div className={css.pair}>
          <TextInput
            {...form.field('ad')}
            label={t('applicationForm.firstName')}
            autoComplete="given-name"
          />
          <TextInput
            {...form.field('soyad')}
            label={t('applicationForm.lastName')}
            autoComplete="family-name"
          />
        </div>
        <Checkbox
          {...form.flag('yabanci')}
          label={t('applicationForm.foreigner')}
          description={t('applicationForm.foreignerText')}
        />
        <div className={css.pair}>
          <TextInput
            {...form.field('kimlik_no')}
            label={t(yabanci ? 'applicationForm.passport' : 'applicationForm.nationalId')}
            inputMode={yabanci ? 'text' : 'numeric'}
            autoComplete="off"
          />
          {yabanci && (
            <TextInput
              {...form.field('uyruk')}
              label={t('applicationForm.nationality')}
              autoComplete="country-name"
            />
          )}
        </div>
        <Select
          {...form.field('kisi_grubu')}
          value={form.values.kisi_grubu || null}
          onChange={(value) => form.set('kisi_grubu', value ?? '')}
          label={t('applicationForm.relation')}
          placeholder={t('applicationForm.optional')}
          clearable
          data={PERSON_GROUPS.map((value) => ({ value, label: t(`applications.groups.${value}`) }))}
        />
        <TextInput
          {...form.field('adres')}
          label={t('applicationForm.address')}
          autoComplete="street-address"
        />
      </section>
      <section className={css.part}>
        <h2>{t('applicationForm.answer')}</h2>
        <Radio.Group
          {...form.field('cevap_yolu')}
          onChange={(value) => form.set('cevap_yolu', value === 'posta' ? 'posta' : 'eposta')}
          aria-label={t('applicationForm.answer')}
        >
          <div className={css.pair}>
            <Radio value="eposta" label={t('applicationForm.ways.eposta')} />
            <Radio value="posta" label={t('applicationForm.ways.posta')} />
          </div>
        </Radio.Group>
        <div className={css.pair}>
          <TextInput
            {...form.field('eposta')}
            type="email"
            label={t('applicationForm.email')}
            description={t('applicationForm.emailText')}
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            autoComplete="email"
          />
          <TextInput
            {...form.field('telefon')}
            type="tel"
            label={t('applicationForm.phone')}
            placeholder={t('applicationForm.optional')}
            autoComplete="tel"
          />
        </div>
        <Attachments begin={begin} />
        <div className={css.trap} aria-hidden>
          <TextInput
            {...form.field('web_sitesi')}
            label={t('applicationForm.trap')}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
      </section>
      <div className={css.actions}>
        <Button type="submit" size="md" loading={form.busy}>
          {t('applicationForm.send')}
        </Button>
        <span className={css.quiet}>{t('applicationForm.sendText')}</span>
      </div>
    </ApiForm>
  );
}
