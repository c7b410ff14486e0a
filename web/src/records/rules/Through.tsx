import { registerOfType } from '@emanet/contract/records/registers';
import { Anchor, Group } from '@mantine/core';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { registerText } from '../../platform/texts/register-text.ts';
import { brokenAt, throughAddress, type Broken, type RuleRow } from './rules.ts';

/** How many records break a rule. */
export const countOf = (broken: Broken | undefined, row: RuleRow): number =>
  brokenAt(broken, row).reduce((sum, { ids }) => sum + ids.length, 0);

/** Number of visible records that break a rule, as links through them, list by list. */
export function Through({
  row,
  broken,
  named = false,
}: Readonly<{ row: RuleRow; broken: Broken | undefined; named?: boolean }>) {
  const { t } = useTranslation();
  const lists = brokenAt(broken, row);
  if (lists.length === 0) return null;
  return (
    <Group component="span" gap="sm">
      {lists.map(({ place, ids }) => {
        const list = t(registerText(registerOfType(place.tur).noun, 'place'));
        return (
          <Anchor
            key={place.tur}
            component={Link}
            inherit
            to={throughAddress(place, ids[0])}
            title={list}
          >
            {named && `${list}: `}
            {t('rules.through', { count: ids.length })}
          </Anchor>
        );
      })}
    </Group>
  );
}
