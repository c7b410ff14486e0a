import { portfolio } from '@emanet/contract/portfolio';
import { FIRM_ROLES, type Firm, type FirmRole } from '@emanet/contract/portfolio/firm';
import { Button, Group, Select, Skeleton, Text, Textarea, TextInput } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useAct } from '../../../nouns/act.ts';
import { useChanged } from '../../../nouns/read.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { lazily } from '../../../platform/lazily.ts';
import { useUser } from '../../../platform/session/session.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { ApiForm, FormNote } from '../../../ui/form/ApiForm.tsx';
import { told } from '../../../ui/form/told.ts';
import { useApiForm } from '../../../ui/form/useApiForm.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { SegmentedFace } from '../../../ui/panel/SegmentedFace.tsx';
import { Tag } from '../../../ui/panel/Tag.tsx';
import { idParam } from '../../../ui/url-state/url-param.ts';
import { useUrlState } from '../../../ui/url-state/useUrlState.ts';
import { useColleagues, useFirms } from '../queries.ts';
import { useClientNames } from '../useClientNames.ts';

const ClientModal = lazily(() => import('./ClientModal.tsx'), {
  close: ({ onClose }) => onClose(),
});
const NotesModal = lazily(() => import('./NotesModal.tsx'), { close: ({ onClose }) => onClose() });

const SPEC = { firm: idParam('firma') };

/** /portfoy/firma: the firms of a consultant, each apart: letterhead, members, clients. */
export default function FirmPage() {
  const { t } = useTranslation();
  const { state, set } = useUrlState(SPEC);
  const query = useFirms();
  const firms = query.data ?? [];
  const firm = firms.find(({ id }) => id === state.firm) ?? firms[0];
  return (
    <>
      <PageHead
        title={t('portfolio.firm.title')}
        back={{ to: '/portfoy', label: t('portfolio.back') }}
        count={firm?.ad}
      >
        {firms.length > 1 && firm && (
          <SegmentedFace
            label={t('portfolio.firm.title')}
            faces={firms.map(({ id, ad }) => ({ value: String(id), label: ad }))}
            value={String(firm.id)}
            onChange={(value) => set({ firm: Number(value) })}
          />
        )}
      </PageHead>
      {query.isError && <ErrorState query={query} title={t('portfolio.firm.failed')} />}
      {query.isPending && (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton height={360} radius="lg" />
        </div>
      )}
      {query.data && !firm && (
        <EmptyState
          icon={<IconBuildingCommunity size={20} aria-hidden />}
          title={t('portfolio.firm.none')}
          text={t('portfolio.firm.noneText')}
        />
      )}
      {firm && (
        <div className="em-columns" data-lead key={firm.id}>
          <div>
            <Clients firm={firm} firms={firms} />
          </div>
          <div>
            <Letterhead key={firm.surum} firm={firm} />
            <Members firm={firm} />
          </div>
        </div>
      )}
    </>
  );
}

type OfFirm = Readonly<{ firm: Firm }>;
type Client = Firm['musteriler'][number];

/** Clients of the firm that the reader may open, by name. */
function Clients({ firm, firms }: OfFirm & Readonly<{ firms: readonly Firm[] }>) {
  const { t } = useTranslation();
  const nameOf = useClientNames();
  const [editing, setEditing] = useState<Client>();
  const [noting, setNoting] = useState<Client>();
  const clients = firm.musteriler.toSorted((a, b) =>
    nameOf(a.company_id).localeCompare(nameOf(b.company_id), 'tr'),
  );
  return (
    <Panel
      title={t('portfolio.firm.clients')}
      count={clients.length}
      text={
        firm.digerleri > 0
          ? t('portfolio.firm.others', { count: firm.digerleri })
          : t('portfolio.firm.clientsText')
      }
    >
      {clients.length === 0 && <Text c="dimmed">{t('portfolio.firm.noClients')}</Text>}
      <ul className="em-lines">
        {clients.map((one) => {
          const name = nameOf(one.company_id);
          return (
            <Group component="li" key={one.company_id} gap="sm" py="xs" justify="space-between">
              <Group gap="xs" miw={0}>
                <Text fw={560}>{name}</Text>
                {one.etiketler.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
              </Group>
              <Group gap={4}>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`${name}: ${t('portfolio.firm.tags')}`}
                  onClick={() => setEditing(one)}
                >
                  {t('portfolio.firm.tags')}
                </Button>
                <Button
                  size="compact-xs"
                  variant="subtle"
                  aria-label={`${name}: ${t('portfolio.firm.notes', { count: one.notlar })}`}
                  onClick={() => setNoting(one)}
                >
                  {t('portfolio.firm.notes', { count: one.notlar })}
                </Button>
              </Group>
            </Group>
          );
        })}
      </ul>
      <Suspense fallback={null}>
        {editing && (
          <ClientModal
            {...{ firm, firms }}
            client={editing}
            name={nameOf(editing.company_id)}
            onClose={() => setEditing(undefined)}
          />
        )}
        {noting && (
          <NotesModal
            firm={firm}
            client={noting}
            name={nameOf(noting.company_id)}
            onClose={() => setNoting(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
}

/** Name and letterhead; a junior reads them. */
function Letterhead({ firm }: OfFirm) {
  const { t } = useTranslation();
  const changed = useChanged('portfolio');
  const readOnly = firm.rol !== 'ortak';
  const form = useApiForm({
    endpoint: portfolio.saveFirm,
    params: { id: String(firm.id) },
    initial: { ad: firm.ad, unvan: firm.unvan ?? '', adres: firm.adres ?? '' },
    version: firm.surum,
    onDone: told(changed),
  });
  return (
    <Panel title={t('portfolio.firm.letterhead')} text={t('portfolio.firm.letterheadText')}>
      <ApiForm form={form} label={t('portfolio.firm.letterhead')}>
        <FormNote form={form} />
        <TextInput {...form.needed('ad', t('portfolio.firm.name'))} readOnly={readOnly} />
        <TextInput {...form.field('unvan', t('portfolio.firm.legalName'))} readOnly={readOnly} />
        <Textarea
          {...form.field('adres', t('portfolio.firm.address'))}
          readOnly={readOnly}
          autosize
          minRows={2}
        />
        {!readOnly && (
          <Group justify="flex-end">
            <Button type="submit" loading={form.busy}>
              {t('common.save')}
            </Button>
          </Group>
        )}
      </ApiForm>
    </Panel>
  );
}

const OUT = 'cikar';

/** Members with their roles, which a partner changes at once. */
function Members({ firm }: OfFirm) {
  const { t } = useTranslation();
  const { user_id: self } = useUser();
  const isPartner = firm.rol === 'ortak';
  const { data: colleagues = [] } = useColleagues();
  const members = new Set(firm.uyeler.map(({ user_id }) => user_id));
  const others = colleagues.filter(({ user_id }) => !members.has(user_id));
  const act = useAct(portfolio.setFirmMember, {
    parts: (body: Readonly<{ user_id: number; rol: FirmRole | null }>) => ({
      params: { id: String(firm.id) },
      body,
    }),
    told: 'message',
  });
  const roles = FIRM_ROLES.map((value) => ({ value, label: t(`portfolio.firm.roles.${value}`) }));
  return (
    <Panel
      title={t('portfolio.firm.members')}
      count={firm.uyeler.length}
      text={t('portfolio.firm.membersText')}
    >
      <ul className="em-lines">
        {firm.uyeler.map((one) => (
          <Group
            component="li"
            key={one.user_id}
            gap="sm"
            py="xs"
            justify="space-between"
            wrap="nowrap"
          >
            <Text fw={560} truncate>
              {one.fullname}
            </Text>
            {isPartner || one.user_id === self ? (
              <Select
                w={150}
                size="xs"
                aria-label={`${one.fullname}: ${t('portfolio.firm.role')}`}
                allowDeselect={false}
                disabled={act.isPending}
                data={[
                  ...(isPartner ? roles : roles.filter(({ value }) => value === one.rol)),
                  { value: OUT, label: t('portfolio.firm.remove') },
                ]}
                value={one.rol}
                onChange={(value) =>
                  act.mutate({
                    user_id: one.user_id,
                    rol: FIRM_ROLES.find((rol) => rol === value) ?? null,
                  })
                }
              />
            ) : (
              <Tag>{t(`portfolio.firm.roles.${one.rol}`)}</Tag>
            )}
          </Group>
        ))}
      </ul>
      {isPartner && others.length > 0 && (
        <Select
          mt="sm"
          searchable
          label={t('portfolio.firm.addMember')}
          description={t('portfolio.firm.addMemberText')}
          disabled={act.isPending}
          data={others.map(({ user_id, fullname }) => ({
            value: String(user_id),
            label: fullname,
          }))}
          value={null}
          onChange={(value) => value && act.mutate({ user_id: Number(value), rol: 'kidemsiz' })}
        />
      )}
    </Panel>
  );
}
