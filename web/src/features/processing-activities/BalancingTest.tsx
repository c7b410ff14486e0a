import { BALANCING_TEST, processingActivityFields } from '@emanet/contract/processing-activities';
import { holds, type Values } from '@emanet/contract/records/fields';
import { fieldHelp, fieldLabel } from '@emanet/contract/records/labels';
import { Box, Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../platform/i18n.ts';
import { displayValue } from '../../records/display.ts';
import { PrintedPage } from '../../ui/print/PrintedPage.tsx';
import css from './balancing-test.module.css';

const PARTS = BALANCING_TEST.flatMap(
  (name) => processingActivityFields.find((field) => field.name === name) ?? [],
);

/** The balancing test of an activity on legitimate interest, as a sheet for signature. */
export default function BalancingTest({ row }: Readonly<{ row: Values }>) {
  const { t, lang } = useTranslation();
  const [printing, setPrinting] = useState(false);
  if (!PARTS.every(({ visibleWhen }) => holds(visibleWhen, row))) return null;
  return (
    <Box px="xl" pb="xl">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPrinter size={15} aria-hidden />}
        onClick={() => {
          // The browser prints the present render.
          flushSync(() => setPrinting(true));
          window.print();
          setPrinting(false);
        }}
      >
        {t('records.balance.print')}
      </Button>
      {printing && (
        <PrintedPage
          alone
          title={`${t('records.balance.title')}: ${String(row.surec_ismi)}`}
          notes={[t('records.balance.note')]}
        >
          <table className={`em-full ${css.sheet}`}>
            <tbody>
              {PARTS.map((field) => (
                <tr key={field.name}>
                  <th scope="row">
                    {fieldLabel('processingActivities', field.name, lang)}
                    <small>{fieldHelp('processingActivities', field.name, lang)}</small>
                  </th>
                  <td>{displayValue(field, row[field.name], lang) || t('records.balance.open')}</td>
                </tr>
              ))}
              <tr>
                <th scope="row">{t('records.balance.sign')}</th>
                <td />
              </tr>
            </tbody>
          </table>
        </PrintedPage>
      )}
    </Box>
  );
}
