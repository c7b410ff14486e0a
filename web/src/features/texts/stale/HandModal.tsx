import type { SingleText, TextDifference, TextDifferences } from '@emanet/contract/texts';
import { plainOf } from '@emanet/contract/texts/model';
import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { RequiredLabel } from '../../../ui/form/RequiredLabel.tsx';
import form from '../../../ui/form/form.module.css';
import { LeaveModal } from '../../../ui/unsaved-work/LeaveModal.tsx';
import { RestoredNote } from '../../../ui/unsaved-work/RestoredNote.tsx';
import { useUnsavedWork } from '../../../ui/unsaved-work/useUnsavedWork.ts';
import { publishedWords, type Decision, type Written } from './decisions.ts';
import { OpenModal } from '../../../ui/overlay/OpenModal.tsx';

type Props = Readonly<{
  text: SingleText;
  found: TextDifferences;
  change: TextDifference;
  decided: Decision | undefined;
  onWritten: (words: Written) => void;
  onClose: () => void;
}>;

/** The present wording by the register; without one, the published one. */
function begun({ text, found, change: { k } }: Props): Written {
  const published = publishedWords(found, k);
  const said = (lang: 'tr' | 'en') => {
    const now = text.metin?.[lang].bolumler
      .flatMap(({ cumleler }) => cumleler)
      .find((c) => c.k === k);
    return now ? (now.asil ?? plainOf(now)).trim() : published[lang];
  };
  return { tr: said('tr'), en: said('en'), gerekce: '' };
}

/** Writes the sentence of a difference by hand, with the reason for differing from the register. */
export default function HandModal(props: Props) {
  const { text, change, decided, onWritten, onClose } = props;
  const { t } = useTranslation();
  const [before] = useState(() => (decided?.ne === 'elle' ? decided.yazilan : begun(props)));
  const work = useUnsavedWork<Written>(['metin-fark', text.id, change.k], before);
  const [asked, setAsked] = useState(false);
  const { tr, en, gerekce } = work.value;
  const field = (name: keyof Written) => ({
    value: work.value[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      const { value } = currentTarget;
      work.set((all) => ({ ...all, [name]: value }));
    },
  });
  const leave = () => work.question.leave(onClose);
  return (
    <OpenModal onClose={leave} size={560} title={t('texts.writeByHand')}>
      <form
        noValidate
        className={`em-column ${form.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(true);
          if (gerekce.trim() === '') return;
          work.drop();
          onWritten({ tr: tr.trim(), en: en.trim(), gerekce: gerekce.trim() });
        }}
      >
        <RestoredNote restored={work.restored} />
        <Textarea
          {...field('tr')}
          label={t('texts.turkish')}
          description={t('texts.emptyLeavesOut')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
          data-autofocus
        />
        <Textarea
          {...field('en')}
          label={t('texts.english')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={5000}
        />
        <TextInput
          {...field('gerekce')}
          label={<RequiredLabel>{t('texts.reason')}</RequiredLabel>}
          description={t('texts.reasonText')}
          error={asked && gerekce.trim() === '' && t('texts.reasonAsked')}
          required
          withAsterisk={false}
          maxLength={500}
          autoComplete="off"
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave}>
            {t('common.cancel')}
          </Button>
          <Button type="submit">{t('texts.writeInstead')}</Button>
        </Group>
      </form>
      <LeaveModal work={work} />
    </OpenModal>
  );
}
