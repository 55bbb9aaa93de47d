export const SUPPORT_ADDRESS = 'support@gauntlet.example';
