export const developersPath = '/developers';
