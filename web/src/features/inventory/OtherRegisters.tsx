import { IconBuildingBank, IconServer, IconTruck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { useRecords } from '../../records/queries.ts';
import type { Register } from '../../records/register.ts';
import { assetRegister } from '../assets/register.ts';
import { publicTransferRegister } from '../public-transfers/register.ts';
import { supplierTransferRegister } from '../supplier-transfers/register.ts';
import css from './inventory.module.css';

/** The other registers of the inventory, with how much stands in each. */
export function OtherRegisters() {
  const { t } = useTranslation();
  return (
    <section className={css.others}>
      <h2>{t('inventory.overview.othersTitle')}</h2>
      <p>{t('inventory.overview.othersText')}</p>
      <ul>
        <Way register={supplierTransferRegister} icon={<IconTruck size={18} stroke={1.6} />} />
        <Way register={publicTransferRegister} icon={<IconBuildingBank size={18} stroke={1.6} />} />
        <Way register={assetRegister} icon={<IconServer size={18} stroke={1.6} />} />
      </ul>
    </section>
  );
}

function Way({ register, icon }: { register: Register; icon: ReactNode }) {
  const { t } = useTranslation();
  const { data: rows } = useRecords(register);
  return (
    <li>
      <Link to={register.path}>
        <span aria-hidden>{icon}</span>
        {t(`records.nouns.${register.noun}.title`)}
        {rows && (
          <span className={css.way}>
            {t('inventory.overview.othersCount', { count: rows.length })}
          </span>
        )}
      </Link>
    </li>
  );
}
