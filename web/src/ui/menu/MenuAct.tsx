import {
  createPolymorphicComponent,
  type MenuItemProps,
  type MenuSearchProps,
} from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { MenuParts } from './menu-parts.ts';

type Props = MenuItemProps & Readonly<{ icon?: Icon }>;

/** Item of a menu, with an optional icon; a link when it is given `component`. */
export const MenuAct = createPolymorphicComponent<'button', Props>(
  ({ icon: Shown, ...item }: Props) => {
    const parts = use(MenuParts);
    return (
      parts && (
        <parts.Item {...(Shown && { leftSection: <Shown size={16} aria-hidden /> })} {...item} />
      )
    );
  },
);

/** Line between items. */
export function MenuLine() {
  const parts = use(MenuParts);
  return parts && <parts.Divider />;
}

/** Heading over items. */
export function MenuHead({ children }: Readonly<{ children: ReactNode }>) {
  const parts = use(MenuParts);
  return parts && <parts.Label>{children}</parts.Label>;
}

/** Search among the items. */
export function MenuSearch(props: MenuSearchProps) {
  const parts = use(MenuParts);
  return parts && <parts.Search {...props} />;
}

type Choice<Value extends string> = Readonly<{
  value: Value;
  choices: readonly Readonly<{ value: Value; label: string }>[];
  onChange: (value: Value) => void;
}>;

/** Items of which one is chosen. */
export function MenuChoices<Value extends string>({ value, choices, onChange }: Choice<Value>) {
  const parts = use(MenuParts);
  return (
    parts && (
      <parts.RadioGroup value={value}>
        {choices.map((one) => (
          <parts.RadioItem
            key={one.value}
            value={one.value}
            closeMenuOnClick
            onClick={() => onChange(one.value)}
          >
            {one.label}
          </parts.RadioItem>
        ))}
      </parts.RadioGroup>
    )
  );
}
