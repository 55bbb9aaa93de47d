/** Of the picture as it is sent; what is kept is smaller. */
export const AVATAR_BYTES_MAX = 5 * 1024 * 1024;
