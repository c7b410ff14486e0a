import { texts, type SingleText } from '@emanet/contract/texts';
import { textSignatures } from '@emanet/contract/texts/signatures';
import type { Language } from '@emanet/contract/shared/primitives';
import {
  IconDownload,
  IconFileTypeDocx,
  IconFileTypePdf,
  IconWritingSign,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { callForFile } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useCan } from '../../../platform/session/session.tsx';
import { useDownload } from '../../../records/useDownload.ts';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';
import { MenuAct, MenuHead } from '../../../ui/menu/MenuAct.tsx';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';

const KINDS = { pdf: IconFileTypePdf, docx: IconFileTypeDocx } as const;
const NAMES = { pdf: 'PDF', docx: 'Word' } as const;

type Props = Readonly<{
  text: Pick<SingleText, 'id' | 'kisa_ad' | 'durum' | 'yayindaki'>;
  lang: Language;
  /** An own version instead of the current text. */
  sira?: number;
}>;
type Wanted = Readonly<{ tur: 'pdf' | 'docx' | 'proof'; of: number | undefined }>;

/**
 * The text as a file in the shown language, and the proof of who was shown it. While a draft is
 * open the version in force is offered too.
 */
export function FileMenu({ text, lang, sira }: Props) {
  const { t } = useTranslation();
  const mayWrite = useCan('texts.write');
  const params = { id: String(text.id) };
  const download = useDownload(
    ({ tur, of }: Wanted) => {
      const query = { lang, ...(of !== undefined && { sira: String(of) }) };
      return tur === 'proof'
        ? callForFile(textSignatures.proof, { params, query })
        : callForFile(texts.file, { params, query: { tur, ...query } });
    },
    ({ tur, of }) => {
      const version = of === undefined ? '' : `-${of}`;
      return `${text.kisa_ad}${version}-${tur === 'proof' ? 'imza.pdf' : `${lang}.${tur}`}`;
    },
  );
  const drafted = sira === undefined && mayWrite && text.durum !== 'yayinda';
  const inForce = sira ?? text.yayindaki ?? undefined;
  const versions = [...(drafted ? [undefined] : []), ...(inForce === undefined ? [] : [inForce])];
  return (
    <MenuButton
      position="bottom-end"
      button={(button) => (
        <ActButton {...button} variant="default" icon={IconDownload} loading={download.isPending}>
          {t('common.export')}
        </ActButton>
      )}
    >
      {versions.map((of) => (
        <Fragment key={of ?? 'draft'}>
          {versions.length > 1 && (
            <MenuHead>
              {of === undefined
                ? t('texts.stateNames.taslak')
                : t('texts.publishedVersion', { no: of })}
            </MenuHead>
          )}
          {(['pdf', 'docx'] as const).map((tur) => (
            <MenuAct key={tur} icon={KINDS[tur]} onClick={() => download.mutate({ tur, of })}>
              {NAMES[tur]}
            </MenuAct>
          ))}
        </Fragment>
      ))}
      {mayWrite && inForce !== undefined && (
        <MenuAct icon={IconWritingSign} onClick={() => download.mutate({ tur: 'proof', of: sira })}>
          {t('texts.proof')}
        </MenuAct>
      )}
    </MenuButton>
  );
}
