import { useMantineColorScheme } from '@mantine/core';
import { setLanguage, useLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCan, useUser } from '../../platform/session.tsx';
import { useSignOut } from '../../platform/sign-out.ts';
import type { Entry } from './entries.ts';
import { REGISTERS } from './registers.ts';
import { screensOf } from './screens.ts';

/** The screens that the person may open. */
export function useScreens(): Entry[] {
  const { t } = useTranslation();
  return screensOf(useUser()).map((screen): Entry => {
    const shown =
      'further' in screen
        ? { label: t(`search.screens.${screen.further}`) }
        : {
            label: t(`shell.places.${screen.child ?? screen.place}`),
            hint: screen.child && t(`shell.places.${screen.place}`),
            icon: screen.child,
          };
    return { ...shown, key: `screen:${screen.to}`, kind: 'screen', to: screen.to, keep: true };
  });
}

/** What can be done from anywhere; `adding` is offered before anything is typed. */
export function useActions(): { adding: Entry[]; all: Entry[] } {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const may = {
    activity: useCan('activities.write'),
    supplierTransfer: useCan('supplier-transfers.write'),
    publicTransfer: useCan('public-transfers.write'),
    asset: useCan('assets.write'),
  };
  const open = REGISTERS.filter(({ name }) => may[name]);
  const signOut = useSignOut();
  const action = (
    name: string,
    label: string,
    does: Pick<Entry, 'to' | 'run' | 'also'>,
  ): Entry => ({
    key: `action:${name}`,
    kind: 'action',
    label,
    ...does,
  });
  const adding = open.map(({ name, add }) =>
    action(name, t(`search.actions.${name}`), { to: add }),
  );
  const all = [
    ...adding,
    ...open.map(({ name, from }) =>
      action(`import-${name}`, t(`search.imports.${name}`), { to: from, also: 'xlsx' }),
    ),
    ...(['light', 'dark', 'auto'] as const).map((scheme) =>
      action(scheme, t(`search.actions.${scheme}`), {
        run: () => setColorScheme(scheme),
        also: t('search.actions.schemeWords'),
      }),
    ),
    action('language', t('search.actions.language'), {
      run: () => void setLanguage(lang === 'tr' ? 'en' : 'tr'),
      also: 'dil language türkçe english ingilizce turkish',
    }),
    action('signOut', t('shell.signOut'), { run: signOut, also: t('search.actions.signOutWords') }),
  ];
  return { adding, all };
}
