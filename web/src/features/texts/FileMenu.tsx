import { texts, type SingleText } from '@emanet/contract/texts';
import type { Language } from '@emanet/contract/shared/primitives';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconDownload } from '@tabler/icons-react';
import { callForFile } from '../../platform/api/client.ts';
import { notify } from '../../platform/notify.tsx';
import { saveFile } from '../../records/save-file.ts';

const NAMES = { pdf: 'PDF', docx: 'Word' } as const;

/** The text as it stands, as a file in the shown language. */
export function FileMenu({ text, lang }: { text: SingleText; lang: Language }) {
  const download = useMutation({
    mutationFn: (tur: 'pdf' | 'docx') =>
      callForFile(texts.file, { params: { id: String(text.id) }, query: { tur, lang } }),
    onSuccess: (file, tur) => saveFile(file, `${text.kisa_ad}-${lang}.${tur}`),
    onError: (error) => notify.error(error.message),
  });
  return (['pdf', 'docx'] as const).map((tur) => (
    <Button
      key={tur}
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
      loading={download.isPending && download.variables === tur}
      onClick={() => download.mutate(tur)}
    >
      {NAMES[tur]}
    </Button>
  ));
}
