import { signInForm } from '@emanet/contract/auth/form';
import type { Language } from '@emanet/contract/shared/primitives';

type Props = Readonly<{ language: Language; label: string }>;

/** Opens the demo to a visitor; shown where the operator allows it (DEMO_OPEN). */
export const LookAround = ({ language, label }: Props) => (
  <form className="if-demo-open if-stranger" action={signInForm.lookAround.path} method="post">
    <input type="hidden" name="dil" value={language} />
    <button className="button large plain" type="submit">
      {label}
    </button>
  </form>
);
