import type { Language } from '@emanet/contract/shared/primitives';
import { SIGNATURE_STATES, type TextSignature } from '@emanet/contract/texts/signatures';
import {
  IconArrowBackUp,
  IconBell,
  IconMailForward,
  IconUserPlus,
  IconWritingSign,
  IconX,
} from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { atFirstMove } from '../../../platform/lazily.ts';
import { dayShort, when } from '../../../platform/when.ts';
import { MailRoom } from '../../../records/MailRoom.tsx';
import { NounList } from '../../../records/noun/NounList.tsx';
import { BackButton } from '../../../ui/buttons/BackButton.tsx';
import { ConfirmModal } from '../../../ui/ConfirmModal.tsx';
import { FigureStrip } from '../../../ui/panel/FigureStrip.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { column, type Column } from '../../../ui/table/column.ts';
import { textColumn } from '../../../ui/table/text-column.tsx';
import { useDataTable } from '../../../ui/table/useDataTable.ts';
import { FileMenu } from '../versions/FileMenu.tsx';
import { useSignatures, useSignatureVerbs, useText } from '../queries.ts';
import { MenuAct } from '../../../ui/menu/MenuAct.tsx';
import { ActButton } from '../../../ui/buttons/ActButton.tsx';

const AskModal = atFirstMove(() => import('./AskModal.tsx'));
const WithdrawalModal = atFirstMove(() => import('./WithdrawalModal.tsx'));

const NONE: readonly TextSignature[] = [];
const TONES: Partial<Record<TextSignature['durum'], 'done' | 'mid' | 'high'>> = {
  kabul: 'done',
  kismi: 'mid',
  ret: 'mid',
  geri_alindi: 'mid',
  posta_istemiyor: 'high',
  ulasmadi: 'high',
  suresi_doldu: 'mid',
};
const idOf = (one: TextSignature) => one.id;
const nameOf = (one: TextSignature) => one.fullname;
const isOpen = ({ durum }: TextSignature) => durum === 'bekliyor' || durum === 'acildi';

/** Day of the newest withdrawal. */
const withdrawnOn = ({ geri_alinan }: TextSignature, lang: Language): string => {
  const last = geri_alinan.at(-1);
  return last ? dayShort(last.gun, lang) : '–';
};

/** /metinler/{id}/imzalar: the addressees of a text, and their declarations. */
export default function SignaturesPage() {
  const { t, lang } = useTranslation();
  const id = Number(useParams().id);
  const text = useText(id);
  const query = useSignatures(id);
  const { remind, withdraw, refresh } = useSignatureVerbs(id);
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState<TextSignature>();
  const [taking, setTaking] = useState<TextSignature>();
  const [state, setState] = useState<string>();
  const rows = query.data?.data ?? NONE;
  const table = useDataTable({
    rows,
    columns: useColumns(),
    idOf,
    nameOf,
    narrow: useCallback(
      (all: readonly TextSignature[]) => all.filter(({ durum }) => !state || durum === state),
      [state],
    ),
  });
  const published = text.data !== undefined && text.data.yayindaki !== null;
  const figures = SIGNATURE_STATES.map((key) => ({
    key,
    count: rows.filter(({ durum }) => durum === key).length,
    label: t(`texts.signatureStates.${key}`),
    tone: key === 'ulasmadi' ? ('high' as const) : undefined,
    pressed: state === key,
    onPress: () => setState(state === key ? undefined : key),
  })).filter(({ count, key }) => count > 0 || key === 'kabul' || key === 'bekliyor');
  return (
    <NounList
      table={table}
      query={query}
      title={t('texts.signatures')}
      text={text.data?.ad}
      tools={
        <>
          <BackButton to={`/metinler/${id}`} label={t('texts.backToText')} />
          {text.data && rows.length > 0 && <FileMenu text={text.data} lang={lang} />}
          {rows.some(isOpen) && (
            <ActButton
              variant="default"
              loading={remind.isPending}
              icon={IconBell}
              onClick={() => remind.mutate(undefined)}
            >
              {t('texts.remindAll')}
            </ActButton>
          )}
        </>
      }
      add={
        published && (
          <ActButton icon={IconUserPlus} onClick={() => setAsking(true)} disabled={!query.data}>
            {t('texts.askPeople')}
          </ActButton>
        )
      }
      above={
        <>
          {published && query.data && <MailRoom count={rows.filter(isOpen).length} quiet />}
          {rows.length > 0 && <FigureStrip label={t('texts.signatures')} figures={figures} />}
        </>
      }
      onClear={() => setState(undefined)}
      failed={t('texts.signatureFailed')}
      empty={{
        icon: <IconWritingSign size={20} aria-hidden />,
        title: t('texts.signatureEmpty'),
        text: t(published ? 'texts.signatureEmptyText' : 'texts.unpublishedSignatures'),
      }}
      menu={(one) => (
        <>
          <MenuAct
            disabled={!isOpen(one)}
            icon={IconMailForward}
            onClick={() => remind.mutate([one.id])}
          >
            {t('texts.remindOne')}
          </MenuAct>
          <MenuAct
            disabled={one.karar_tarihi !== null}
            icon={IconX}
            onClick={() => setLeaving(one)}
          >
            {t('texts.withdraw')}
          </MenuAct>
          {one.rizalar.length > 0 && (
            <MenuAct icon={IconArrowBackUp} onClick={() => setTaking(one)}>
              {t('texts.takeBack')}
            </MenuAct>
          )}
        </>
      )}
      phone={(one) => ({
        name: one.fullname,
        beside: <Tag tone={TONES[one.durum]}>{t(`texts.signatureStates.${one.durum}`)}</Tag>,
        below: one.email,
        besideBelow:
          one.geri_alinan.length > 0
            ? withdrawnOn(one, lang)
            : one.karar_tarihi
              ? when(one.karar_tarihi, lang)
              : dayShort(one.son_gun, lang),
      })}
      listing={state ?? ''}
    >
      <ConfirmModal
        opened={leaving !== undefined}
        title={t('texts.withdraw')}
        confirmLabel={t('texts.withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => {
          if (leaving) withdraw.mutate(leaving.id);
          setLeaving(undefined);
        }}
        onClose={() => setLeaving(undefined)}
      >
        {t('texts.withdrawText', { name: leaving?.fullname ?? '' })}
      </ConfirmModal>
      {taking && <WithdrawalModal one={taking} onClose={() => setTaking(undefined)} />}
      {asking && query.data && (
        <AskModal
          id={id}
          known={query.data.kisiler}
          onDone={refresh}
          onClose={() => setAsking(false)}
        />
      )}
    </NounList>
  );
}

function useColumns(): readonly Column<TextSignature>[] {
  const { t, lang } = useTranslation();
  return useMemo(
    (): Column<TextSignature>[] => [
      textColumn('kisi', t('fields.person'), 360, (row) => row.fullname, { least: 160 }),
      textColumn('eposta', t('fields.email'), 280, (row) => row.email, { rank: 2 }),
      {
        id: 'durum',
        label: t('texts.state'),
        width: 150,
        rank: 0,
        cell: (row) => <Tag tone={TONES[row.durum]}>{t(`texts.signatureStates.${row.durum}`)}</Tag>,
        sortBy: (row) => row.durum,
      },
      column('surum', t('fields.version'), 90, (row) => row.sira, {
        rank: 4,
        figure: true,
        sortBy: (row) => row.sira,
      }),
      column(
        'beyan',
        t('texts.declaredAt'),
        170,
        (row) => (row.karar_tarihi ? when(row.karar_tarihi, lang, true) : '–'),
        { rank: 1, sortBy: (row) => row.karar_tarihi ?? '' },
      ),
      column('geri_alma', t('texts.takenBack'), 120, (row) => withdrawnOn(row, lang), {
        rank: 3,
        sortBy: (row) => row.geri_alinan.at(-1)?.gun ?? '',
      }),
      column('son_gun', t('texts.lastDay'), 120, (row) => dayShort(row.son_gun, lang), {
        rank: 3,
        sortBy: (row) => row.son_gun,
      }),
      column('hatirlatma', t('fields.reminders'), 110, (row) => row.hatirlatma_sayisi, {
        rank: 5,
        figure: true,
        sortBy: (row) => row.hatirlatma_sayisi,
      }),
    ],
    [t, lang],
  );
}
