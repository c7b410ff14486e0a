import labels from '@emanet/contract/locales/tr.json?first';
import app from '../../locales/tr.json?first';

export const part = { app, labels };
