/**
 * The one place where a walk reads what a page shows. Playwright reads what stands there at the moment, which may be a page
 * that is not ready: nothing, a splash, what stood there before. What is read here is waited for by its form.
 */
import { type Locator, expect } from 'playwright/test';

async function readUntil(read: () => Promise<string | null>, form: RegExp): Promise<string> {
  let seen = '';
  await expect.poll(async () => (seen = (await read()) ?? '')).toMatch(form);
  return seen;
}

/** What a place says, once it is of this form. */
export const textOf = (place: Locator, form: RegExp): Promise<string> => readUntil(() => place.textContent(), form);

/** What a field holds, once it is of this form. */
export const valueOf = (field: Locator, form: RegExp): Promise<string> => readUntil(() => field.inputValue(), form);

/** What an attribute holds, once it is of this form. */
export const attributeOf = (place: Locator, name: string, form: RegExp): Promise<string> =>
  readUntil(() => place.getAttribute(name), form);

/** Where a link leads, once it leads anywhere. */
export const pathOf = (link: Locator): Promise<string> => attributeOf(link, 'href', /./);

/** What each place says, once there are so many and all are of this form. */
export async function textsOf(places: Locator, form: RegExp, least = 1): Promise<string[]> {
  let seen: string[] = [];
  const look = async (): Promise<boolean> => {
    seen = await places.allTextContents();
    return seen.length >= least && seen.every((text) => form.test(text));
  };
  await expect.poll(look, `at least ${least} of ${form}`).toBe(true);
  return seen;
}

/** How many there are, once there are so many. */
export async function countOf(places: Locator, least = 1): Promise<number> {
  let seen = 0;
  await expect.poll(async () => (seen = await places.count())).toBeGreaterThanOrEqual(least);
  return seen;
}

/** Where something stands, once it is seen and rests. */
export async function boxOf(place: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  await expect(place).toBeVisible();
  let box = await place.boundingBox();
  const rests = async (): Promise<boolean> => {
    const before = box;
    box = await place.boundingBox();
    return box !== null && JSON.stringify(box) === JSON.stringify(before);
  };
  await expect.poll(rests, { message: 'it rests', intervals: [20, 50, 100] }).toBe(true);
  if (box === null) throw new Error('what rests is there');
  return box;
}

/** Which of two is seen, once one of them is: true for the first. */
export async function isFirstOf(one: Locator, other: Locator): Promise<boolean> {
  await expect(one.or(other).first()).toBeVisible();
  return one.isVisible();
}

/** Whether something is seen at this moment: for a loop that goes on until it is, and for nothing that is decided once. */
export const isSeen = (place: Locator): Promise<boolean> => place.isVisible();
