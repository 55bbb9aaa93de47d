import { type Page, expect } from 'playwright/test';
import { TOTP } from 'otpauth';

const STEP_MS = 30_000;

/** The authenticator app of a player: each code of it is taken once, so it never shows one twice. */
export class Phone {
  readonly #totp: TOTP;
  #lastStep = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  /** A code that was not shown before; waits for one if need be. */
  async nextCode(page: Page): Promise<string> {
    const step = Math.max(this.#lastStep + 1, Math.floor(Date.now() / STEP_MS));
    // The server takes codes of one step ahead.
    await page.waitForTimeout(Math.max(0, (step - 1) * STEP_MS - Date.now()));
    this.#lastStep = step;
    return this.lastCode();
  }

  /** The code that was shown last. */
  lastCode(): string {
    return this.#totp.generate({ timestamp: this.#lastStep * STEP_MS });
  }
}

/** The phone of an account whose key is on the page. */
export async function scanKey(page: Page): Promise<Phone> {
  const key = page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(key).toBeVisible();
  return new Phone((await key.textContent())?.replaceAll(' ', '') ?? '');
}

/** Goes through the set-up from its first step; answers the phone and the recovery codes, and leaves them saved. */
export async function setUpTwoFactor(page: Page): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const phone = await scanKey(page);
  await page.getByRole('button', { name: "I've Added the Account" }).click();
  await page.getByLabel('Six-digit code').fill(await phone.nextCode(page));
  await page.getByRole('button', { name: 'Verify & Enable 2FA' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const recoveryCodes = await list.getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { phone, recoveryCodes };
}
