import fields from '@emanet/contract/locales/tr.json?rest';
import labels from '@emanet/contract/locales/labels.tr.json?rest';
import own from '../../locales/tr.json?rest';

export const part = { fields, app: [labels, own] };
