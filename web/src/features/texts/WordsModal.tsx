import { plainOf } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import type { Picked } from './Paper.tsx';
import { useDraftForm } from './queries.ts';

type Body = NonNullable<SingleText['govde']>;

/** Own words of a part, or a sentence of the register overruled. */
function changed(
  body: Body,
  picked: Picked,
  given: { tr: string; en: string; gerekce: string },
): Body {
  const { tr, en, gerekce } = given;
  if (!isOwn(body, picked))
    return { ...body, elle: { ...body.elle, [picked.sentence.k]: { tr, en, gerekce } } };
  return {
    ...body,
    bolumler: body.bolumler.map((section) => ({
      ...section,
      parcalar: section.parcalar.map((part) =>
        `${section.k}.${part.k}` === picked.sentence.k ? { ...part, metin: { tr, en } } : part,
      ),
    })),
  };
}

const partOf = (body: Body, { sentence }: Picked) =>
  body.bolumler
    .flatMap(({ k, parcalar }) => parcalar.map((part) => ({ ...part, at: `${k}.${part.k}` })))
    .find(({ at }) => at === sentence.k);
export const isOwn = (body: Body, picked: Picked): boolean => partOf(body, picked) !== undefined;

/** The same sentence in a language. */
export const inLanguage = (
  { metin }: SingleText,
  { sentence, section }: Picked,
  lang: 'tr' | 'en',
) =>
  metin?.[lang].bolumler
    .find(({ k }) => k === section.k)
    ?.cumleler.find(({ k }) => k === sentence.k);

/** Writes a sentence in both languages; one of the register asks why. */
export function WordsModal({
  text,
  body,
  picked,
  onClose,
}: {
  text: SingleText;
  body: Body;
  picked: Picked;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const own = partOf(body, picked);
  const said = (lang: 'tr' | 'en') => {
    const found = inLanguage(text, picked, lang);
    return found ? plainOf(found) : '';
  };
  const overruled = body.elle[picked.sentence.k];
  const form = useApiForm({
    ...useDraftForm(text, onClose),
    initial: {
      tr: (own?.metin?.tr ?? overruled?.tr ?? said('tr')).trim(),
      en: (own?.metin?.en ?? overruled?.en ?? said('en')).trim(),
      gerekce: overruled?.gerekce ?? '',
    },
    bodyOf: (given) => ({ govde: changed(body, picked, given) }),
  });
  return (
    <FormModal
      form={form}
      title={t(own ? 'texts.editText' : 'texts.writeByHand')}
      onClose={onClose}
    >
      <Textarea
        {...form.field('tr', t('texts.turkish'))}
        description={own ? undefined : t('texts.emptyLeavesOut')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        data-autofocus
      />
      <Textarea
        {...form.field('en', t('texts.english'))}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
      />
      {!own && (
        <TextInput
          {...form.needed('gerekce', t('texts.reason'))}
          description={t('texts.reasonText')}
          maxLength={500}
          autoComplete="off"
        />
      )}
    </FormModal>
  );
}
