import fields from '@emanet/contract/locales/en.json?first';
import labels from '@emanet/contract/locales/labels.en.json?first';
import own from '../../locales/en.json?first';

export const part = { fields, app: [labels, own] };
