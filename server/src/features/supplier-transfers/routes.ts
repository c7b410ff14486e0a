import { supplierTransfers } from '@emanet/contract/supplier-transfers';
import type { App } from '../../platform/http/app.ts';
import { registerRoutes } from '../../records/routes.ts';
import { supplierTransferRegister } from './register.ts';

export const supplierTransferRoutes = (app: App): void =>
  registerRoutes(app, supplierTransferRegister, supplierTransfers);
