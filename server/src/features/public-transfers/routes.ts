import { publicTransfers } from '@emanet/contract/public-transfers';
import type { App } from '../../platform/http/app.ts';
import { registerRoutes } from '../../records/routes.ts';
import { publicTransferRegister } from './register.ts';

export const publicTransferRoutes = (app: App): void =>
  registerRoutes(app, publicTransferRegister, publicTransfers);
