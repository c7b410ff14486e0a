import type { ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useAddressChoice } from './useAddressChoice.ts';

type Tab<Key extends string> = Readonly<{
  key: Key;
  label: ReactNode;
  /** Stands after the label, such as a count. */
  mark?: ReactNode;
  panel: ReactNode;
}>;

type Props<Key extends string> = Readonly<{
  /** Name of the address's parameter; two sets of tabs on a page need two. */
  name?: string;
  label: string;
  tabs: readonly [Tab<Key>, ...Tab<Key>[]];
}>;

/** Tabs that have an address: a reload, a link and Back lead to the same one. */
export function AddressTabs<Key extends string>({ name = 'sekme', label, tabs }: Props<Key>) {
  const [first, ...others] = tabs;
  const [chosen, choose] = useAddressChoice(name, [first.key, ...others.map(({ key }) => key)]);
  return (
    <Tabs
      value={chosen}
      onChange={(value) => choose(tabs.find(({ key }) => key === value)?.key ?? first.key)}
      keepMounted={false}
    >
      <Tabs.List aria-label={label}>
        {tabs.map(({ key, label: text, mark }) => (
          <Tabs.Tab key={key} value={key} rightSection={mark}>
            {text}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key, panel }) => (
        <Tabs.Panel key={key} value={key} tabIndex={0} pt="lg">
          {panel}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
