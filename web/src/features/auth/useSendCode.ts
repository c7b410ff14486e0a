import { useCallback, useEffect, useRef, useState } from 'react';
import { auth, OTP } from '@emanet/contract/auth';
import { call } from '../../platform/api/client.ts';
import { useLanguage } from '../../platform/i18n.ts';
import { sentenceOf } from './sentence.ts';
import { useCountdown } from '../../ui/useCountdown.ts';

/** Has a code sent at once; `left` seconds until another may be asked for. */
export function useSendCode(email: string) {
  const language = useLanguage();
  const { left, restart } = useCountdown(OTP.resendSeconds);
  const [problem, setProblem] = useState<string>();
  const [count, setCount] = useState(0);
  const started = useRef(false);

  const send = useCallback(async () => {
    setProblem(undefined);
    restart();
    try {
      await call(auth.sendCode, { body: { email } });
      setCount((times) => times + 1);
    } catch (error) {
      setProblem(sentenceOf(error, language));
    }
  }, [email, language, restart]);

  useEffect(() => {
    // Strict mode mounts twice, and a switch of language must not send again.
    if (started.current) return;
    started.current = true;
    void send();
  }, [send]);

  return { send, left, problem, again: count > 1 };
}
