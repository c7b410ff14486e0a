import labels from '@emanet/contract/locales/en.json?first';
import app from '../../locales/en.json?first';

export const part = { app, labels };
