import { useMantineColorScheme } from '@mantine/core';
import { setLanguage, useLanguage, useTranslation } from '../../app/i18n.ts';
import { notify } from '../../app/notify.tsx';
import { signOut } from '../../app/session-store.ts';
import { useCan, useUser } from '../../app/session.tsx';
import type { Entry } from './entries.ts';
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

/** What can be done from anywhere: adding, appearance, language, signing out. */
export function useActions(): Entry[] {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { setColorScheme } = useMantineColorScheme();
  const mayAdd = {
    activity: useCan('activities.write'),
    supplierTransfer: useCan('supplier-transfers.write'),
    publicTransfer: useCan('public-transfers.write'),
    asset: useCan('assets.write'),
  };
  const adding = [
    { name: 'activity', to: '/envanter/ekle' },
    { name: 'supplierTransfer', to: '/envanter/tedarikci/ekle' },
    { name: 'publicTransfer', to: '/envanter/kamu/ekle' },
    { name: 'asset', to: '/envanter/varlik/ekle' },
  ] as const;
  const leave = () => void signOut().catch(() => notify.error(t('shell.signOutFailed')));
  const action = (name: string, label: string, does: Pick<Entry, 'to' | 'run' | 'also'>) =>
    ({ key: `action:${name}`, kind: 'action', label, ...does }) as const;
  return [
    ...adding
      .filter(({ name }) => mayAdd[name])
      .map(({ name, to }) => action(name, t(`search.actions.${name}`), { to })),
    ...(['light', 'dark', 'auto'] as const).map((scheme) =>
      action(scheme, t(`search.actions.${scheme}`), { run: () => setColorScheme(scheme) }),
    ),
    action('language', t('search.actions.language'), {
      run: () => void setLanguage(lang === 'tr' ? 'en' : 'tr'),
      also: 'dil language türkçe english ingilizce turkish',
    }),
    action('signOut', t('shell.signOut'), { run: leave, also: t('search.actions.signOutWords') }),
  ];
}
