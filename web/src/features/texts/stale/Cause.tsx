import { actorName } from '@emanet/contract/shared/actor-types';
import { registers } from '@emanet/contract/records/all-registers';
import { isEmpty } from '@emanet/contract/records/fields';
import type { TextCause } from '@emanet/contract/texts';
import { Anchor, Avatar, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { placeIcons } from '../../../platform/navigation-icons.ts';
import { when } from '../../../platform/when.ts';
import { ChangedValue } from '../../../records/drawer/Changes.tsx';
import { changesIn } from '../../../records/drawer/changes.ts';
import { initialsOf } from '../../../ui/initials.ts';
import { recordAddress } from '../address.ts';
import css from './stale.module.css';

/** Record behind a difference: its field with the value before and after, author and time. */
export function Cause({ cause }: { cause: TextCause }) {
  const { t, lang } = useTranslation();
  const { kaynak, ad, alan, eski, yeni, guncelleyen, tarih } = cause;
  const register = registers.find(({ tur }) => tur === kaynak.tur);
  const Icon = placeIcons[register?.noun ?? 'companyData'];
  const changed = [{ alan: kaynak.alan, eski, yeni }];
  const told = alan !== '' && !(isEmpty(eski) && isEmpty(yeni));
  const plain = (value: unknown) => (isEmpty(value) ? '' : String(value));
  const changes = !told
    ? []
    : register
      ? changesIn(changed, register.fields, register.noun, lang)
      : [{ alan: kaynak.alan, label: alan, before: plain(eski), after: plain(yeni) }];
  return (
    <>
      <div className={`em-sunken em-round em-break ${css.cause}`}>
        <Icon size={17} aria-hidden />
        <div className="em-two">
          <Anchor component={Link} to={recordAddress(kaynak)} fw="var(--em-weight-name)">
            {ad}
          </Anchor>
          <small>{alan || t('texts.joined')}</small>
          {changes.map((change) => (
            <Group component="small" key={change.alan} gap="tiny">
              <ChangedValue change={change} />
            </Group>
          ))}
        </div>
      </div>
      {guncelleyen && tarih && (
        <Group gap="sm" fz="meta" wrap="nowrap">
          <Avatar size={22} color="petrol" aria-hidden>
            {initialsOf(guncelleyen)}
          </Avatar>
          {`${actorName(guncelleyen, lang)}, ${when(tarih, lang, true)}`}
        </Group>
      )}
    </>
  );
}
