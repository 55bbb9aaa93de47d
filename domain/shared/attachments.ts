/** Files that go with a message or a complaint. */
export const ATTACHMENTS_MAX = 5;
export const ATTACHMENT_BYTES_MAX = 5_000_000;
