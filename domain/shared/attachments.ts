/** Files that go with a message or a complaint. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_BYTES_MAX = 5_000_000;
/** What CS2 records of a match by itself. It can be cut and edited, so it is shown in a dispute and proves nothing. */
export const DEMO_TYPE = 'application/x-cs2-demo';
export const DEMO_BYTES_MAX = 20_000_000;
