import { Button, Group, Input, Popover, Stack, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { kindOf } from '@emanet/contract/records/kinds/kinds';
import { hasSpecialData } from '@emanet/contract/records/personal-data';
import { fieldLabel, warningTitle } from '@emanet/contract/records/labels';
import { useRef, useState, type FocusEvent } from 'react';
import { RULES } from '@emanet/contract/records/rules/all-rules';
import { judge, withBody } from '@emanet/contract/records/rules/rule';
import type { Field } from '@emanet/contract/records/fields';
import { todayInTurkey } from '@emanet/contract/shared/time/today';
import { withStored } from '../rules/of-the-server.ts';
import { isCrossCode } from '@emanet/contract/tables/cross-rules';
import { useTranslation } from '../../platform/i18n.ts';
import { useBody } from '../../platform/session/session.tsx';
import { Note } from '../../ui/panel/Note.tsx';
import { SHORT_FORM, ShortFormContext } from '../form/controls/short-form.ts';
import { FieldControl } from '../form/field/FieldControl.tsx';
import { AssetPlanContext } from '../form/storage/asset-links-context.ts';
import { useAssetLinks } from '../form/storage/useAssetLinks.ts';
import { useSuggestions } from '../form/field/useSuggestions.ts';
import { sameValue, valuesOf, type FieldValue } from '../form/values.ts';
import type { Names } from '../kinds/kind.ts';
import type { RecordRow, Register } from '../register.ts';
import { DEPARTMENT } from './editable.ts';
import classes from './in-place.module.css';
import type { Asked, InPlaceModel } from './useInPlace.ts';

const ID = 'in-place-value';
/** Distance between the frame and the value inside it. */
const ROOM = 6;
const NO_SUGGESTIONS: readonly string[] = [];

type Props = Readonly<{ register: Register; names: Names; inPlace: InPlaceModel; asked: Asked }>;

const placeOf = (source: HTMLElement) => {
  const { top, left, width, height } = source.getBoundingClientRect();
  return { top, left: left - ROOM, width: width + ROOM, height };
};

/** Control, consequences and two buttons below the edited value. Enter saves, Escape cancels. */
export default function InPlaceEditor({ register, names, inPlace, asked }: Props) {
  const { t, lang } = useTranslation();
  const { row, field, source, unsaved } = asked;
  const failed = unsaved !== undefined;
  const [before] = useState(() => valuesOf([field], row)[field.name] ?? null);
  const [value, setValue] = useState(failed ? unsaved : before);
  const [at, setAt] = useState(() => placeOf(source));
  const suggestions = useSuggestions(register);
  const many = kindOf(field).many === true;
  const label = fieldLabel(register.noun, field.name, lang);
  const places = useAssetLinks(register, row.id, row.department_id);
  const edited = !sameValue(before, value);
  const changed = edited || places.changed;

  const close = () => {
    inPlace.close();
    const back = source.closest<HTMLElement>('[data-row]') ?? source.querySelector('button');
    back?.focus({ preventScroll: true });
  };
  // Typed text replaces the old one.
  const selected = useRef(false);
  const selectOnce = ({ target }: FocusEvent) => {
    if (selected.current || !(target instanceof HTMLInputElement)) return;
    selected.current = true;
    target.select();
    // A list of several choices opens at once, because people come here to choose.
    if (many) target.click();
  };
  useWindowEvent('scroll', () => setAt(placeOf(source)), { capture: true, passive: true });
  useWindowEvent('resize', () => setAt(placeOf(source)));
  useWindowEvent('mousedown', ({ target }) => {
    // Lists of choices are drawn in portals of their own.
    if (!changed && target instanceof Element && !target.closest('[data-portal]')) inPlace.close();
  });

  return (
    <Popover
      opened
      onChange={(opened) => !opened && close()}
      position="bottom-start"
      width="min(26rem, calc(100vw - 2rem))"
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus
      returnFocus={false}
    >
      <Popover.Target>
        <button
          type="button"
          className={`em-round-small ${classes.anchor}`}
          style={at}
          tabIndex={-1}
          aria-label={label}
        />
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={label}>
        <form
          id={SHORT_FORM}
          onKeyDown={(event) => {
            // Escape in an open list closes only the list and keeps the choice.
            const inList = event.target instanceof Element && event.target.ariaExpanded === 'true';
            if (event.key !== 'Escape' || inList) return;
            event.stopPropagation();
            close();
          }}
          onSubmit={(event) => {
            event.preventDefault();
            if (edited)
              inPlace.save({ row, field, value, asked, after: () => places.save(row.id) });
            else places.save(row.id);
            close();
          }}
        >
          <Stack p="md" onFocus={selectOnce}>
            <div>
              <Input.Label id={`${ID}-label`} htmlFor={ID}>
                {label}
              </Input.Label>
              <ShortFormContext value={changed}>
                <AssetPlanContext value={places.value}>
                  <FieldControl
                    tur={register.tur}
                    field={field}
                    value={value}
                    onChange={setValue}
                    lang={lang}
                    special={hasSpecialData(value)}
                    readOnly={false}
                    suggestions={suggestions[field.name] ?? NO_SUGGESTIONS}
                    labelId={`${ID}-label`}
                    aria={{ id: ID, 'aria-required': false, 'aria-invalid': failed }}
                  />
                </AssetPlanContext>
              </ShortFormContext>
            </div>
            {edited && (
              <Consequences
                register={register}
                names={names}
                row={row}
                field={field}
                value={value}
              />
            )}
          </Stack>
          <Group
            py="sm"
            px="md"
            bdrs="0 0 var(--mantine-radius-lg) var(--mantine-radius-lg)"
            gap="sm"
            justify="flex-end"
            className="em-sunken em-line-top"
          >
            {failed && (
              <Text span fz="sm" fw={560} c="var(--em-high)" mr="auto" role="alert">
                {t('common.notSaved')}
              </Text>
            )}
            <Button size="xs" variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button size="xs" type="submit" disabled={!changed}>
              {t(failed ? 'common.retry' : 'common.save')}
            </Button>
          </Group>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

type ConsequencesProps = Readonly<{
  register: Register;
  names: Names;
  row: RecordRow;
  field: Field;
  value: FieldValue;
}>;

/** Consequences of a change: a new department, new or settled warnings. */
function Consequences({ register, names, row, field, value }: ConsequencesProps) {
  const { t, lang } = useTranslation();
  const body = useBody();
  if (field.name === DEPARTMENT) {
    const to = names.departments.find((one) => one.department_id === value)?.department_name;
    if (to === undefined) return null;
    return (
      <Note tone="mid" title={t('records.inPlace.handsOver')} announced>
        {t('records.inPlace.handsOverText', { to, from: row.department_name })}
      </Note>
    );
  }
  const changed = withBody({ ...row, [field.name]: value }, body);
  const rules = RULES[register.noun];
  const after = withStored(
    judge(rules, changed, todayInTurkey()),
    row.uyarilar,
    rules,
    (name) => name === field.name,
  );
  const own = row.uyarilar.filter(({ kod }) => !isCrossCode(kod));
  const had = new Set(own.map(({ kod }) => kod));
  const have = new Set(after.map(({ kod }) => kod));
  const titles = (codes: readonly string[]) =>
    codes.map((code) => warningTitle(register.noun, code, lang)).join(' · ');
  const come = [...have.difference(had)];
  const go = [...had.difference(have)];
  return (
    <>
      {come.length > 0 && (
        <Note tone="mid" title={t('records.inPlace.warns')} announced>
          {titles(come)}
        </Note>
      )}
      {go.length > 0 && (
        <Note tone="done" title={t('records.inPlace.settles')} announced>
          {titles(go)}
        </Note>
      )}
    </>
  );
}
