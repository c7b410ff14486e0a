import { Box, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { organization } from '@emanet/contract/organization';
import { useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { newKey } from '../../../platform/api/new-key.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { SearchMultiSelect } from '../../../ui/search-select/SearchMultiSelect.tsx';
import { SearchSelect } from '../../../ui/search-select/SearchSelect.tsx';
import type { ImportTarget } from '../target.ts';
import type { Meanings } from '../useImport.ts';
import { keyOf, nearest, type AskedWord } from './asked.ts';

const DEPARTMENT = 'department_id';
/** Separator of several choices in one cell of a sheet. */
const BETWEEN = '; ';

/** Answers by the key of a word: a choice, several, or the empty text for "leave empty". */
type Answers = Readonly<Record<string, string>>;

type Props = Readonly<{
  target: ImportTarget;
  words: readonly AskedWord[];
  busy: boolean;
  onMean: (meanings: Meanings) => void;
}>;

/**
 * The unknown words of a file, each asked once for all of its rows. Choices that are alike are proposed; the
 * answers are sent together and remembered.
 */
export function AskedWords({ target, words, busy, onMean }: Props) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useState<Answers>({});
  const [isOpen, setOpen] = useState(true);
  if (words.length === 0) return null;
  const given = words.flatMap(({ alan, yazilan }) => {
    const anlam = answers[keyOf({ alan, yazilan })];
    return anlam === undefined ? [] : [{ alan, yazilan, anlam }];
  });
  const title = t('import.asked.title', { count: words.length });
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="em-card"
      style={{ flex: 'none', padding: 'var(--mantine-spacing-sm) var(--mantine-spacing-lg)' }}
    >
      <summary>
        <b>{title}</b>
      </summary>
      <Text fz="sm" c="dimmed" mt="tight">
        {t('import.asked.text')}
      </Text>
      <Stack gap="md" mt="sm" mah="min(300px, 36vh)" className="em-scroll" tabIndex={0}>
        {[...Map.groupBy(words, ({ alan }) => alan)].map(([alan, ofField]) => (
          <WordsOfField
            key={alan}
            target={target}
            words={ofField}
            answers={answers}
            busy={busy}
            onAnswer={(more) => setAnswers((before) => ({ ...before, ...more }))}
            onWithdraw={(key) => setAnswers(({ [key]: _, ...others }) => others)}
            onDepartments={(names) =>
              onMean({
                degerler: [
                  ...given.filter((one) => one.alan !== DEPARTMENT),
                  ...names.map((yazilan) => ({ alan, yazilan, anlam: yazilan })),
                ],
              })
            }
          />
        ))}
      </Stack>
      <Button
        mt="sm"
        size="xs"
        loading={busy}
        disabled={given.length === 0}
        onClick={() => onMean({ degerler: given })}
      >
        {t('import.asked.send', { count: given.length })}
      </Button>
    </details>
  );
}

type FieldProps = Readonly<{
  target: ImportTarget;
  /** Words of one field. */
  words: readonly AskedWord[];
  answers: Answers;
  busy: boolean;
  onAnswer: (answers: Answers) => void;
  /** Takes the answer for a word back. */
  onWithdraw: (key: string) => void;
  /** The departments of these names are there now. */
  onDepartments: (names: readonly string[]) => void;
}>;

function WordsOfField(props: FieldProps) {
  const { target, words, answers, busy, onAnswer, onWithdraw, onDepartments } = props;
  const { t } = useTranslation();
  const [first] = words;
  const choices = target.useChoices(first?.alan ?? '');
  const field = target.fields.find(({ name }) => name === first?.alan);
  const proposals = new Map(
    words.flatMap((word) => {
      const proposed =
        answers[keyOf(word)] === undefined ? nearest(choices, word.yazilan) : undefined;
      return proposed === undefined ? [] : [[keyOf(word), proposed] as const];
    }),
  );
  return (
    <div>
      <Group gap="sm" mb="xs">
        <Text fw={560}>{first?.baslik}</Text>
        {proposals.size > 1 && (
          <Button
            size="compact-xs"
            variant="default"
            disabled={busy}
            onClick={() => onAnswer(Object.fromEntries(proposals))}
          >
            {t('import.match.takeAll', { count: proposals.size })}
          </Button>
        )}
        {first?.alan === DEPARTMENT && (
          <NewDepartments
            names={words.map(({ yazilan }) => yazilan)}
            busy={busy}
            onAdded={onDepartments}
          />
        )}
      </Group>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {words.map((word) => (
          <Asked
            key={keyOf(word)}
            word={word}
            choices={choices}
            isList={field?.many === true}
            mayBeEmpty={field?.required !== true}
            answer={answers[keyOf(word)]}
            proposed={proposals.get(keyOf(word))}
            busy={busy}
            onAnswer={(answer) =>
              answer === undefined ? onWithdraw(keyOf(word)) : onAnswer({ [keyOf(word)]: answer })
            }
          />
        ))}
      </Stack>
    </div>
  );
}

type AskedProps = Readonly<{
  word: AskedWord;
  choices: readonly string[];
  isList: boolean;
  mayBeEmpty: boolean;
  answer: string | undefined;
  proposed: string | undefined;
  busy: boolean;
  onAnswer: (answer: string | undefined) => void;
}>;

/** One word, with the choice that it means, several of a list, or nothing. */
function Asked(props: AskedProps) {
  const { word, choices, isList, mayBeEmpty, answer, proposed, busy, onAnswer } = props;
  const { baslik, yazilan, rows } = word;
  const { t } = useTranslation();
  const field = {
    ...{ size: 'xs', data: [...choices], clearable: true },
    disabled: busy || answer === '',
    placeholder: t('import.correct.means', { word: yazilan }),
    'aria-label': `${baslik}: ${yazilan}`,
  };
  return (
    <Box
      component="li"
      className="em-columns"
      __vars={{ '--columns': 'minmax(0, 1fr) minmax(0, 420px) 7em minmax(0, 1fr)' }}
      style={{ gap: 'var(--mantine-spacing-xs) var(--mantine-spacing-sm)', alignItems: 'center' }}
    >
      <Text fz="sm" style={{ overflowWrap: 'anywhere' }}>
        “{yazilan}”{' '}
        <Text span inherit c="dimmed">
          {t('import.asked.rows', { count: rows })}
        </Text>
      </Text>
      {isList ? (
        <SearchMultiSelect
          {...field}
          value={answer ? answer.split(BETWEEN) : []}
          onChange={(value) => onAnswer(value.length > 0 ? value.join(BETWEEN) : undefined)}
        />
      ) : (
        <SearchSelect
          {...field}
          value={answer ? answer : null}
          onChange={(value) => onAnswer(value ?? undefined)}
        />
      )}
      {mayBeEmpty ? (
        <Checkbox
          size="xs"
          label={t('import.correct.clearAll')}
          aria-label={`${yazilan}: ${t('import.correct.clearAll')}`}
          checked={answer === ''}
          disabled={busy}
          onChange={(event) => onAnswer(event.currentTarget.checked ? '' : undefined)}
        />
      ) : (
        <span />
      )}
      {proposed !== undefined && (
        <Button
          size="compact-xs"
          variant="default"
          style={{ justifySelf: 'start', maxWidth: '100%' }}
          disabled={busy}
          onClick={() => onAnswer(proposed)}
        >
          {t('import.match.take', { field: proposed })}
        </Button>
      )}
    </Box>
  );
}

type NewProps = Readonly<{
  names: readonly string[];
  busy: boolean;
  onAdded: (names: readonly string[]) => void;
}>;

/** Adds the departments that the file names, for those who may. */
function NewDepartments({ names, busy, onAdded }: NewProps) {
  const { t } = useTranslation();
  const may = useCan('organization.write');
  const add = useAct(organization.addDepartment, {
    parts: (department_name: string) => ({ body: { department_name }, idempotencyKey: newKey() }),
  });
  if (!may) return null;
  const addAll = async () => {
    const added: string[] = [];
    try {
      for (const name of names) {
        await add.mutateAsync(name);
        added.push(name);
      }
    } finally {
      // Names before a refused one are departments by now and must not be added again.
      if (added.length > 0) onAdded(added);
    }
  };
  return (
    <Button
      size="compact-xs"
      variant="default"
      disabled={busy}
      loading={add.isPending}
      // A refusal is said by the call itself.
      onClick={() => void addAll().catch(() => undefined)}
    >
      {t('import.asked.departments', { count: names.length })}
    </Button>
  );
}
