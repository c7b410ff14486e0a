const PATHS = {
  check: 'M5 12l5 5L20 7',
  key: 'M16.6 3.9l3.5 3.5a2.7 2.7 0 0 1 0 3.9l-2.6 2.6a2.7 2.7 0 0 1-3.9 0l-.3-.3L6.6 20.3a2 2 0 0 1-1.2.6H4a1 1 0 0 1-1-1v-1.6c0-.5.2-1 .6-1.4l.4-.4h2v-2h2v-2l2.1-2.1-.3-.3a2.7 2.7 0 0 1 0-3.9l2.6-2.6a2.7 2.7 0 0 1 3.9 0zM15 9h.01',
  shield:
    'M12 3a12 12 0 0 0 8.5 3A12 12 0 0 1 12 21 12 12 0 0 1 3.500 6 12 12 0 0 0 12 3M12 11v3M11 11a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  link: 'M9 15l6-6M11 6l.5-.5a5 5 0 0 1 7 7L18 13M13 18l-.4.5a5 5 0 0 1-7-7l.5-.5',
  door: 'M13 12v.01M3 21h18M5 21V5a2 2 0 0 1 2-2h7.500M17 13.500V21M14 7h7m-3-3l3 3-3 3',
  mail: 'M3 7a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2zM3 7l9 6 9-6',
  pin: 'M9 11a3 3 0 1 0 6 0 3 3 0 0 0-6 0M17.700 16.700L13.400 20.900a2 2 0 0 1-2.800 0l-4.200-4.200a8 8 0 1 1 11.300 0z',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M12 7v5l3 3',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0M12 9h.01M11 12h1v4h1',
  arrow: 'M5 12h14M13 18l6-6M13 6l6 6',
  finger:
    'M18.900 7a8 8 0 0 1 1.100 5v1a6 6 0 0 0 .8 3M8 11a4 4 0 0 1 8 0v1a10 10 0 0 0 2 6M12 11v2a14 14 0 0 0 2.500 8M8 15a18 18 0 0 0 1.800 6M4.900 19a22 22 0 0 1-.9-7v-1a8 8 0 0 1 12-6.950',
  person: 'M8 7a4 4 0 1 0 8 0 4 4 0 0 0-8 0M6 21v-2a4 4 0 0 1 4-4h4a4 4 0 0 1 4 4v2',
} as const;

export type IconName = keyof typeof PATHS;

/** A small picture beside words with the same meaning. */
export function Icon({ name }: Readonly<{ name: IconName }>) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
