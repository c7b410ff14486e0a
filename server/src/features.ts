import { authRoutes } from './features/auth/routes.ts';
import type { App } from './platform/http/app.ts';
import { mailboxRoutes } from './platform/mail/mailbox-routes.ts';

/** Every feature of the server; the application registers them in this order. */
export const features: readonly ((app: App) => void | Promise<void>)[] = [mailboxRoutes, authRoutes];
