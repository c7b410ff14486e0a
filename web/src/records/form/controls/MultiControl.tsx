import { choiceOf } from '@emanet/contract/lookups';
import { Combobox, Pill, PillsInput, useCombobox } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { IconServer2 } from '@tabler/icons-react';
import { useTranslation } from '../../../platform/i18n.ts';
import {
  groupsOf,
  orderedTicks,
  searchGroups,
  spokenWords,
  type SpokenWords,
} from '../field/offered.ts';
import { makeRoomBelow } from '../anchors.ts';
import { useOwnAssets } from '../storage/useOwnAssets.ts';
import { isStringList } from '../values.ts';
import { labelOfCode, type ControlProps } from './control.ts';
import { MultiFooter, MultiOptions } from './MultiOptions.tsx';
import pill from '../../pill.module.css';
import classes from './MultiControl.module.css';

const NONE: readonly string[] = [];

/** Choices of a look-up, listed under headings; the chosen ones are shown as pills above. */
export function MultiControl(props: ControlProps) {
  const { field, value, onChange, lang, special, readOnly, aria, labelId } = props;
  const { t } = useTranslation();
  const { lookup } = field;
  const ticked = isStringList(value) ? value : NONE;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  // The list may be slower than the keys; typing never waits for it.
  const searched = useDeferredValue(query);
  const [first, setFirst] = useState(ticked);
  const [words, setWords] = useState<SpokenWords>();
  const combobox = useCombobox({
    onDropdownOpen: () => {
      setFirst(ticked);
      if (lookup) spokenWords(lookup).then(setWords, () => undefined);
    },
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      setQuery('');
    },
  });
  const opened = combobox.dropdownOpened;
  const open = () => {
    if (!opened) makeRoomBelow(input.current);
    combobox.openDropdown();
  };
  const own = useOwnAssets(field, lang, searched.trim() !== '');
  const assets = own?.group;
  const groups = useMemo(
    () =>
      lookup && opened
        ? [...(assets ? [assets] : []), ...groupsOf(lookup, lang, { special, ticked, first })]
        : [],
    [lookup, opened, lang, special, ticked, first, assets],
  );
  const shown = useMemo(
    () => searchGroups(groups, lang, searched, words),
    [groups, lang, searched, words],
  );
  // Enter takes the best match.
  const { selectFirstOption } = combobox;
  useEffect(() => {
    if (searched.trim()) selectFirstOption();
  }, [shown, searched, selectFirstOption]);
  if (!lookup) return null;

  const remove = (code: string) => onChange(ticked.filter((one) => one !== code));
  const toggle = (code: string) => {
    if (own?.has(code)) onChange(own.toggle(code, ticked));
    else if (ticked.includes(code)) remove(code);
    else onChange([...ticked, code]);
    input.current?.select();
  };
  /** The list may be slower than the keys; then the best match is looked up here. */
  const takeBest = () => {
    const best = searchGroups(groups, lang, query, words)[0]?.choices[0];
    if (best && query.trim() && combobox.getSelectedOptionIndex() === -1) toggle(best.code);
  };
  const grouped = groups.some((group) => group.code !== '');
  const searching = grouped ? 'form.multi.search' : 'form.multi.searchPlain';
  const pills = orderedTicks(lookup, ticked);

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={toggle}
      readOnly={readOnly}
      resetSelectionOnOptionHover
    >
      <Combobox.DropdownTarget>
        <PillsInput
          error={aria['aria-invalid']}
          pointer={!readOnly}
          onClick={() => {
            input.current?.focus();
            if (!readOnly) open();
          }}
        >
          <Pill.Group>
            {own?.pills.map(({ code, name, leaves }) => (
              <Pill
                key={code}
                className={pill.pill}
                mod={{ asset: true, leaves }}
                title={t(leaves ? 'form.places.leaves' : 'form.places.joins', { name })}
                withRemoveButton={!readOnly}
                removeButtonProps={{
                  'aria-label': t('form.places.takeBack', { name }),
                  'aria-hidden': false,
                  tabIndex: -1,
                }}
                onRemove={() => onChange(own.toggle(code, ticked))}
              >
                <IconServer2 size={12} aria-hidden /> {name}
              </Pill>
            ))}
            {pills.map((code) => (
              <Pill
                key={code}
                className={pill.pill}
                mod={{ special: choiceOf(lookup, code)?.special }}
                title={labelOfCode(field, code, lang)}
                withRemoveButton={!readOnly}
                removeButtonProps={{
                  'aria-label': t('form.multi.remove', { name: labelOfCode(field, code, lang) }),
                  'aria-hidden': false,
                  tabIndex: -1,
                }}
                onRemove={() => remove(code)}
              >
                {labelOfCode(field, code, lang)}
              </Pill>
            ))}
            <Combobox.EventsTarget withExpandedAttribute>
              {/* Not PillsInput.Field: it sets its own id and description. */}
              <input
                {...aria}
                ref={input}
                className={`em-input ${classes.field}`}
                aria-labelledby={labelId}
                value={query}
                readOnly={readOnly}
                placeholder={readOnly ? undefined : t(opened ? searching : 'common.add')}
                onMouseDown={(event) => event.stopPropagation()}
                onBlur={() => combobox.closeDropdown()}
                onChange={(event) => {
                  setQuery(event.currentTarget.value);
                  open();
                  combobox.resetSelectedOption();
                }}
                onKeyDown={(event) => {
                  // Here Enter ticks; it must not send the form without a marked option.
                  if (event.key === 'Enter') {
                    event.preventDefault();
                    if (!readOnly) takeBest();
                  }
                  const last = pills.at(-1);
                  if (event.key !== 'Backspace' || query !== '' || readOnly || !last) return;
                  event.preventDefault();
                  remove(last);
                }}
              />
            </Combobox.EventsTarget>
          </Pill.Group>
        </PillsInput>
      </Combobox.DropdownTarget>
      <Combobox.Dropdown className={classes.dropdown}>
        <MultiOptions
          lookup={lookup}
          groups={shown}
          ticked={own ? [...own.ticked, ...ticked] : ticked}
          lang={lang}
          query={searched}
          onPick={toggle}
          onHover={combobox.resetSelectedOption}
        />
        <MultiFooter
          lookup={lookup}
          ticked={ticked}
          basesHidden={!special && groups.some((group) => group.code === 'madde5')}
        />
      </Combobox.Dropdown>
    </Combobox>
  );
}
