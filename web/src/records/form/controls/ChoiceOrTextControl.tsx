import { choiceOf } from '@emanet/contract/lookups';
import { Button, Combobox, Text, TextInput, useCombobox } from '@mantine/core';
import { losesEvent, withEventOf } from '@emanet/contract/records/periods';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { codeOrText, matchingChoices, noteOf } from '../field/offered.ts';
import { makeRoomBelow } from '../anchors.ts';
import { labelOfCode, textIn, type ControlProps } from './control.ts';
import classes from './MultiControl.module.css';

/** One of a look-up, or free text where none of it fits. */
export function ChoiceOrTextControl(props: ControlProps) {
  const { field, value, onChange, lang, readOnly, aria } = props;
  const { t } = useTranslation();
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const { lookup } = field;
  const [before] = useState(value);
  const [typing, setTyping] = useState(false);
  // Enter takes the best match of the typed text.
  const { selectFirstOption, dropdownOpened } = combobox;
  useEffect(() => {
    if (typing && dropdownOpened) selectFirstOption();
  }, [typing, dropdownOpened, value, selectFirstOption]);
  if (!lookup) return null;
  const stored = textIn(value);
  const chosen = choiceOf(lookup, stored);
  const written = labelOfCode(field, stored, lang);
  const choices = combobox.dropdownOpened ? matchingChoices(lookup, lang, written) : [];
  return (
    <Combobox
      store={combobox}
      readOnly={readOnly}
      onOptionSubmit={(code) => {
        setTyping(false);
        onChange(code);
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...aria}
          value={written}
          readOnly={readOnly}
          error={aria['aria-invalid']}
          autoComplete="off"
          placeholder={t('form.chooseOrWrite')}
          rightSection={readOnly ? null : <Combobox.Chevron />}
          onClick={(event) => {
            if (readOnly) return;
            makeRoomBelow(event.currentTarget);
            combobox.openDropdown();
          }}
          onBlur={() => {
            setTyping(false);
            combobox.closeDropdown();
          }}
          onChange={(event) => {
            onChange(codeOrText(lookup, event.currentTarget.value));
            setTyping(true);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
        />
      </Combobox.Target>
      {chosen && (
        <Text fz="meta" c="dimmed" mt={5}>
          {noteOf(chosen, lang)}
        </Text>
      )}
      {lookup === 'saklama_suresi' && losesEvent(before, value) && (
        <Text fz="meta" c="dimmed" mt={5} role="status">
          {t('form.period.losesEvent', { period: labelOfCode(field, textIn(before), lang) })}{' '}
          <Button
            size="compact-xs"
            variant="subtle"
            onClick={() => onChange(withEventOf(textIn(before), stored))}
          >
            {t('form.period.keepEvent')}
          </Button>
        </Text>
      )}
      <Combobox.Dropdown className={classes.dropdown} hidden={choices.length === 0}>
        <Combobox.Options className={`em-scroll ${classes.options}`}>
          {choices.map((choice) => (
            <Combobox.Option
              key={choice.code}
              value={choice.code}
              active={choice.code === stored}
              aria-selected={choice.code === stored}
              className={classes.option}
            >
              <span>
                {choice[lang]}
                <Text span display="block" fz="meta" c="dimmed" lh={1.4}>
                  {noteOf(choice, lang)}
                </Text>
              </span>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
