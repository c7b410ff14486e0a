import { REGISTERS, type RegisterType } from '@emanet/contract/records/registers';
import {
  IconAddressBook,
  IconArrowRight,
  IconBolt,
  IconClock,
  IconFileCertificate,
  IconFileText,
  IconInbox,
  IconLayoutDashboard,
  IconList,
  IconListCheck,
  IconShieldExclamation,
  IconUser,
} from '@tabler/icons-react';
import { type MouseEvent, Fragment } from 'react';
import { Link } from 'react-router';
import { placeIcons } from '../../platform/navigation-icons.ts';
import { AbroadMark } from '../../ui/AbroadMark.tsx';
import { SpecialMark } from '../../ui/SpecialMark.tsx';
import { piecesOf } from '../../ui/highlight/highlight.ts';
import type { Entry, Kind } from './entries.ts';
import classes from './palette.module.css';

// `fromEntries` loses the names; every register is there.
const registerIcons = Object.fromEntries(
  REGISTERS.map(({ tur, noun }) => [tur, placeIcons[noun]]),
) as Record<RegisterType, typeof IconList>;

const ICONS: Readonly<Record<Kind, typeof IconList>> = {
  ...registerIcons,
  tedarikci_listesi: IconAddressBook,
  dokumanlar: IconFileText,
  metinler: IconFileCertificate,
  aksiyonlar: IconListCheck,
  basvurular: IconInbox,
  veri_ihlalleri: IconShieldExclamation,
  sureler: IconClock,
  kisiler: IconUser,
  screen: IconLayoutDashboard,
  action: IconBolt,
  all: IconList,
};

type Props = {
  id: string;
  entry: Entry;
  words: readonly string[];
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

/** One choice: a link where it has an address, so that the browser's own ways to open it work. */
export function EntryLine({ id, entry, words, active, onPoint, onChoose }: Props) {
  const Icon = entry.icon ? placeIcons[entry.icon] : ICONS[entry.kind];
  const option = {
    id,
    role: 'option',
    'aria-selected': active,
    className: `em-row em-bare em-round ${classes.entry}`,
    'data-kind': entry.kind,
    onMouseMove: active ? undefined : onPoint,
    // Keeps the focus in the field.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onChoose();
    },
  };
  const inside = (
    <>
      <Icon size={18} stroke={1.6} aria-hidden />
      <span className={`em-cut em-name ${classes.label}`}>
        <Highlight text={entry.label} words={entry.kind === 'all' ? [] : words} />
      </span>
      {entry.special && <SpecialMark />}
      {entry.abroad && <AbroadMark />}
      {entry.hint && (
        <span className={`em-cut em-quiet ${classes.hint}`}>
          <Highlight text={entry.hint} words={words} />
        </span>
      )}
      {active && <IconArrowRight className={classes.arrow} size={16} aria-hidden />}
    </>
  );
  return entry.to === undefined ? (
    <div {...option}>{inside}</div>
  ) : (
    <Link {...option} to={entry.to} tabIndex={-1}>
      {inside}
    </Link>
  );
}

/** A text in which the searched words are marked. */
function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return piecesOf(text, words).map((piece, at) =>
    piece.hit ? (
      <mark key={at} className={`em-brand ${classes.mark}`}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={at}>{piece.text}</Fragment>
    ),
  );
}
