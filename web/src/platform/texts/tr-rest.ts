import labels from '@emanet/contract/locales/tr.json?rest';
import app from '../../locales/tr.json?rest';

export const part = { app, labels };
