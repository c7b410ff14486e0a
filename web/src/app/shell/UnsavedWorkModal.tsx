import { Box, Text } from '@mantine/core';
import { when } from '../../platform/when.ts';
import { ConfirmModal } from '../../ui/ConfirmModal.tsx';
import { useTranslation } from '../../platform/i18n.ts';
import { useUser } from '../../platform/session/session.tsx';
import { registerText } from '../../platform/texts/register-text.ts';
import type { UnsavedWork, UnsavedDraft } from './unsaved-work.ts';

/** Most drafts that are named; the rest is counted. */
const MOST_NAMED = 5;

type Props = Readonly<{
  work: UnsavedWork;
  busy: boolean;
  onLeave: () => void;
  onStay: () => void;
}>;

/** Confirms a sign-out, naming the work that would be deleted. */
export default function UnsavedWorkModal({ work, busy, onLeave, onStay }: Props) {
  const { t } = useTranslation();
  const { drafts, picks } = work;
  const others = drafts.length - MOST_NAMED;
  return (
    <ConfirmModal
      personal
      opened
      danger
      busy={busy}
      title={t('signOut.title')}
      confirmLabel={t('signOut.confirm')}
      onConfirm={onLeave}
      onClose={onStay}
    >
      {t('signOut.text')}
      <Box component="ul" mah="40vh" mt="md" mb={0} pl="lg" style={{ overflowY: 'auto' }}>
        {drafts.slice(0, MOST_NAMED).map((draft) => (
          <DraftLine key={draft.key} draft={draft} />
        ))}
        {others > 0 && <li>{t('signOut.others', { count: others })}</li>}
        {picks > 0 && <li>{t('signOut.picks', { count: picks })}</li>}
      </Box>
    </ConfirmModal>
  );
}

function DraftLine({ draft }: { draft: UnsavedDraft }) {
  const { t, lang } = useTranslation();
  const { companies } = useUser();
  const { noun, isNew, name, savedAt } = draft;
  const company = companies.find((one) => one.company_id === draft.company)?.company_name;
  const kind = noun ? t(registerText(noun, isNew ? 'added' : 'title')) : t('signOut.written');
  const about = [
    kind,
    companies.length > 1 && company,
    when(new Date(savedAt).toISOString(), lang, true),
  ];
  return (
    <li>
      <Text fw={560} c="var(--em-text)" style={{ overflowWrap: 'anywhere' }}>
        {name || t('form.unnamed')}
      </Text>
      <Text fz="sm" pb="sm">
        {about.filter(Boolean).join(' · ')}
      </Text>
    </li>
  );
}
