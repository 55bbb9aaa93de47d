/**
 * Asks the wallet page, when it is open already, for another tab (FR-20, WA-05): a cancelable event on `window` with
 * `detail.tab`; whoever shows the tab prevents its default.
 */
export const WALLET_NAVIGATION = 'walletNavigation';
