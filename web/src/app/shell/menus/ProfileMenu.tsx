import { Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { entriesAtFirstMove, lazily } from '../../../platform/lazily.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useSignOut } from '../../../platform/session/sign-out.ts';
import { initialsOf } from '../../../ui/initials.ts';
import header from '../header.module.css';
import { actOf, isAsked, isTyping } from '../../../platform/keys.ts';
import { useKeydown } from '../../../platform/useKeydown.ts';
import { HeaderMenu } from './HeaderMenu.tsx';

const KeyList = lazily(() => import('../KeyList.tsx'), { close: ({ onClose }) => onClose() });
const ProfileItems = entriesAtFirstMove(() => import('./ProfileItems.tsx'));

/** The person's menu, behind the initials. */
export function ProfileMenu() {
  const { t } = useTranslation();
  const user = useUser();
  const name = user.fullname || user.name || t('shell.defaultName');
  const initials = initialsOf(name);
  const signOut = useSignOut();
  const keys = useKeyList();
  const avatar = useRef<HTMLButtonElement>(null);
  return (
    <>
      <HeaderMenu
        position="bottom-end"
        width={290}
        button={{
          ref: avatar,
          className: `em-disc em-strong ${header.avatar}`,
          'aria-label': t('shell.profile', { initials, name }),
          children: initials,
        }}
      >
        <ProfileItems name={name} onKeys={keys.open} onSignOut={() => signOut(avatar.current)} />
      </HeaderMenu>
      {keys.opened && (
        <Suspense>
          <KeyList onClose={keys.close} />
        </Suspense>
      )}
    </>
  );
}

/** The list of keys, opened by `?` on any screen. */
function useKeyList() {
  const [opened, setOpened] = useState(false);
  useKeydown((event) => {
    if (event.defaultPrevented || isTyping(event.target) || isAsked()) return;
    if (actOf('everywhere', event) !== 'keys') return;
    event.preventDefault();
    setOpened(true);
  });
  return { opened, open: () => setOpened(true), close: () => setOpened(false) };
}
