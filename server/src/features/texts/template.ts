import { language, type Language } from '@emanet/contract/shared/primitives';
import { differences } from '@emanet/contract/texts/differences';
import { kindOf } from '@emanet/contract/texts/kinds';
import type { TextRegister } from '@emanet/contract/texts/register';
import { render } from '@emanet/contract/texts/render';
import { reworded, voiceOf, templateVersion } from '@emanet/contract/texts/templates';
import type { SingleText, texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { change, held, present } from './noun.ts';
import { deleteUnpublished, type StoredText } from './queries.ts';
import { fetchRegister } from './register.ts';
import { refuseSeated } from './seat.ts';
import { single } from './texts.ts';

/** Differences that our newest wording would make to a draft. */
function offeredTo({ tur, govde, kapsam }: StoredText, register: TextRegister, lang: Language) {
  const how = { lang, ...voiceOf(tur) };
  return differences(
    render(govde, kapsam, register, how),
    render(reworded(tur, govde), kapsam, register, how),
  );
}

/** The offer of our newest wording to a draft. */
export const readTemplate = (
  { db, config }: Services,
  scope: PersonScope,
  id: number,
  lang: Language,
) =>
  db.read(scope, async (tx) => {
    const text = await present(tx, scope, id);
    const { register } = await fetchRegister(tx, scope, text.kapsam, config.BASE_URL);
    return {
      surum: text.sablon_surumu,
      yeni: templateVersion(text.tur),
      farklar: offeredTo(text, register, lang).map(
        ({ kaynaklar: _sources, parcalar, ...rest }) => ({
          ...rest,
          parcalar: [...parcalar],
          nedenler: [],
          karar: null,
        }),
      ),
    };
  });

/** Takes the newest wording or some sentences into the draft, or notes that it was declined. */
export const adoptTemplate = (
  services: Services,
  scope: PersonScope,
  id: number,
  { al, cumleler, surum }: z.output<typeof texts.adopt.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    refuseSeated(before, scope, services.clock.now());
    const sablon_surumu = templateVersion(before.tur);
    if (!al) return single(services, tx, scope, await change(tx, scope, before, { sablon_surumu }));
    await deleteUnpublished(tx, scope, id);
    const { register } = await fetchRegister(tx, scope, before.kapsam, services.config.BASE_URL);
    // The Board's own words change only as a whole.
    const wanted = kindOf(before.tur).locked ? undefined : cumleler;
    const chosen =
      wanted &&
      language.options
        .flatMap((lang) => offeredTo(before, register, lang))
        .filter(({ k }) => wanted.includes(k));
    const govde = reworded(before.tur, before.govde, chosen);
    const values = { sablon_surumu, govde, durum: 'taslak' };
    return single(services, tx, scope, await change(tx, scope, before, values));
  });
