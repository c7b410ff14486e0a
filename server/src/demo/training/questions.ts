import type { Question } from '@emanet/contract/training/rows';
import type { Video } from '@emanet/contract/videos';
import { SHIPPED } from '../../features/training/questions.ts';

/** Where in which video a shipped question is answered: place of the video, second. */
const PLACES: Readonly<Record<string, readonly [video: number, second: number]>> = {
  'vaka-kisisel-veri': [0, 24],
  'vaka-ozel-nitelikli': [1, 24],
  'vaka-aydinlatma-riza': [2, 24],
  'vaka-riza-geri-alma': [2, 48],
  'vaka-yanlis-alici': [3, 0],
  'vaka-ihlal-suresi': [3, 36],
};

/** A question of the company's own. */
const OWN: Question = {
  id: 'ziyaretci-kaydi',
  soru: {
    tr: 'Fabrikaya gelen ziyaretçinin kimliğinin fotokopisini almak istiyorsunuz. Hangisi doğrudur?',
    en: 'You want to photocopy the identity card of a visitor to the plant. Which is correct?',
  },
  secenekler: [
    {
      tr: 'Kapıda her ziyaretçiden fotokopi alınır.',
      en: 'Every visitor’s card is copied at the gate.',
    },
    {
      tr: 'Ad, soyad ve ziyaret edilen kişi yeter; kimlik görülür, kopyası alınmaz.',
      en: 'Name and host are enough; the card is looked at and not copied.',
    },
    {
      tr: 'Ziyaretçi izin verirse fotokopi süresiz saklanır.',
      en: 'If the visitor agrees, the copy may be kept for good.',
    },
  ],
  dogru: 1,
  aciklama: {
    tr: 'Kişisel veriler işlendikleri amaçla bağlantılı, sınırlı ve ölçülü olmalıdır. Girişin güvenliği için kimliğin kopyası gerekmez.',
    en: 'Personal data must be relevant, limited and proportionate to its purpose. A copy of the card is not needed to keep the gate safe.',
  },
  madde: 'm. 4/2-ç',
  video_id: null,
  saniye: null,
  sizin: true,
};

/** The shipped questions, each with its moment in the company's videos, and one of the company. */
export const questionsFor = (videos: readonly Video[]): Question[] => [
  ...SHIPPED.sorular.map((question) => {
    const [video, saniye] = PLACES[question.id] ?? [];
    const video_id = video === undefined ? undefined : videos[video]?.id;
    return video_id === undefined ? question : { ...question, video_id, saniye: saniye ?? 0 };
  }),
  OWN,
];
