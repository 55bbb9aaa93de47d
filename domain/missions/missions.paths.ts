export const missionsPath = '/missions';
