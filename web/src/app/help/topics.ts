/** Pages of the user's guide by purpose; each is `locales/help/<slug>.<language>.md`. */
export const HELP_GROUPS = {
  basla: ['giris', 'musteri-ekle', 'musteriler-arasi', 'kisiler'],
  envanter: [
    'envanter-sihirbazi',
    'excel-aktarma',
    'kayit-doldurma',
    'yurt-disi',
    'envanter-onayi',
  ],
  yukumluluk: ['sureler', 'metinler', 'basvurular', 'ihlaller', 'verbis'],
  duzen: ['aksiyonlar', 'egitim', 'raporlar'],
} as const;

export type HelpGroup = keyof typeof HELP_GROUPS;
export type HelpTopic = (typeof HELP_GROUPS)[HelpGroup][number];

export const helpGroups = Object.keys(HELP_GROUPS) as HelpGroup[];
export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap((group) => HELP_GROUPS[group]);

/** The topic that an address names. */
export const topicOf = (slug: string | undefined): HelpTopic | undefined =>
  helpTopics.find((topic) => topic === slug);
