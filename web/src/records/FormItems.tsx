import { REGISTER_FORMS, tables, type RegisterForm } from '@emanet/contract/tables';
import { IconFileTypeXls } from '@tabler/icons-react';
import { callForFile } from '../platform/api/client.ts';
import { useTranslation } from '../platform/i18n.ts';
import { MenuAct } from '../ui/menu/MenuAct.tsx';
import { useSheet } from './useSheet.ts';

/** Entries of a menu that download the forms filled out of the register. */
export default function FormItems() {
  return REGISTER_FORMS.map((form) => <FormItem key={form} form={form} />);
}

function FormItem({ form }: Readonly<{ form: RegisterForm }>) {
  const { t } = useTranslation();
  const title = t(`tables.forms.${form}`);
  // The language of a form is that of its law, whatever the screen speaks.
  const lang = form === 'envanter' ? 'tr' : 'en';
  const file = useSheet<void>(
    title,
    (_, { bicim }) => callForFile(tables.form, { query: { form, bicim, lang } }),
    () => t('tables.exported'),
  );
  return (
    <MenuAct icon={IconFileTypeXls} onClick={() => file().start('xlsx')}>
      {title}
    </MenuAct>
  );
}
