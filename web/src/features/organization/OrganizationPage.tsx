import { Suspense } from 'react';
import { IconClipboardList, IconHistory, IconPlus } from '@tabler/icons-react';
import { useTranslation } from '../../platform/i18n.ts';
import { atFirstMove } from '../../platform/lazily.ts';
import { SheetButton } from '../../records/SheetButton.tsx';
import { ListMenu } from '../../ui/menu/ListMenu.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { lazily } from '../../platform/lazily.ts';
import { SegmentedFace } from '../../ui/panel/SegmentedFace.tsx';
import { ListScreen } from '../../ui/table/ListScreen.tsx';
import { PrintButton } from '../../ui/table/PrintButton.tsx';
import { DepartmentSide } from './DepartmentSide.tsx';
import { SIDES } from './filters.ts';
import css from './organization.module.css';
import { useOrganizationSheet } from './queries.ts';
import { PeopleSide } from './PeopleSide.tsx';
import { useOrganizationScreen } from './useOrganizationScreen.ts';

const HistoryDrawer = lazily(() => import('./HistoryDrawer.tsx'), {
  close: ({ onClose }) => onClose(),
});
import { MenuAct } from '../../ui/menu/MenuAct.tsx';
import { SheetItems } from '../../ui/menu/download.ts';
import { ActButton } from '../../ui/buttons/ActButton.tsx';

const PasteModal = atFirstMove(() => import('./pasted/PasteModal.tsx'));
const RepresentativeModal = atFirstMove(() => import('./RepresentativeModal.tsx'));

/** /organizasyon: departments and their representatives side by side; a phone shows one of both. */
export default function OrganizationPage() {
  const { t } = useTranslation();
  const screen = useOrganizationScreen();
  const { asked, set, organization, mayWrite, phone } = screen;
  const file = useOrganizationSheet();
  const { departments, people } = organization;
  const edited = people.find((one) => one.user_id === asked.edited);
  const ready = organization.departmentQuery.data !== undefined;
  const shows = (side: (typeof SIDES)[number]) => !phone || asked.side === side;

  return (
    <ListScreen>
      <PageHead
        title={t('organization.title')}
        count={
          ready &&
          `${t('common.departments', { count: departments.length })}, ${t('common.representatives', { count: people.length })}`
        }
      >
        {phone ? (
          <ListMenu busy={file.busy} printable={people.length > 0}>
            <MenuAct icon={IconHistory} onClick={() => set({ history: true })}>
              {t('organization.history.open')}
            </MenuAct>
            {mayWrite && departments.length > 0 && (
              <MenuAct icon={IconClipboardList} onClick={() => set({ adding: 'liste' })}>
                {t('organization.fromList')}
              </MenuAct>
            )}
            <SheetItems download={file} disabled={departments.length === 0} />
          </ListMenu>
        ) : (
          <>
            <ActButton
              variant="subtle"
              color="gray"
              c="var(--em-text)"
              icon={IconHistory}
              onClick={() => set({ history: true })}
            >
              {t('organization.history.open')}
            </ActButton>
            <SheetButton quiet download={file} disabled={departments.length === 0} />
            <PrintButton disabled={people.length === 0} />
          </>
        )}
        {mayWrite && departments.length > 0 && (
          <>
            {!phone && (
              <ActButton
                variant="default"
                icon={IconClipboardList}
                onClick={() => set({ adding: 'liste' })}
              >
                {t('organization.fromList')}
              </ActButton>
            )}
            <ActButton icon={IconPlus} onClick={() => set({ adding: 'temsilci' })}>
              {t('organization.addPerson')}
            </ActButton>
          </>
        )}
      </PageHead>
      {phone && (
        <SegmentedFace
          label={t('organization.side')}
          faces={SIDES.map((value) => ({ value, label: t(`organization.sides.${value}`) }))}
          value={asked.side}
          onChange={(side) => set({ side })}
        />
      )}
      <div className={`em-columns em-fill ${css.sides}`} data-even>
        {shows('departmanlar') && <DepartmentSide screen={screen} />}
        {shows('temsilciler') && <PeopleSide screen={screen} />}
      </div>
      {mayWrite && ready && (asked.adding === 'temsilci' || edited) && (
        <RepresentativeModal
          key={edited?.user_id ?? 'new'}
          person={edited}
          departments={departments}
          begin={asked.departments}
          onClose={() => set({ adding: '', edited: undefined })}
        />
      )}
      {mayWrite && ready && asked.adding === 'liste' && (
        <PasteModal screen={screen} onClose={() => set({ adding: '' })} />
      )}
      <Suspense>
        {asked.history && (
          <HistoryDrawer departments={departments} onClose={() => set({ history: false })} />
        )}
      </Suspense>
    </ListScreen>
  );
}
