import { REGISTERS } from '@emanet/contract/records/registers';
import { inCompany } from '@emanet/contract/shared/company-address';
import { useMantineColorScheme } from '@mantine/core';
import { setLanguage, useTranslation } from '../../platform/i18n.ts';
import { useCompanyOrNone, useUser } from '../../platform/session/session.tsx';
import { useSwitchCompany } from '../../platform/session/useSwitchCompany.ts';
import { useSignOut } from '../../platform/session/sign-out.ts';
import { placeText, registerText } from '../../platform/texts/register-text.ts';
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
            label: t(placeText(screen.child ?? screen.place)),
            hint: screen.child && t(`shell.places.${screen.place}`),
            icon: screen.child,
          };
    const also = screen.to === '/tablolar' ? t('search.screenWords.tables') : undefined;
    return {
      ...shown,
      ...(also && { also }),
      key: `screen:${screen.to}`,
      kind: 'screen',
      to: screen.to,
      keep: true,
    };
  });
}

/**
 * Actions available anywhere; `adding` is offered before the person types. `portfolio`: no company
 * is chosen, so each client may be entered.
 */
export function useActions(portfolio: boolean): { adding: Entry[]; all: Entry[] } {
  const { t, lang } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const { abilities, companies, role } = useUser();
  const switchTo = useSwitchCompany();
  const now = useCompanyOrNone()?.company_id;
  const open = REGISTERS.filter(({ write }) => abilities.includes(write));
  const signOut = useSignOut();
  const action = (
    name: string,
    label: string,
    does: Pick<Entry, 'to' | 'run' | 'also' | 'hint'>,
  ): Entry => ({
    key: `action:${name}`,
    kind: 'action',
    label,
    ...does,
  });
  const adding = open.map(({ noun, addPath }) =>
    action(noun, t(registerText(noun, 'adding')), { to: addPath }),
  );
  if (abilities.includes('actions.write'))
    adding.push(action('actions', t('search.adding.actions'), { to: '/aksiyonlar?ekle=1' }));
  const organizing = abilities.includes('organization.write')
    ? ([
        ['organization', 'temsilci'],
        ['department', 'departman'],
        ['people', 'liste'],
      ] as const)
    : [];
  const all = [
    ...adding,
    ...organizing.map(([name, what]) =>
      action(`organizing-${name}`, t(`search.organizing.${name}`), {
        to: `/organizasyon?ekle=${what}`,
      }),
    ),
    ...open.map(({ noun, importPath }) =>
      action(`import-${noun}`, t(registerText(noun, 'importing')), {
        to: importPath,
        also: 'xlsx',
      }),
    ),
    ...(abilities.includes('actions.write')
      ? [
          action('import-actions', t('search.imports.actions'), {
            to: '/aksiyonlar/ice-aktar',
            also: 'xlsx',
          }),
        ]
      : []),
    ...(['light', 'dark', 'auto'] as const).map((scheme) =>
      action(scheme, t(`search.actions.${scheme}`), {
        run: () => setColorScheme(scheme),
        also: t(`search.actions.${scheme}Words`),
      }),
    ),
    action('language', t('search.actions.language'), {
      run: () => void setLanguage(lang === 'tr' ? 'en' : 'tr'),
      also: t('search.actions.languageWords'),
    }),
    ...(role === 'danışman' ? companies : [])
      .filter(({ company_id }) => portfolio || company_id !== now)
      .map(({ company_id, company_name }) =>
        action(`company-${company_id}`, company_name, {
          hint: t('search.actions.switchTo'),
          ...(portfolio
            ? { to: inCompany('/denetim', company_id) }
            : { run: () => void switchTo(company_id, location.pathname.split('/', 2).join('/')) }),
        }),
      ),
    action('signOut', t('shell.signOut'), { run: signOut, also: t('search.actions.signOutWords') }),
  ];
  return { adding, all };
}
