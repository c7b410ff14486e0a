/** Every type of file that is taken, with the endings its names may have; the first one is added. */
export const FILE_TYPES = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/zip': ['zip'],
  'message/rfc822': ['eml'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FileType = keyof typeof FILE_TYPES;

const IMAGES = ['image/png', 'image/jpeg', 'image/webp'] as const;
const PAPERS = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  ...IMAGES,
] as const;
/** Logs as an archive, and mails as they arrived: a KEP message is one. Both are only ever saved. */
const EVIDENCE = [...PAPERS, 'application/zip', 'message/rfc822'] as const;

/** Types of file by purpose, and the setting of the largest size, in MB. The owning feature decides who reads it. */
export const FILE_KINDS = {
  dokuman: { types: PAPERS, most: 'MAX_DOCUMENT_MB' },
  aksiyon: { types: PAPERS, most: 'MAX_DOCUMENT_MB' },
  ihlal: { types: EVIDENCE, most: 'MAX_DOCUMENT_MB' },
  oturum: { types: ['application/pdf', 'image/png', 'image/jpeg'], most: 'MAX_DOCUMENT_MB' },
  sure: { types: EVIDENCE, most: 'MAX_DOCUMENT_MB' },
  logo: { types: IMAGES, most: 'MAX_LOGO_MB' },
  basvuru: {
    types: ['application/pdf', 'image/png', 'image/jpeg'],
    most: 'MAX_APPLICATION_FILE_MB',
  },
  video: { types: ['video/mp4', 'video/webm'], most: 'MAX_VIDEO_MB' },
} as const satisfies Record<
  string,
  {
    types: readonly FileType[];
    most: 'MAX_DOCUMENT_MB' | 'MAX_LOGO_MB' | 'MAX_VIDEO_MB' | 'MAX_APPLICATION_FILE_MB';
  }
>;

export type FileKind = keyof typeof FILE_KINDS;

export const fileKinds = Object.keys(FILE_KINDS) as [FileKind, ...FileKind[]];

/** The endings of a kind as people know them: `PDF, DOCX`. */
export const endingsOf = (kind: FileKind): string =>
  FILE_KINDS[kind].types.map((type) => FILE_TYPES[type][0].toUpperCase()).join(', ');
