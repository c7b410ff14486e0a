import { assets } from '@emanet/contract/assets';
import type { App } from '../../platform/http/app.ts';
import { registerRoutes } from '../../records/routes.ts';
import { assetRegister } from './register.ts';

export const assetRoutes = (app: App): void => registerRoutes(app, assetRegister, assets);
