import { Suspense, useRef } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove, lazily } from '../../../platform/lazily.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { useSignOut } from '../../../platform/session/sign-out.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { useKeyList } from '../useKeyList.ts';
import header from '../header.module.css';

const KeyList = lazily(() => import('../KeyList.tsx'), { close: ({ onClose }) => onClose() });
const ProfileItems = atFirstMove(() => import('./ProfileItems.tsx'));

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
