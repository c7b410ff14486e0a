import { actorName } from '@emanet/contract/shared/actor-types';
import { kindOf } from '@emanet/contract/texts/kinds';
import type { SingleText } from '@emanet/contract/texts';
import { Button } from '@mantine/core';
import {
  IconEye,
  IconGitCompare,
  IconPencil,
  IconTarget,
  IconUserCheck,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { usePhone } from '../../ui/usePhone.ts';
import type { useTextVerbs } from './queries.ts';
import { StateMark } from './StateMark.tsx';
import { TextMenu } from './TextMenu.tsx';
import { FileMenu } from './versions/FileMenu.tsx';
import { PublishButton } from './versions/PublishButton.tsx';

type Props = Readonly<{
  text: SingleText;
  verbs: ReturnType<typeof useTextVerbs>;
  /** Language of the shown text. */
  shown: 'tr' | 'en';
  /** Sentences without English. */
  foreign: number;
  preview: boolean;
  onPreview: () => void;
  onOpen: (what: 'coverage' | 'submit') => void;
}>;

/** Name and state of a text, and its steps to publication. */
export function TextHead({ text, verbs, shown, foreign, preview, onPreview, onOpen }: Props) {
  const { t, lang } = useTranslation();
  const phone = usePhone();
  const mayWrite = useCan('texts.write');
  const drafted = text.durum === 'taslak' || text.durum === 'onayda';
  return (
    <PageHead
      title={text.ad}
      back={{ to: '/metinler', label: t('texts.title'), here: kindOf(text.tur).name[lang] }}
      count={<StateMark text={text} />}
      text={t('texts.savedAt', {
        when: when(text.guncellenme_tarihi, lang, true),
        by: actorName(text.guncelleyen, lang),
      })}
    >
      <ActButton
        variant="subtle"
        color="gray"
        icon={preview ? IconPencil : IconEye}
        onClick={onPreview}
      >
        {t(preview ? 'texts.toPaper' : 'texts.preview')}
      </ActButton>
      <FileMenu text={text} lang={shown} />
      {mayWrite && text.eskiyen > 0 && text.durum !== 'yayinda' && (
        <ActButton
          variant="default"
          component={Link}
          to={`/metinler/${text.id}/fark`}
          icon={IconGitCompare}
        >
          {t('texts.seeDifferences')}
        </ActButton>
      )}
      {mayWrite && drafted && (
        <>
          <ActButton variant="default" onClick={() => onOpen('coverage')} icon={IconTarget}>
            {t('texts.coverage')}
          </ActButton>
          {text.durum === 'taslak' && (
            <Button variant="default" onClick={() => onOpen('submit')}>
              {t('texts.submit')}
            </Button>
          )}
        </>
      )}
      {!phone && <NextStep text={text} verbs={verbs} foreign={foreign} />}
      {mayWrite && <TextMenu text={text} />}
    </PageHead>
  );
}

/** The next step of a text: approval, publication, or the draft of a new version. */
export function NextStep({ text, verbs, foreign }: Pick<Props, 'text' | 'verbs' | 'foreign'>) {
  const { t } = useTranslation();
  if (!useCan('texts.write')) return null;
  if (text.durum === 'onaylandi')
    return <PublishButton text={text} verb={verbs.publish} foreign={foreign} />;
  // Differences are decided before there is a new version.
  if (text.durum === 'yayinda' && text.eskiyen > 0)
    return (
      <ActButton component={Link} to={`/metinler/${text.id}/fark`} icon={IconGitCompare}>
        {t('texts.seeDifferences')}
      </ActButton>
    );
  return text.durum === 'yayinda' ? (
    <Button loading={verbs.prepare.isPending} onClick={() => verbs.prepare.mutate(undefined)}>
      {t('texts.prepare')}
    </Button>
  ) : (
    <ActButton
      loading={verbs.approve.isPending}
      onClick={() => verbs.approve.mutate()}
      icon={IconUserCheck}
    >
      {t('texts.approve')}
    </ActButton>
  );
}
