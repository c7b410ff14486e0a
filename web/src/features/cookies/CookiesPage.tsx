import { cookies, type Cookie } from '@emanet/contract/cookies';
import { labelOf, type LabelKey } from '@emanet/contract/shared/labels';
import { IconCookie, IconListCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useRead } from '../../nouns/read.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { useCan } from '../../platform/session/session.tsx';
import { NounPage } from '../../records/noun/NounPage.tsx';
import { ActButton } from '../../ui/buttons/ActButton.tsx';
import { BackButton } from '../../ui/buttons/BackButton.tsx';
import { COOKIES, cookieLook } from './cookie-look.ts';

const KnownModal = atFirstMove(() => import('./KnownModal.tsx'));

/** A category that nobody stated is unknown too. */
const isUnknown = ({ kategori }: Cookie) => kategori === null || kategori === 'bilinmiyor';

/** /metinler/cerezler: the cookies of a company's sites, of which its cookie policy is made. */
export default function CookiesPage() {
  const { t, lang } = useTranslation();
  const query = useRead(cookies.list, { query: {} });
  const mayWrite = useCan('cookies.write');
  const [proposing, setProposing] = useState(false);
  return (
    <>
      <NounPage<Cookie>
        look={cookieLook}
        query={query}
        calls={cookies}
        mayAdd={mayWrite}
        icon={<IconCookie size={20} aria-hidden />}
        words={{
          of: (word) => t(`cookies.${word}`),
          named: (word, name) => t(`cookies.${word}`, { name }),
          count: (count) => t('cookies.count', { count }),
        }}
        importAt={`${COOKIES}/ice-aktar`}
        flag={{ param: 'bilinmeyen', label: t('cookies.unknown'), passes: isUnknown }}
        tools={
          <>
            <BackButton to="/metinler" label={t('texts.title')} />
            {mayWrite && (
              <ActButton variant="default" icon={IconListCheck} onClick={() => setProposing(true)}>
                {t('cookies.known')}
              </ActButton>
            )}
          </>
        }
        phone={(one) => ({
          below: one.saglayan,
          besideBelow: labelOf(`cookies.categories.${one.kategori ?? 'bilinmiyor'}` as LabelKey)[
            lang
          ],
        })}
      />
      {proposing && <KnownModal rows={query.data ?? []} onClose={() => setProposing(false)} />}
    </>
  );
}
