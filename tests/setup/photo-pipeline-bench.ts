import { BehaviorSubject, firstValueFrom, Subject } from 'rxjs';
import { expect, vi } from 'vitest';
import type { DraftPhoto } from '#domain/product/draft.ts';
import type { DraftPlaces } from '#src/data/photos/draft-places.ts';
import { PhotoPipeline } from '#src/data/photos/photo-pipeline.ts';
import type { PhotoTask } from '#src/data/photos/photo-task.ts';
import type { Surrounding } from '#src/data/photos/surrounding.ts';
import { PhotoStore } from '#src/platform/photo-store/photo-store.ts';
import type { PhotoWorkerPool } from '#src/platform/workers/photo-worker-pool.ts';
import type { PrepareAnswer } from '#workers/photos/contract.ts';

/** Drafts in memory. */
class Drafts implements DraftPlaces {
  readonly changed$ = new Subject<void>();
  readonly lists = new Map<string, DraftPhoto[]>([['draft', []]]);
  async read(draftId: string) {
    return this.lists.get(draftId) ?? null;
  }
  async edit(draftId: string, change: (photos: readonly DraftPhoto[]) => DraftPhoto[]) {
    const list = this.lists.get(draftId);
    if (list === undefined) return false;
    this.lists.set(draftId, change(list));
    return true;
  }
  names(draftId = 'draft'): string[] {
    return (this.lists.get(draftId) ?? []).map((photo) => photo.name);
  }
}

const hashOf = async (blob: Blob): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())).toString('hex');

/** A fake worker whose answer depends on the text in the file. */
export async function prepared(file: Blob): Promise<PrepareAnswer> {
  const text = await file.text();
  if (text.startsWith('bad')) return { kind: 'refused', reason: 'not_an_image' };
  if (text.startsWith('heic')) return { kind: 'heic_unreadable' };
  const blob = new Blob([`jpeg of ${text}`]);
  const size = { width: 40, height: 30, bytes: blob.size, thumb: new Blob(['t']) };
  const rest = { quality: 0.8, way: 'image_bitmap', small: false } as const;
  return { kind: 'prepared', photo: { blob, hash: await hashOf(blob), ...size, ...rest } };
}

/** Fake upload routes in memory; `answer` replaces their answers. */
class MediaServer {
  readonly held = new Map<string, Uint8Array>();
  readonly stored = new Set<string>();
  answer: ((path: string) => Response | null) | null = null;
  requests = 0;
  readonly offsets: number[] = [];
  readonly fetch: typeof fetch = async (input, init = {}) => {
    this.requests += 1;
    const path = String(input);
    const taken = this.answer?.(path) ?? null;
    if (taken !== null) return taken;
    if (init.method === 'POST') {
      const { hash, bytes } = JSON.parse(String(init.body)) as { hash: string; bytes: number };
      this.expected.set(hash, bytes);
      return this.progress(hash);
    }
    const hash = path.split('/').at(-1) ?? '';
    const offset = Number(new Headers(init.headers).get('upload-offset'));
    this.offsets.push(offset);
    const held = this.held.get(hash) ?? new Uint8Array();
    if (offset !== held.length) return this.progress(hash);
    const chunk = new Uint8Array(await (init.body as Blob).arrayBuffer());
    this.held.set(hash, new Uint8Array([...held, ...chunk]));
    return this.progress(hash);
  };
  /** The received files as text. */
  texts(): string[] {
    return [...this.held.values()].map((bytes) => new TextDecoder().decode(bytes));
  }
  private readonly expected = new Map<string, number>();
  private progress(hash: string): Response {
    const offset = this.held.get(hash)?.length ?? 0;
    const complete = offset === this.expected.get(hash);
    if (complete) this.stored.add(hash);
    return Response.json({ offset, complete, mediaKey: complete ? hash : null });
  }
}

/** A photo pipeline with a fake worker, server, drafts and clock; its store is a real IndexedDB. */
export class PhotoPipelineBench {
  readonly drafts = new Drafts();
  readonly server = new MediaServer();
  readonly store = new PhotoStore(`hervonden-photos--${crypto.randomUUID()}`);
  readonly around$ = new BehaviorSubject<Surrounding>({ online: true, token: 'token' });
  readonly workerPool: PhotoWorkerPool = {
    prepare: (file) => prepared(file),
    keepOriginal: async (file) => prepared(new Blob([`kept ${await file.text()}`])),
    close: () => undefined,
  };
  onServer: (file: Blob) => Promise<Blob | null> = async () => null;
  clock = 1_000_000;
  pipeline = this.newPipeline();

  /** The pipeline of another page on the same store. */
  newPipeline(): PhotoPipeline {
    return new PhotoPipeline({
      store: new PhotoStore(this.store.name),
      places: this.drafts,
      channel: { post: () => undefined, listen: () => undefined, close: () => undefined },
      workerPool: this.workerPool,
      around$: this.around$,
      convertOnServer: (file) => this.onServer(file),
      fetch: (...given) => this.server.fetch(...given),
      withLock: (work) => work(),
      now: () => this.clock,
      newId: () => crypto.randomUUID(),
    });
  }

  tasks(): Promise<PhotoTask[]> {
    return firstValueFrom(this.pipeline.tasks$('draft'));
  }

  async states(): Promise<string[]> {
    return (await this.tasks()).map((task) => task.state);
  }

  settled(...wanted: string[]): Promise<void> {
    return until(async () => expect(await this.states()).toEqual(wanted));
  }
}

export const files = (...texts: string[]): File[] => texts.map((text) => new File([text], `${text}.jpg`));

export const until = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 3000, interval: 10 });
