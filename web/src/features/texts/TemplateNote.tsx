import { kindOf } from '@emanet/contract/texts/kinds';
import { texts, type SingleText, type TextDifference } from '@emanet/contract/texts';
import { Button, Checkbox, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useAct } from '../../nouns/act.ts';
import { at, useRead, useShow } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { Note } from '../../ui/panel/Note.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { LeaveModal } from '../../ui/unsaved-work/LeaveModal.tsx';
import { useLeaveQuestion } from '../../ui/unsaved-work/useLeaveQuestion.ts';
import { Stretches } from './Stretches.tsx';

/** Sentences that are taken or left together: an own one, or those of a section's blocks. */
const unitOf = ({ k, bolum }: TextDifference): string => (k.startsWith(`${bolum}.`) ? k : bolum);

/** Offers the newer wording of our template with its changes; the person may ignore it. */
export function TemplateNote({ text }: { text: SingleText }) {
  const { t } = useTranslation();
  const show = useShow(texts.single);
  const [open, setOpen] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const question = useLeaveQuestion(() => open && left.size > 0);
  const close = () => {
    setLeft(new Set());
    setOpen(false);
  };
  const found = useRead(texts.template, at(text.id), { enabled: open });
  const adopt = useAct(texts.adopt, {
    parts: (body: Readonly<{ al: boolean; cumleler?: string[] }>) => ({
      ...at(text.id),
      body: { ...body, surum: text.surum },
    }),
    told: 'message',
    onDone: ({ data }) => {
      close();
      show(at(data.id), data);
    },
  });
  const offered = found.data?.farklar ?? [];
  const taken = offered.filter((one) => !left.has(unitOf(one)));
  // The Board's own words change only as a whole.
  const whole = kindOf(text.tur).locked === true;
  const toggle = (units: readonly string[], wanted: boolean) =>
    setLeft(
      wanted
        ? new Set([...left].filter((one) => !units.includes(one)))
        : new Set([...left, ...units]),
    );
  return (
    <>
      <Note
        action={
          <Button size="xs" variant="default" onClick={() => setOpen(true)}>
            {t('texts.seeDifferences')}
          </Button>
        }
      >
        {t('texts.newTemplate')}
      </Note>
      <Modal
        opened={open}
        onClose={() => question.leave(close)}
        size="lg"
        title={t('texts.newTemplate')}
      >
        {found.data ? (
          [...Map.groupBy(offered, ({ bolum }) => bolum).values()].map((section) => (
            <OfSection
              key={section[0]?.bolum}
              section={section}
              left={left}
              onToggle={whole ? undefined : toggle}
            />
          ))
        ) : (
          <ListSkeleton />
        )}
        <Group gap="sm" mt="md">
          <Button
            loading={adopt.isPending}
            disabled={offered.length > 0 && taken.length === 0}
            onClick={() =>
              adopt.mutate({
                al: true,
                ...(taken.length < offered.length && { cumleler: taken.map(({ k }) => k) }),
              })
            }
          >
            {taken.length < offered.length
              ? t('texts.takeSome', { count: taken.length })
              : t('texts.takeTemplate')}
          </Button>
          <Button variant="default" onClick={() => adopt.mutate({ al: false })}>
            {t('texts.leaveTemplate')}
          </Button>
        </Group>
      </Modal>
      <LeaveModal work={{ question }} />
    </>
  );
}

type Props = Readonly<{
  section: readonly TextDifference[];
  left: ReadonlySet<string>;
  onToggle: ((units: readonly string[], wanted: boolean) => void) | undefined;
}>;

/** The offer to one section: taken as a whole by its title, or sentence by sentence. */
function OfSection({ section, left, onToggle }: Props) {
  const units = [...Map.groupBy(section, unitOf)];
  const names = units.map(([unit]) => unit);
  const some = names.filter((one) => !left.has(one)).length;
  const title = <b>{section[0]?.baslik}</b>;
  return (
    <fieldset className="em-parts">
      <legend>
        {onToggle ? (
          <Checkbox
            label={title}
            checked={some === names.length}
            indeterminate={some > 0 && some < names.length}
            onChange={({ currentTarget }) => onToggle(names, currentTarget.checked)}
          />
        ) : (
          title
        )}
      </legend>
      {units.map(([unit, sentences]) => {
        const said = sentences.map((one) => (
          <span key={one.k}>
            <Stretches parts={one.parcalar} />{' '}
          </span>
        ));
        return onToggle && names.length > 1 ? (
          <Checkbox
            key={unit}
            ms="lg"
            mt="sm"
            label={said}
            checked={!left.has(unit)}
            onChange={({ currentTarget }) => onToggle([unit], currentTarget.checked)}
          />
        ) : (
          <p key={unit}>{said}</p>
        );
      })}
    </fieldset>
  );
}
