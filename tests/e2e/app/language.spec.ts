import { type Page, expect } from 'playwright/test';
import { NARROW, player, settled, test, visitor } from '../support.ts';

const speaks = (page: Page, language: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('a visitor gets the language that the browser likes best, and the one that is chosen at the foot of the page from then on (issue 11)', async ({
  browser,
}) => {
  const page = await visitor(browser, { locale: 'es-MX', viewport: NARROW });
  await page.goto('/');
  await speaks(page, 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Apuesta por ti/);
  await page.getByRole('button', { name: 'English' }).click();
  await speaks(page, 'en');
  await page.goto('/login');
  await speaks(page, 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign In');
  await page.getByRole('button', { name: 'Español' }).click();
  await speaks(page, 'es');
  await expect(page).toHaveURL(/\/login$/);
});

test('a player chooses the language of the app and of what is written to them, and money reads the same in both (issue 11)', async ({
  browser,
}) => {
  const page = await player(browser, 'newcomer');
  const written = async (): Promise<string> => {
    const query = '{ preferences { language } }';
    const answer = await page.request.post('/graphql', { data: { query } });
    return ((await answer.json()) as { data: { preferences: { language: string } } }).data.preferences.language;
  };
  await page.goto('/settings');
  try {
    await page.getByLabel('Language').selectOption('Español');
    await speaks(page, 'es');
    expect(await written()).toBe('ES');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
    await page.goto('/wallet');
    await settled(page);
    await speaks(page, 'es');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billetera');
    await expect(page.getByRole('main').getByText('$0.00').first()).toBeVisible();
    await page.goto('/settings');
    await page.getByLabel('Idioma').selectOption('English');
    await speaks(page, 'en');
    expect(await written()).toBe('EN');
  } finally {
    const query = 'mutation { setLanguage(language: EN) { language } }';
    await page.request.post('/graphql', { data: { query } });
  }
});
