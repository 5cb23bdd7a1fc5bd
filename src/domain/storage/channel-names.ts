/** Channels between the tabs of a browser. The tabs of a photo store talk on a channel with its name. */
export const channelNames = {
  update: 'hervonden-update',
  sync: (databaseName: string) => `${databaseName}-sync` as const,
} as const;
