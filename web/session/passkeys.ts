import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { type Failure, failureOf } from '../data/failure.ts';
import * as t from './__generated__/messages.ts';

/** Fetched when the first passkey is used. */
const library = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** The device did not answer; `name` is the browser's word for why. */
class PasskeyFailure extends Error {
  constructor(cause: unknown) {
    super('The passkey did not answer', { cause });
    this.name = cause instanceof Error ? cause.name : 'UnknownError';
  }
}

async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new PasskeyFailure(cause);
  }
}

/** Asks the browser for a passkey's answer; options and answer are the server's and the browser's JSON. */
export function answerPasskey(options: string): Promise<string> {
  return asking(async () => {
    const { startAuthentication } = await library();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return JSON.stringify(await startAuthentication({ optionsJSON }));
  });
}

/** Asks the browser to make a passkey. */
export function makePasskey(options: string): Promise<string> {
  return asking(async () => {
    const { startRegistration } = await library();
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return JSON.stringify(await startRegistration({ optionsJSON }));
  });
}

const SENTENCES: Readonly<Record<string, string>> = {
  NotAllowedError: t.noPasskeyWasUsedTryAgain(),
  AbortError: t.noPasskeyWasUsedTryAgain(),
  InvalidStateError: t.thisDeviceAlreadyHasAPasskey(),
  NotSupportedError: t.thisDeviceCannotMakeTheKind(),
  ConstraintError: t.thisDeviceCannotMakeSure(),
  SecurityError: t.passkeysWorkOnlyAtThePublicAddress(),
};

/** Why a step with a passkey or with the server did not work. */
export function failureOfStep(error: unknown): Failure {
  if (!(error instanceof PasskeyFailure)) return failureOf(error);
  const sentence = SENTENCES[error.name] ?? t.thisDeviceCouldNotUseAPasskey();
  return { code: 'PASSKEY_REFUSED', sentence, field: null, data: {}, requestId: null };
}
