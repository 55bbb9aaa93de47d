/**
 * What Node is told for a gateway. Its nursery grows to three times 32 MB otherwise, which a gateway that answers in a few
 * milliseconds fills with what is long gone; a larger one saves no time that could be measured (docs/decisions/availability.md).
 */
export const GATEWAY_FLAGS = ['--max-semi-space-size=8'];
