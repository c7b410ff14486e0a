import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { queryClient } from '../../platform/api/query-client.ts';

/** Frame of pages for people without an account. */
export default function PublicRoot() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <Notifications position="bottom-right" />
    </QueryClientProvider>
  );
}
