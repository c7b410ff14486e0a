import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';

/** Leads back to the list that a page belongs to. */
export const BackButton = ({ to, label }: Readonly<{ to: string; label: string }>) => (
  <Button
    component={Link}
    to={to}
    variant="default"
    leftSection={<IconArrowLeft size={16} aria-hidden />}
  >
    {label}
  </Button>
);
