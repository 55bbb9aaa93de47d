export const juryPath = '/jury';
