export const noPasskeyWasUsedTryAgain = (): string => "No passkey was used. Try again, or choose another way.";
export const passkeysWorkOnlyAtThePublicAddress = (): string => "Passkeys work only at the public address of this site, over a secure connection.";
export const thisDeviceAlreadyHasAPasskey = (): string => "This device already has a passkey for your account.";
export const thisDeviceCannotMakeSure = (): string => "This device cannot make sure that it is you, which a passkey needs.";
export const thisDeviceCannotMakeTheKind = (): string => "This device cannot make the kind of passkey that Gauntlet needs.";
export const thisDeviceCouldNotUseAPasskey = (): string => "This device could not use a passkey. Try again, or choose another way.";
