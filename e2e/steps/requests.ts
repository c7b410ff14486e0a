import { expect, type Page } from '@playwright/test';
import { organization } from '@emanet/contract/organization';

/** Id of the first department of the company that the page is in. */
export async function departmentOf(page: Page): Promise<number> {
  const answer = await page.request.get(organization.departments.path);
  const { data } = (await answer.json()) as { data: { department_id: number }[] };
  return data[0]?.department_id ?? 0;
}

/** Adds something with the session of the page; answers its id. */
export async function post(
  page: Page,
  { path }: Readonly<{ path: string }>,
  data: object,
): Promise<{ id: number }> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data;
}
