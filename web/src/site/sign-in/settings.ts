import type { KEPT } from '@emanet/contract/shared/kept-names';

/** Facts that the build gives the script of the sign-in page, which imports no contract. */
export type Settings = Readonly<{
  /** Address of each call. */
  paths: Readonly<
    Record<
      | 'verify'
      | 'send'
      | 'code'
      | 'link'
      | 'ways'
      | 'appCode'
      | 'recoveryCode'
      | 'passkeyOptions'
      | 'passkey',
      string
    >
  >;
  words: Readonly<
    Record<'emailInvalid' | 'notVerified' | 'failed' | 'resend' | 'resendIn' | 'resent', string>
  >;
  kept: typeof KEPT;
  /** Name of the fragment with the token in a mail's link. */
  linkName: string;
  /** The page's own address, and that of its other language. */
  own: string;
  other: string;
  digits: number;
  resendSeconds: number;
  /** First files of the application. */
  app: readonly string[];
}>;
