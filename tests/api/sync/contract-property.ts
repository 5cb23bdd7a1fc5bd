import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect } from 'vitest';
import type { SyncCollection } from '#domain/sync/protocol.ts';
import type { Database } from '#server/db/schema.ts';
import { purgeTombstones } from '#server/modules/sync/purge-tombstones.ts';
import { collectionSpecs } from '#tests/setup/collection-specs.ts';
import { type Doc, isRefusal, type SyncDriver, type TestCaller } from './driver.ts';
import { SyncModel } from './model.ts';

/** Abstract form of a pushed row; `subject` and `value` have few values, so that rows collide. */
interface RowPlan {
  readonly subject: number;
  readonly assumed: 'none' | 'current' | 'current with another clock' | 'former' | 'tombstone';
  readonly next: 'edit' | 'same' | 'remove' | 'invalid' | 'unstorable';
  readonly value: number;
  readonly clock: number;
}

type Step =
  | {
      readonly kind: 'push';
      readonly who: number;
      readonly rows: readonly RowPlan[];
      readonly twice: boolean;
    }
  | { readonly kind: 'pull'; readonly who: number; readonly device: number; readonly limit: number }
  | { readonly kind: 'purge' };

const rowPlans: fc.Arbitrary<RowPlan> = fc.record({
  subject: fc.nat(3),
  assumed: fc.constantFrom('none', 'current', 'current', 'current with another clock', 'former', 'tombstone'),
  next: fc.constantFrom('edit', 'edit', 'edit', 'same', 'remove', 'invalid', 'unstorable'),
  value: fc.nat(2),
  clock: fc.nat(2),
});

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('push' as const),
      who: fc.nat(1),
      rows: fc.array(rowPlans, { minLength: 1, maxLength: 4 }),
      twice: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pull' as const),
      who: fc.nat(1),
      device: fc.nat(1),
      limit: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'purge' as const }) },
);

/** How the collection under test represents a value, a clock, and content that must be refused. */
export interface ContentPlan {
  readonly collection: SyncCollection;
  readonly clock: string;
  content(id: string, value: number, clock: number): Doc;
  invalid(content: Doc): Doc;
  unstorable(content: Doc): Doc;
}

export const addressPlan: ContentPlan = {
  collection: 'addresses',
  clock: 'createdAt',
  content: (id, value, clock) => ({
    ...collectionSpecs.addresses.blank(id),
    city: `Plaats ${value}`,
    createdAt: clock,
  }),
  invalid: (content) => ({ ...content, country: 'XX', street: 7 }),
  unstorable: (content) => ({ ...content, city: 'Zwolle\u0000' }),
};

export const draftPlan: ContentPlan = {
  collection: 'drafts',
  clock: 'editedAt',
  content: (id, value, clock) => ({
    ...collectionSpecs.drafts.blank(id),
    title: `Stoel ${value}`,
    price: value === 0 ? null : value * 100,
    colors: value === 1 ? ['rood', 'blauw'] : [],
    editedAt: clock,
  }),
  invalid: (content) => ({ ...content, price: 12.5 }),
  unstorable: (content) => ({ ...content, title: 'Kast \ud800' }),
};

interface Device {
  checkpoint: string | null;
  /** The purge horizon when this device began to read. */
  floor: number;
  readonly known: Map<string, Doc | null>;
}

/** State of one run: two people who own documents with the same ids, each with two devices. */
class Run {
  readonly ids = [0, 1, 2, 3].map(() => randomUUID());
  readonly models: SyncModel[];
  readonly former = new Map<string, Doc>();
  readonly devices: Device[][];
  readonly driver: SyncDriver;
  readonly plan: ContentPlan;
  readonly people: readonly TestCaller[];

  constructor(driver: SyncDriver, plan: ContentPlan, people: readonly TestCaller[]) {
    this.driver = driver;
    this.plan = plan;
    this.people = people;
    const clock = plan.clock;
    const isStorable = (content: Doc) => !/\\u0000|\\ud800/.test(JSON.stringify(content));
    const isValid = (content: Doc) => content.country !== 'XX' && content.price !== 12.5;
    this.models = people.map(() => new SyncModel({ clock, isStorable, isValid }));
    this.devices = people.map(() => [0, 1].map(() => ({ checkpoint: null, floor: 0, known: new Map() })));
  }

  async push(step: Step & { kind: 'push' }): Promise<void> {
    const { driver, plan } = this;
    const who = at(this.people, step.who);
    const model = at(this.models, step.who);
    const ids = new Set<string>();
    const rows = step.rows
      .map((row) => this.#row(model, row))
      // A push contains each document at most once.
      .filter(({ next }) => !ids.has(String(next.id)) && ids.add(String(next.id)));
    for (const round of step.twice ? [1, 2] : [1]) {
      const before = round === 2 ? model.seq : null;
      const answer = await driver.push(
        who,
        plan.collection,
        rows.map(({ assumed, next }) => ({ assumedMasterState: assumed, newDocumentState: next })),
      );
      if (isRefusal(answer)) throw new Error(`a push was refused as a whole: ${answer.errorCode}`);
      const outcomes = rows.map(({ assumed, next }) => [String(next.id), model.push(assumed, next)] as const);
      const notTaken = outcomes.filter(([, outcome]) => outcome !== 'accepted').map(([id]) => id);
      const rejected = outcomes.filter(([, outcome]) => outcome === 'rejected').map(([id]) => id);
      expect(answer.conflicts.map((document) => document.id).sort()).toEqual([...notTaken].sort());
      expect(answer.rejections.map((rejection) => rejection.id).sort()).toEqual([...rejected].sort());
      for (const document of answer.conflicts)
        expectHeld(document, model.rows.get(String(document.id))?.content);
      // The answer is lost and the push repeated: an accepted row changes nothing the second time (rule 5).
      if (before !== null) expect(model.seq).toBe(before);
    }
  }

  async pull(step: Step & { kind: 'pull' }): Promise<boolean> {
    const model = at(this.models, step.who);
    const device = at(at(this.devices, step.who), step.device);
    const { driver, plan } = this;
    const answer = await driver.pull(
      at(this.people, step.who),
      plan.collection,
      device.checkpoint,
      step.limit,
    );
    const mustRefetch =
      device.checkpoint !== null && Math.max(seqOf(device.checkpoint), device.floor) < model.horizon;
    expect(isRefusal(answer) ? answer.errorCode : 'a page').toBe(mustRefetch ? 'must_refetch' : 'a page');
    if (isRefusal(answer)) {
      device.checkpoint = null;
      device.known.clear();
      return false;
    }
    if (device.checkpoint === null) device.floor = model.horizon;
    const expected = model.after(seqOf(device.checkpoint), step.limit);
    expect(answer.documents.map((document) => document.id)).toEqual(expected.map((row) => row.id));
    for (const [index, row] of expected.entries()) expectHeld(at(answer.documents, index), row.content);
    expect(seqOf(answer.checkpoint)).toBe(expected.at(-1)?.seq ?? seqOf(device.checkpoint));
    device.checkpoint = answer.checkpoint;
    for (const row of expected) device.known.set(row.id, row.content);
    return expected.length === step.limit;
  }

  /**
   * Every device pulls to the end and then has exactly the server's live documents: none lost, none restored after a
   * deletion.
   */
  async settle(): Promise<void> {
    for (const [who, devices] of this.devices.entries()) {
      for (const [index, device] of devices.entries()) {
        const reads = async () => await this.pull({ kind: 'pull', who, device: index, limit: 1 });
        for (let round = 0; round < 50; round += 1) {
          const before = device.checkpoint;
          if (!(await reads()) && (device.checkpoint !== null || before === null)) break;
        }
        const living = [...device.known].filter(([, content]) => content !== null);
        const held = [...at(this.models, who).rows].filter(([, row]) => row.content !== null);
        expect(new Map(living)).toEqual(new Map(held.map(([id, row]) => [id, row.content])));
      }
    }
  }

  #row(model: SyncModel, row: RowPlan): { assumed: Doc | null; next: Doc } {
    const { plan } = this;
    const id = at(this.ids, row.subject);
    const current = model.rows.get(id)?.content ?? null;
    const written = plan.content(id, row.value, row.clock);
    const former = this.former.get(id) ?? plan.content(id, 9, 9);
    this.former.set(id, written);
    const assumed = {
      none: null,
      current: current === null ? null : { ...current, deleted: false },
      'current with another clock': current === null ? null : { ...current, [plan.clock]: 7, deleted: false },
      former: { ...former, deleted: false },
      tombstone: { ...collectionSpecs[plan.collection].blank(id), deleted: true },
    }[row.assumed];
    const next = {
      edit: written,
      same: current ?? written,
      remove: written,
      invalid: plan.invalid(written),
      unstorable: plan.unstorable(written),
    }[row.next];
    return { assumed, next: { ...next, deleted: row.next === 'remove' } };
  }
}

function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index];
  if (item === undefined) throw new Error(`no item ${index}`);
  return item;
}

function seqOf(checkpoint: string | null): number {
  return checkpoint === null ? 0 : Number(checkpoint.split(':')[1]);
}

/** The document equals the model's; for a tombstone or an unknown id it is blank and marked as deleted. */
function expectHeld(document: Doc, held: Doc | null | undefined): void {
  const { deleted, ...content } = document;
  expect(deleted).toBe(held == null);
  if (held != null) expect(content).toEqual(held);
  else expect(JSON.stringify(content)).not.toMatch(/Plaats|Stoel/);
}

const long = 400 * 86_400_000;

export interface PropertyOptions {
  readonly plan: ContentPlan;
  readonly runs: number;
  /** False if the failure is expected, so that shrinking would be wasted. */
  readonly shrinks?: boolean;
  /** Two people, whose documents are removed before each run. */
  readonly people: readonly TestCaller[];
  readonly before?: () => Promise<void>;
  /** Removes old tombstones; replaced with a broken one by the tests of this property. */
  readonly purge?: (db: Kysely<Database>, now: Date) => Promise<unknown>;
}

/** Checks rules 1 to 8 of docs/sync.md against the model. Throws fast-check's report if one is broken. */
export async function checkContract(
  db: Kysely<Database>,
  driver: SyncDriver,
  options: PropertyOptions,
): Promise<void> {
  const purge = options.purge ?? purgeTombstones;
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 14 }), async (script) => {
      await options.before?.();
      await db.deleteFrom('sync_documents').execute();
      await db.deleteFrom('sync_heads').execute();
      const run = new Run(driver, options.plan, options.people);
      for (const step of script) {
        if (step.kind === 'push') await run.push(step);
        if (step.kind === 'pull') await run.pull(step);
        if (step.kind !== 'purge') continue;
        await purge(db, new Date(Date.now() + long));
        for (const model of run.models) model.purge();
      }
      await run.settle();
    }),
    { numRuns: options.runs, endOnFailure: options.shrinks === false },
  );
}
