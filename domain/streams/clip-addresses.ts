import { filmAddressesIn } from '../video/recording-addresses.ts';

export const clipAddresses = filmAddressesIn('/clip-media/');
