import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useAnyway } from './useAnyway.ts';

it('sends a doubled thing anyway once: with other values it is asked about again', () => {
  let yine_de = false;
  const sent: boolean[] = [];
  let store = (): void => undefined;
  const form = {
    failure: undefined,
    set: (_: 'yine_de', value: boolean) => {
      yine_de = value;
    },
    resend: () => void sent.push(yine_de),
  };
  function Form() {
    ({ store } = useAnyway(form, 'QUESTIONNAIRE_SENT'));
    return null;
  }
  renderToStaticMarkup(<Form />);
  store();
  form.resend();
  expect(sent).toEqual([true, false]);
});
