import { plainOf } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { FormModal } from '../../ui/form/FormModal.tsx';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import type { Picked } from './Paper.tsx';
import { inLanguage, isOwn, partOf, type Body } from './picked.ts';
import { useDraftForm } from './queries.ts';

/** Own words of a part, or an overruled sentence of the register. */
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

/** Writes a sentence in both languages; one of the register requires a reason. */
export default function WordsModal({
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
