import fields from '@emanet/contract/locales/en.json?rest';
import labels from '@emanet/contract/locales/labels.en.json?rest';
import own from '../../locales/en.json?rest';

export const part = { fields, app: [labels, own] };
