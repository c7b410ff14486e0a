import { actorName } from '@emanet/contract/shared/actor-types';
import { breaches, type BreachEvent, type SingleBreach } from '@emanet/contract/breaches';
import {
  ADDRESSEE_WORDS,
  ADDRESSEES,
  DECISION_WORDS,
  NO_BREACH_GROUNDS,
  NO_BREACH_WORDS,
  STORED_DECISIONS,
} from '@emanet/contract/breaches/choices';
import { BREACH_LABELS } from '@emanet/contract/breaches/fields';
import { Anchor, Button, Group, Textarea } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCan } from '../../platform/session/session.tsx';
import { when } from '../../platform/when.ts';
import { useFileLimits } from '../../records/file-limits.ts';
import { ApiForm, FormNote } from '../../ui/form/ApiForm.tsx';
import { FileField } from '../../ui/form/FileField.tsx';
import { told } from '../../ui/form/told.ts';
import { useApiForm } from '../../ui/form/useApiForm.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { useShown } from './queries.ts';

type Point = Readonly<{
  key: string;
  an: string;
  title: string;
  lines: readonly string[];
  event?: BreachEvent;
}>;

/** Events of a breach so far, with its own instants, and a form for more. */
export function Timeline({
  row,
  writing = false,
}: Readonly<{
  row: SingleBreach;
  /** A note is being written. */
  writing?: boolean;
}>) {
  const { t, lang } = useTranslation();
  const points = usePoints(row);
  return (
    <Panel title={t('breaches.timeline')}>
      <ol className="em-events">
        {points.map(({ key, an, title, lines, event }) => (
          <li key={key} data-tone={key === 'ogrenme' ? 'high' : 'done'}>
            <strong>{title}</strong>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {event?.dosya_linki && (
              <p>
                <Anchor href={event.dosya_linki} target="_blank" title={event.sha256 ?? undefined}>
                  <IconPaperclip size={14} aria-hidden /> {event.dosya_adi}
                </Anchor>
              </p>
            )}
            <p className="em-quiet">
              <span className="em-num">{when(an, lang, true)}</span>
              {event && ` · ${actorName(event.guncelleyen, lang)}`}
            </p>
          </li>
        ))}
      </ol>
      {useCan('breaches.write') && (
        <NoteForm key={row.olaylar.length} row={row} writing={writing} />
      )}
    </Panel>
  );
}

/** Instants of the breach and events, in their order. */
function usePoints(row: SingleBreach): Point[] {
  const { t, lang } = useTranslation();
  const instants = (
    ['olay_baslangici', 'fark_edilme', 'isleyen_haberi', 'ogrenme'] as const
  ).flatMap((name): Point[] => {
    const an = row[name];
    const by = name === 'fark_edilme' && row.farkeden ? [row.farkeden] : [];
    const began = an !== null && row.sifat !== 'isleyen' && name === nameOfBegin(row);
    const lines = began ? [t('breaches.began'), ...by] : by;
    return an ? [{ key: name, an, title: BREACH_LABELS[name][lang], lines }] : [];
  });
  const events = row.olaylar.map((event): Point => {
    const said = (name: string) => {
      const value = event.veri[name];
      return typeof value === 'string' && value !== '' ? [value] : [];
    };
    const alici = ADDRESSEES.find((one) => said('alici').concat(said('konu')).includes(one));
    const karar = STORED_DECISIONS.find((one) => said('karar').includes(one));
    const gonderilen = event.veri.gonderilen;
    return {
      key: String(event.id),
      an: event.an,
      event,
      title: alici
        ? `${ADDRESSEE_WORDS[alici][lang]}: ${karar ? DECISION_WORDS[karar][lang] : t(`breaches.events.${event.tur}`)}`
        : t(`breaches.events.${event.tur}`),
      lines: [
        ...(event.tur === 'mektup' ? [] : said('metin')),
        ...NO_BREACH_GROUNDS.filter((one) => said('neden').includes(one)).map(
          (one) => NO_BREACH_WORDS[one][lang],
        ),
        ...said('gerekce'),
        ...said('karar_veren'),
        ...said('kayit_no'),
        ...said('gecikme_nedeni'),
        ...said('kayit_adi'),
        ...said('ne_zaman'),
        ...said('nerede'),
        ...(typeof gonderilen === 'number'
          ? [t('breaches.letterCount', { count: gonderilen })]
          : []),
      ],
    };
  });
  return [...instants, ...events].toSorted((a, b) => Date.parse(a.an) - Date.parse(b.an));
}

function NoteForm({ row, writing }: Readonly<{ row: SingleBreach; writing: boolean }>) {
  const { t } = useTranslation();
  const shown = useShown();
  const limits = useFileLimits('ihlal');
  const [attaching, setAttaching] = useState(false);
  const form = useApiForm({
    endpoint: breaches.note,
    params: { id: String(row.id) },
    initial: { metin: '' },
    onDone: told(shown),
  });
  return (
    <ApiForm form={form}>
      <FormNote form={form} />
      <Textarea
        {...form.field('metin')}
        aria-label={t('breaches.note')}
        placeholder={t('breaches.note')}
        autoFocus={writing}
        autosize
        minRows={2}
      />
      {limits && attaching && (
        <FileField form={form} title={t('breaches.evidenceFile')} limits={limits} />
      )}
      <Group gap="xs">
        <Button
          type="submit"
          size="xs"
          variant="default"
          loading={form.busy}
          disabled={!form.dirty}
        >
          {t('common.add')}
        </Button>
        {!attaching && (
          <Button
            size="xs"
            variant="subtle"
            leftSection={<IconPaperclip size={14} aria-hidden />}
            onClick={() => setAttaching(true)}
          >
            {t('breaches.evidenceFile')}
          </Button>
        )}
      </Group>
    </ApiForm>
  );
}

/** The start of the clock; `ogrenme` where several instants are equal. */
const nameOfBegin = (row: SingleBreach) =>
  (['ogrenme', 'fark_edilme', 'isleyen_haberi'] as const).find(
    (name) => Date.parse(row[name] ?? '') === Date.parse(row.sure_baslangici),
  );
