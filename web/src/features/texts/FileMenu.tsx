import { texts, type SingleText } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import type { Language } from '@emanet/contract/shared/primitives';
import { Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import {
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconWritingSign,
} from '@tabler/icons-react';
import { callForFile } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { notify } from '../../platform/notify.tsx';
import { useCan } from '../../platform/session/session.tsx';
import { saveFile } from '../../records/save-file.ts';
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const KINDS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx } as const;
const NAMES = { pdf: 'PDF', docx: 'Word' } as const;

/** The text as it stands, as a file in the shown language; and the proof of who was shown it. */
export function FileMenu({ text, lang }: { text: SingleText; lang: Language }) {
  const { t } = useTranslation();
  const mayWrite = useCan('texts.write');
  const params = { id: String(text.id) };
  const download = useMutation({
    mutationFn: (tur: 'pdf' | 'docx' | 'proof') =>
      tur === 'proof'
        ? callForFile(textSignatures.proof, { params, query: { lang } })
        : callForFile(texts.file, { params, query: { tur, lang } }),
    onSuccess: (file, tur) =>
      saveFile(file, `${text.kisa_ad}-${tur === 'proof' ? 'imza.pdf' : `${lang}.${tur}`}`),
    onError: (error) => notify.error(error.message),
  });
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActButton variant="default" icon={IconDownload} loading={download.isPending}>
          {t('common.export')}
        </ActButton>
      </Menu.Target>
      <Menu.Dropdown>
        {(['pdf', 'docx'] as const).map((tur) => {
          const Icon = KINDS[tur];
          return (
            <Menu.Item
              key={tur}
              leftSection={<Icon size={17} aria-hidden />}
              onClick={() => download.mutate(tur)}
            >
              {NAMES[tur]}
            </Menu.Item>
          );
        })}
        {mayWrite && text.yayindaki !== null && (
          <MenuAct icon={IconWritingSign} onClick={() => download.mutate('proof')}>
            {t('texts.proof')}
          </MenuAct>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
