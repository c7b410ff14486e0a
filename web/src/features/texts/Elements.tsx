import { ELEMENTS, holds, type Element } from '@emanet/contract/texts/model';
import type { SingleText } from '@emanet/contract/texts';
import { ActionIcon, Group } from '@mantine/core';
import { IconAlertCircle, IconCircleCheckFilled, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Rendered } from './Paper.tsx';
import css from './texts.module.css';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

type State = NonNullable<SingleText['unsurlar']>[Element];
type Props = Readonly<{
  text: Rendered;
  states: SingleText['unsurlar'];
  current: string | undefined;
  onGo: (section: string) => void;
  /** Adds a section; undefined where none may be added. */
  onAdd?: (() => void) | undefined;
  /** Edits a section; undefined where none may be. */
  onEdit?: ((section: string) => void) | undefined;
}>;

/** Elements that article 10 requires in a notice, and the other sections. */
export function Elements({ text, states, current, onGo, onAdd, onEdit }: Props) {
  const { t } = useTranslation();
  // A section of its own comes before one that holds the element beside others.
  const sectionOf = (element: Element) =>
    (
      text.bolumler.find(({ unsur }) => unsur === element) ??
      text.bolumler.find((one) => holds(one, element))
    )?.k;
  const led = new Set(states ? ELEMENTS.map(sectionOf) : []);
  const rest = text.bolumler.filter(({ k }) => !led.has(k));
  const line = (k: string | undefined, label: string, state?: State) => (
    <Group component="li" key={label} gap={0} wrap="nowrap">
      <a
        href={`#bolum-${k ?? ''}`}
        data-state={state}
        data-current={(k !== undefined && k === current) || undefined}
        onClick={() => k !== undefined && onGo(k)}
      >
        {state === 'tamam' && <IconCircleCheckFilled size={19} aria-hidden />}
        {state !== undefined && state !== 'tamam' && <IconAlertCircle size={19} aria-hidden />}
        <span className="em-two">
          {label}
          {state !== undefined && state !== 'tamam' && (
            <small className="em-quiet">{t(`texts.elementStates.${state}`)}</small>
          )}
        </span>
      </a>
      {onEdit && k !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={`${t('texts.editSection')}: ${label}`}
          title={t('texts.editSection')}
          onClick={() => onEdit(k)}
        >
          <IconPencil size={15} />
        </ActionIcon>
      )}
    </Group>
  );
  return (
    <nav className="em-parts" data-sticky data-last aria-label={t('texts.sections')}>
      {states && (
        <Panel title={t('texts.article10')}>
          <ul className={`em-stack ${css.elements}`}>
            {ELEMENTS.map((one) => line(sectionOf(one), t(`texts.elements.${one}`), states[one]))}
          </ul>
        </Panel>
      )}
      <Panel title={t(states ? 'texts.otherSections' : 'texts.sections')}>
        <ul className={`em-stack ${css.elements}`}>
          {rest.map(({ k, baslik }) => line(k, baslik))}
        </ul>
        {onAdd && (
          <ActButton variant="subtle" size="xs" icon={IconPlus} onClick={onAdd}>
            {t('texts.addSection')}
          </ActButton>
        )}
      </Panel>
    </nav>
  );
}
