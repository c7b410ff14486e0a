import type { Client } from '@emanet/contract/portfolio';
import { inCompany } from '@emanet/contract/shared/company-address';
import { Suspense, useState, type ComponentType } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { lazily } from '../../platform/lazily.ts';
import { useUser } from '../../platform/session/session.tsx';
import type { NamedCompany } from '../../ui/CompanyLine.tsx';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';

type DialogProps = Readonly<{
  company: NamedCompany;
  onClose: () => void;
}>;
const close = { close: ({ onClose }: DialogProps) => onClose() };
const life = () => import('../companies/companies.ts');
const DIALOGS = {
  leave: lazily(async () => ({ default: (await life()).LeaveModal }), close),
  erase: lazily(async () => ({ default: (await life()).EraseModal }), close),
} satisfies Record<string, ComponentType<DialogProps>>;

/** Entries of a client's menu for its data, leaving it and its erasure, and the open dialog. */
export function useLifeItems() {
  const { t } = useTranslation();
  const { companies } = useUser();
  const [open, setOpen] =
    useState<Readonly<{ what: keyof typeof DIALOGS; company: NamedCompany }>>();
  const Dialog = open && DIALOGS[open.what];
  return {
    itemsOf: (company: Client) => {
      const reads = companies.some(
        (one) => one.company_id === company.company_id && one.salt_okunur,
      );
      return (
        <>
          {!reads && (
            <MenuAct component={Link} to={inCompany('/kanit', company.company_id)}>
              {t('evidence.title')}
            </MenuAct>
          )}
          <MenuAct onClick={() => setOpen({ what: 'leave', company })}>
            {t('company.consultant.leave')}
          </MenuAct>
          {!reads && (
            <MenuAct onClick={() => setOpen({ what: 'erase', company })}>
              {t('company.erase.open')}
            </MenuAct>
          )}
        </>
      );
    },
    dialog: Dialog && (
      <Suspense fallback={null}>
        <Dialog company={open.company} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
