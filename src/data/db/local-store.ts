/** The browser's localStorage; null where there is none. */
export const localStore = (): Storage | null => (typeof localStorage === 'undefined' ? null : localStorage);
