/** Texts of a form's script, in the language of its page. */
export type Words = Readonly<
  Record<'sending' | 'failed' | 'kept' | 'required' | 'email', string> &
    Partial<Record<'number' | 'sentAt', string>> &
    Partial<
      Record<'digits' | 'passportWrong' | 'tooManyFiles' | 'mostCharacters' | 'removeFile', string>
    >
>;

/** Are these the texts that the page was built with? */
export const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'sending' in value && 'failed' in value;
