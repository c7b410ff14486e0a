/** Words around the text of an answer, in its PDF and before it is sent. */
export const LETTER_WORDS = {
  tr: {
    title: (no: string) => `${no} sayılı başvurunuzun cevabı`,
    number: 'Sayı',
    about: (day: string, articles: string) =>
      `Konu: ${day} tarihli başvurunuz (6698 sayılı Kanun ${articles})`,
    numbers: { tc: 'T.C. kimlik no', pasaport: 'Pasaport no' },
    nationality: 'uyruğu',
    agents: {
      vekil: (name: string) => `${name} vekili`,
      veli_vasi: (name: string) => `${name} velisi/vasisi`,
    },
    regards: 'Saygılarımızla,',
    behalf: 'Veri sorumlusu adına',
    annex: 'Ek',
    foot: (no: string, place: number) => `Başvuru ${no}, cevap ${place}`,
  },
  en: {
    title: (no: string) => `Answer to your request No. ${no}`,
    number: 'No.',
    about: (day: string, articles: string) =>
      `Subject: your request of ${day} (Law No. 6698, ${articles})`,
    numbers: { tc: 'Turkish identity no.', pasaport: 'Passport no.' },
    nationality: 'nationality',
    agents: {
      vekil: (name: string) => `agent of ${name}`,
      veli_vasi: (name: string) => `parent or guardian of ${name}`,
    },
    regards: 'Yours faithfully,',
    behalf: 'On behalf of the data controller,',
    annex: 'Annex',
    foot: (no: string, place: number) => `Request ${no}, answer ${place}`,
  },
} as const;
