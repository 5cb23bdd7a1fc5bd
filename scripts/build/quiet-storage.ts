import type { Plugin } from 'vite';

const advertisement = /console\.warn\(\['-+ RxDB Open Core RxStorage[\s\S]*?\.join\('\\n'\)\);/;

/**
 * Removes the advertisement for paid storages that RxDB prints to the console of every visitor at the first write.
 * The only switch in its documentation belongs to a purchase, so the statement itself is removed: the licence permits
 * modified copies, and THIRD_PARTY_NOTICES.md lists the modification. The premium flag and the limits that go with it
 * are not touched (docs/decisions/0029).
 */
export function quietStorage(): Plugin {
  return {
    name: 'quiet-storage',
    transform: {
      filter: { id: /rxdb\/dist\/esm\/plugins\/storage-dexie\/rx-storage-instance-dexie\.js/ },
      handler(code) {
        if (!advertisement.test(code)) this.error('RxDB no longer advertises in this way.');
        return { code: code.replace(advertisement, ''), map: null };
      },
    },
  };
}
