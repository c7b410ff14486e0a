import type { Language } from '@emanet/contract/shared/primitives';
import type { App } from '../../../platform/http/app.ts';
import { fillForm, typedIn, type Typed } from '../../../platform/pages/fill-form.ts';
import {
  companyBlanks,
  goneForm,
  refusing,
  servePage,
  type Asked,
} from '../../../platform/pages/form-page.ts';
import { fillBlanks } from '../../../platform/pages/site-page.ts';
import { companyAtDoor } from './door.ts';

/** Address of the page that thanks. */
export const receivedPage = (slug: string, lang: Language): string =>
  `/ihlal-bildir/${slug}/alindi?lang=${lang}`;

type PageName = 'breach' | 'breach-received';

/** The pages of the door: plain HTML that is filled in here, so that they need no script. */
export function doorPages(app: App): void {
  const serve = (path: string, name: PageName) =>
    servePage(app, path, {
      make: async (asked, slug) => ({ html: await pageOf(asked, slug, name) }),
      gone: gonePage,
    });
  serve('/ihlal-bildir/:name', 'breach');
  serve('/ihlal-bildir/:name/alindi', 'breach-received');
}

async function pageOf({ app, request, lang }: Asked, slug: string, name: PageName, typed?: Typed) {
  const company = await companyAtDoor(app.services, slug);
  const page = app.sitePage(request, lang, name, ['alone']);
  const blanks = { ...companyBlanks(company, `/ihlal-bildir/${slug}`), SLUG: slug };
  return page && fillForm(fillBlanks(page, blanks), typed);
}

const gonePage = (asked: Asked) => goneForm(asked, 'breach-gone', 'alone');

/** The form again, with what was typed and what was wrong with it. */
export const refusedPage = (app: App) =>
  refusing(app, gonePage, async (asked, slug, failure) => ({
    html: await pageOf(asked, slug, 'breach', typedIn(asked.request.body, failure)),
  }));
