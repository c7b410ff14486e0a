import { useEffect, useRef, type ReactNode } from 'react';
import { OTP } from '@emanet/contract/auth';
import { useTranslation } from '../../platform/i18n.ts';
import { CodeForm } from './CodeForm.tsx';
import login from './login.module.css';

type Props = { email: string; onChangeAddress: () => void; onSecondStep: () => void };

/** The browser's own modal: it holds the focus and closes by Escape without a script. */
export function CodeDialog({ email, onChangeAddress, onSecondStep }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={login.dialog}
      aria-labelledby="kod-baslik"
      onClose={onChangeAddress}
    >
      <h2 id="kod-baslik" className={login.codeTitle}>
        {t('login.codeTitle')}
      </h2>
      <p className={login.codeText}>
        {withStrong(t('login.codeSent', { email: MARK, minutes: OTP.minutes }), email)}
      </p>
      <CodeForm email={email} onChangeAddress={onChangeAddress} onSecondStep={onSecondStep} />
    </dialog>
  );
}

const MARK = '\u0001';

/** Sets the address in bold where the sentence of the language has it. */
function withStrong(sentence: string, email: string): ReactNode {
  const [before, after] = sentence.split(MARK);
  return (
    <>
      {before}
      <strong>{email}</strong>
      {after}
    </>
  );
}
