import fields from '@emanet/contract/locales/tr.json?first';
import labels from '@emanet/contract/locales/labels.tr.json?first';
import own from '../../locales/tr.json?first';

export const part = { fields, app: [labels, own] };
