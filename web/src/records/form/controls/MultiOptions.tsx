import { articleIn } from '@emanet/contract/shared/articles';
import type { Choice, LookupName } from '@emanet/contract/lookups';
import type { Language } from '@emanet/contract/shared/primitives';
import { Box, Button, Checkbox, Combobox, Group, Kbd, Text } from '@mantine/core';
import { memo, useId, use } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { SpecialMark } from '../../../ui/SpecialMark.tsx';
import { groupCount, noteOf, type ChoiceGroup } from '../field/offered.ts';
import { SHORT_FORM, ShortFormContext } from './short-form.ts';
import classes from './MultiControl.module.css';

/** The choices of an open multi-select under their headings. */
export function MultiOptions(props: {
  lookup: LookupName;
  groups: readonly ChoiceGroup[];
  ticked: readonly string[];
  lang: Language;
  query: string;
  onPick: (code: string) => void;
  onHover: () => void;
}) {
  const { t } = useTranslation();
  const { groups, query, onPick, onHover } = props;
  return (
    <Combobox.Options
      className={`em-scroll ${classes.options}`}
      aria-multiselectable
      // Keeps the caret in the search.
      onMouseDown={(event) => event.preventDefault()}
      onMouseOver={onHover}
      onClick={(event) => {
        const option =
          event.target instanceof Element
            ? event.target.closest<HTMLElement>('[role=option]')
            : null;
        if (option?.dataset.code) onPick(option.dataset.code);
      }}
    >
      {groups.length === 0 && (
        <Combobox.Empty>{t('form.multi.nothing', { query: query.trim() })}</Combobox.Empty>
      )}
      {groups.map((group) =>
        group.code === '' ? (
          <Options key="" {...props} group={group} />
        ) : (
          <Combobox.Group key={group.code} label={<Heading {...props} group={group} />}>
            <Options {...props} group={group} />
          </Combobox.Group>
        ),
      )}
    </Combobox.Options>
  );
}

type InGroup = { group: ChoiceGroup; ticked: readonly string[]; lang: Language };

function Heading({ group, ticked }: InGroup) {
  const { t } = useTranslation();
  const articles = { madde5: t('form.multi.article5'), madde6: t('form.multi.article6') };
  const title =
    group.code === 'madde5' || group.code === 'madde6' ? articles[group.code] : group.title;
  const count = group.choices.filter((choice) => ticked.includes(choice.code)).length;
  return (
    <>
      <Group component="span" gap="sm">
        {title}
        {group.special && <SpecialMark withText />}
      </Group>
      <Box component="span" c="var(--em-text-2)" fw={520} className="em-num">
        {t('form.multi.ofGroup', { count, total: group.choices.length })}
      </Box>
    </>
  );
}

function Options({ group, ticked, lang }: InGroup) {
  return group.choices.map((choice) => (
    <Option key={choice.code} choice={choice} checked={ticked.includes(choice.code)} lang={lang} />
  ));
}

/**
 * Plain elements that the library's keyboard handling finds by their attribute: its own options are
 * all rendered again at every keystroke, and there are up to 180 of them.
 */
const Option = memo(function Option(props: { choice: Choice; checked: boolean; lang: Language }) {
  const { choice, checked, lang } = props;
  const note = noteOf(choice, lang);
  return (
    <div
      id={useId()}
      role="option"
      data-combobox-option
      data-code={choice.code}
      aria-selected={checked}
      className={classes.option}
    >
      <Checkbox.Indicator
        size="xs"
        checked={checked}
        color={choice.special ? 'plum' : undefined}
        aria-hidden
      />
      {choice.article && (
        <Box component="span" flex="none" miw={44} c="var(--em-text-2)" fw={560}>
          {articleIn(choice.article, lang)}
        </Box>
      )}
      <span>
        {choice[lang]}
        {note && (
          <Text span display="block" fz="meta" c="dimmed" lh={1.4}>
            {note}
          </Text>
        )}
      </span>
    </div>
  );
});

/** The number of ticks, and the working keys. */
export function MultiFooter({
  lookup,
  ticked,
  basesHidden,
}: {
  lookup: LookupName;
  ticked: readonly string[];
  basesHidden: boolean;
}) {
  const { t } = useTranslation();
  const groups = groupCount(lookup, ticked);
  const changed = use(ShortFormContext);
  return (
    <Combobox.Footer px="panels" py="sm">
      <Group justify="space-between" wrap="nowrap" c="var(--em-text-2)" fz="meta">
        <span>
          {t('form.multi.selected', { count: ticked.length })}
          {groups > 0 && `, ${t('common.categories', { count: groups })}`}
          {basesHidden && <Box c="dimmed">{t('form.multi.basesHidden')}</Box>}
        </span>
        <Group component="span" gap={5} visibleFrom="md" wrap="nowrap" aria-hidden>
          <Kbd>{t('form.multi.enterKey')}</Kbd>
          {t('form.multi.pick')}
          <Kbd ml="inset">{t('form.multi.escapeKey')}</Kbd>
          {t('common.closeKey')}
        </Group>
        {changed !== undefined && (
          <Button
            size="xs"
            type="submit"
            form={SHORT_FORM}
            disabled={!changed}
            tabIndex={-1}
            // The list closes when its input loses the focus, before a click would arrive.
            onMouseDown={(event) => event.preventDefault()}
          >
            {t('common.save')}
          </Button>
        )}
      </Group>
    </Combobox.Footer>
  );
}
