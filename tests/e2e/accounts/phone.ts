import type { Page } from 'playwright/test';
import { TOTP } from 'otpauth';
import { openDatabase } from '../database.ts';
import { textOf, textsOf } from '../reads.ts';
import { PASSWORD } from '../support.ts';
import { walkNow } from '../walk-clock.mjs';

const STEP_MS = 30_000;

/** The authenticator app of a player. */
export class Phone {
  readonly #totp: TOTP;
  #lastStep = 0;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret });
  }

  /** The code of now, which is taken as if the half minutes of all earlier ones had passed. */
  nextCode(): string {
    const db = openDatabase();
    db.exec('UPDATE two_factors SET last_step = 0');
    db.close();
    this.#lastStep = Math.floor(walkNow() / STEP_MS);
    return this.lastCode();
  }

  /** Six digits that are none of the codes around now. */
  wrongCode(): string {
    const step = Math.floor(walkNow() / STEP_MS);
    const near = new Set([-2, -1, 0, 1, 2].map((away) => this.#totp.generate({ timestamp: (step + away) * STEP_MS })));
    return ['123456', '234567', '345678', '456789', '567890', '678901'].find((code) => !near.has(code)) ?? '';
  }

  /** The code that was shown last. */
  lastCode(): string {
    return this.#totp.generate({ timestamp: this.#lastStep * STEP_MS });
  }
}

/** The phone of an account whose key is on the page. */
export async function scanKey(page: Page): Promise<Phone> {
  const form = /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/;
  return new Phone((await textOf(page.getByText(form), form)).replaceAll(' ', ''));
}

/** Goes through the set-up from its first step; answers the phone and the recovery codes, and leaves them saved. */
export async function setUpTwoFactor(
  page: Page,
  { hasPasskey = false } = {},
): Promise<{ phone: Phone; recoveryCodes: string[] }> {
  const phone = await scanKey(page);
  await page.getByRole('button', { name: "I've Added the Account" }).click();
  await page.getByLabel('Six-digit code').fill(phone.nextCode());
  await page.getByLabel('Current password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Verify & Enable 2FA' }).click();
  if (hasPasskey) await page.getByRole('button', { name: 'Use a passkey' }).click();
  const list = page.getByRole('list', { name: 'Recovery codes' });
  const recoveryCodes = await textsOf(list.getByRole('listitem'), /\S/, 10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  return { phone, recoveryCodes };
}
