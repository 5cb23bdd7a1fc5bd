import { pathToFileURL } from 'node:url';
import { compileFunction, constants } from 'node:vm';
import { firstValueFrom } from 'rxjs';
import { vi } from 'vitest';
import type { OpenDraft } from '#src/features/selling/listing-drafts/model/follow-draft.ts';
import { someDraft } from './world.ts';

/** A draft form in another tab of the browser. */
export interface SecondTab {
  /** What the page shows now; null before it has rendered. */
  readonly shown: () => OpenDraft | 'locked' | null;
  /** Reports a change of localStorage to the tab, which browsers do with some delay. */
  readonly storageChanged: (key: string, newValue: string | null) => void;
  readonly close: () => Promise<void>;
}

const page = new EventTarget();

/** Imports through Node, bypassing the test's module registry: a second copy of the app with its own session. */
const importByNode = compileFunction('return import(url)', ['url'], {
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
}) as (url: string) => Promise<unknown>;

/**
 * Loads a module of the second copy. Modules stay loaded for all test files of the process, so each is loaded as in a
 * page, with a window that reports changes of localStorage.
 */
export async function loadInSecondTab(path: string): Promise<unknown> {
  Object.defineProperty(globalThis, 'window', { value: page, configurable: true });
  try {
    return await importByNode(pathToFileURL(path).href);
  } finally {
    Reflect.deleteProperty(globalThis, 'window');
  }
}

async function loadApp() {
  const load = loadInSecondTab;
  return {
    session: (await load(
      'src/platform/session/session.ts',
    )) as typeof import('#src/platform/session/session.ts'),
    current: (await load(
      'src/data/db/current-database.ts',
    )) as typeof import('#src/data/db/current-database.ts'),
    stream: (await load(
      'src/data/db/database-stream.ts',
    )) as typeof import('#src/data/db/database-stream.ts'),
    writing: (await load('src/data/db/write.ts')) as typeof import('#src/data/db/write.ts'),
    drafts: (await load(
      'src/features/selling/listing-drafts/model/follow-draft.ts',
    )) as typeof import('#src/features/selling/listing-drafts/model/follow-draft.ts'),
  };
}

let app: Awaited<ReturnType<typeof loadApp>> | null = null;

/** Loads the second copy of the app for all tests of a file. */
export async function loadSecondTab(): Promise<void> {
  app = await loadApp();
  // The first write logs the storage's advertisement, before the console is watched.
  const silent = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const stop = app.current.startDatabase({ multiInstance: false });
  await app.writing.insertDocument(await firstValueFrom(app.stream.database$), 'drafts', someDraft());
  await stop();
  silent.mockRestore();
}

/** Opens a draft in the second tab, as the device's signed-in person, with the same IndexedDB and locks. */
export function openSecondTab(draftId: string): SecondTab {
  if (app === null) throw new Error('loadSecondTab comes first');
  const { session, current, drafts } = app;
  session.session$.next(JSON.parse(localStorage.getItem('auth-token') ?? 'null'));
  const stop = current.startDatabase({ multiInstance: false });
  let shown: OpenDraft | 'locked' | null = null;
  const draft = drafts.followDraft(draftId, (open) => {
    shown = open;
  });
  return {
    shown: () => shown,
    storageChanged(key, newValue) {
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
    async close() {
      draft.stop();
      await stop();
    },
  };
}
