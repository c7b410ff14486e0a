import labels from '@emanet/contract/locales/en.json?rest';
import app from '../../locales/en.json?rest';

export const part = { app, labels };
