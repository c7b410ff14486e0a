import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ActButton } from './ActButton.tsx';

/** Link to the list of a page. */
export const BackButton = ({ to, label }: Readonly<{ to: string; label: string }>) => (
  <ActButton component={Link} to={to} variant="default" icon={IconArrowLeft}>
    {label}
  </ActButton>
);
