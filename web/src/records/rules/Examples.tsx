import { EXAMPLE_DAY } from '@emanet/contract/records/rules/rule';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../platform/i18n.ts';
import { dayShort } from '../../platform/when.ts';
import { examplesOf, type RuleSource } from './examples-in-words.ts';

const LOOK = { fz: 'meta', c: 'var(--em-text-2)' } as const;

/** Answers with which a rule fires, and answers with which it must not. */
export default function Examples({ source }: { source: RuleSource }) {
  const { t, lang } = useTranslation();
  const { dated, ...examples } = examplesOf(source, t, lang);
  return (
    <>
      {(['fires', 'silent'] as const).map((which) => (
        <section key={which} data-which={which}>
          <Title order={2} size="h3" {...LOOK}>
            {t(`rules.examples.${which}`)}
          </Title>
          <ul className={`em-break em-bullets`}>
            {examples[which].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      {dated && (
        <Text {...LOOK}>{t('rules.examples.day', { day: dayShort(EXAMPLE_DAY, lang) })}</Text>
      )}
    </>
  );
}
