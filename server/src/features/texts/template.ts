import type { Language } from '@emanet/contract/shared/primitives';
import { differences } from '@emanet/contract/texts/differences';
import { render } from '@emanet/contract/texts/render';
import { reworded, speaksTo, templateVersion } from '@emanet/contract/texts/templates';
import type { SingleText, texts } from '@emanet/contract/texts';
import type { z } from 'zod';
import type { PersonScope } from '../../platform/access/scope.ts';
import type { Services } from '../../platform/services.ts';
import { change, held, present } from './noun.ts';
import { deleteUnpublished } from './queries.ts';
import { fetchRegister } from './register.ts';
import { refuseSeated } from './seat.ts';
import { single } from './texts.ts';

/** Changes that our newest wording would make to a draft. */
export const readTemplate = (
  { db, config }: Services,
  scope: PersonScope,
  id: number,
  lang: Language,
) =>
  db.read(scope, async (tx) => {
    const text = await present(tx, scope, id);
    const { register } = await fetchRegister(tx, scope, text.kapsam, config.BASE_URL);
    const how = { lang, siz: speaksTo(text.tur) };
    const now = render(text.govde, text.kapsam, register, how);
    const then = render(reworded(text.tur, text.govde), text.kapsam, register, how);
    return {
      surum: text.sablon_surumu,
      yeni: templateVersion(text.tur),
      farklar: differences(now, then).map(({ kaynaklar: _sources, parcalar, ...rest }) => ({
        ...rest,
        parcalar: [...parcalar],
        nedenler: [],
        karar: null,
      })),
    };
  });

/** Takes the newest wording into the draft, or notes that it was seen and left. */
export const adoptTemplate = (
  services: Services,
  scope: PersonScope,
  id: number,
  { al, surum }: z.output<typeof texts.adopt.body>,
): Promise<SingleText> =>
  services.db.write(scope, async (tx) => {
    const before = await held(tx, scope, id, surum);
    refuseSeated(before, scope, services.clock.now());
    const sablon_surumu = templateVersion(before.tur);
    if (!al) return single(services, tx, scope, await change(tx, scope, before, { sablon_surumu }));
    await deleteUnpublished(tx, scope, id);
    const values = { sablon_surumu, govde: reworded(before.tur, before.govde), durum: 'taslak' };
    return single(services, tx, scope, await change(tx, scope, before, values));
  });
