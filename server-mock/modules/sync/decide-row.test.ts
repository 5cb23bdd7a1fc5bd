import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressesSpec as spec } from './collections/addresses.ts';
import { decideRow, type RowToDecide } from './decide-row.ts';
import type { Master, SentDocument } from './document.ts';
import type { JsonObject } from './json.ts';

const id = '11111111-1111-4111-8111-111111111111';
const plenty = { document: true, row: true };

const contents: fc.Arbitrary<JsonObject> = fc
  .record({
    city: fc.constantFrom('Gent', 'Utrecht', 'Zwolle'),
    createdAt: fc.constantFrom(1, 2, 3),
  })
  .map((part) => ({ ...spec.blank(id), ...part }));
const masters: fc.Arbitrary<Master> = fc.oneof(
  fc.constant(null),
  fc.constant({ content: null }),
  contents.map((content) => ({ content })),
);
const sent: fc.Arbitrary<SentDocument> = fc.record({
  id: fc.constant(id),
  deleted: fc.boolean(),
  content: contents,
});
const rows: fc.Arbitrary<RowToDecide> = fc.record({
  master: masters,
  assumed: fc.option(sent, { nil: null }),
  next: sent,
});

/** The master after the decision. */
function after(row: RowToDecide): Master {
  const decision = decideRow(spec, row, plenty);
  return decision.kind === 'store' ? { content: decision.content } : row.master;
}

function asSent(master: Master): SentDocument {
  return { id, deleted: master?.content == null, content: master?.content ?? { ...spec.blank(id) } };
}

describe('the decision over one pushed row', () => {
  test('hazard 4: the same row again after it was accepted changes nothing (rule 5)', () => {
    fc.assert(
      fc.property(rows, (row) => {
        if (decideRow(spec, row, plenty).kind === 'conflict') return;
        expect(decideRow(spec, { ...row, master: after(row) }, plenty).kind).toBe('unchanged');
      }),
    );
  });

  test('a client that takes the master after a conflict is at rest: no ping-pong (rule 5)', () => {
    fc.assert(
      fc.property(rows, (row) => {
        if (row.master === null) return;
        const master = asSent(row.master);
        expect(decideRow(spec, { ...row, assumed: master, next: master }, plenty).kind).toBe('unchanged');
      }),
    );
  });

  test('a client that knows the master is never in conflict (rule 5)', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const assumed = row.master === null ? null : asSent(row.master);
        expect(decideRow(spec, { ...row, assumed }, plenty).kind).not.toBe('conflict');
      }),
    );
  });

  test('hazard 2: a stale display clock in the assumed state is no conflict (rules 5 and 6)', () => {
    fc.assert(
      fc.property(contents, sent, fc.nat(), (content, next, clock) => {
        const assumed = { id, deleted: false, content: { ...content, createdAt: clock } };
        expect(decideRow(spec, { master: { content }, assumed, next }, plenty).kind).not.toBe('conflict');
      }),
    );
  });

  test('hazard 19: without an assumed state a living document is never overwritten (rule 5)', () => {
    fc.assert(
      fc.property(contents, sent, (content, next) => {
        const decision = decideRow(spec, { master: { content }, assumed: null, next }, plenty);
        expect(decision.kind).not.toBe('store');
      }),
    );
  });

  test('hazard 15: deletes stay: only a client that knows of the deletion can bring a document back', () => {
    fc.assert(
      fc.property(rows, (row) => {
        const decision = decideRow(spec, { ...row, master: { content: null } }, plenty);
        if (decision.kind === 'store') expect(row.assumed?.deleted).toBe(true);
      }),
    );
  });

  test('hazard 15: an edit of a document whose tombstone was purged does not bring it back', () => {
    fc.assert(
      fc.property(contents, contents, (assumed, content) => {
        const next = { id, deleted: false, content };
        const row = { master: null, assumed: { id, deleted: false, content: assumed }, next };
        expect(decideRow(spec, row, plenty).kind).toBe('conflict');
      }),
    );
  });

  test('the tombstone of an unknown document is stored without content (rules 5 and 8)', () => {
    fc.assert(
      fc.property(contents, fc.option(sent, { nil: null }), (content, assumed) => {
        const decision = decideRow(
          spec,
          { master: null, assumed, next: { id, deleted: true, content } },
          plenty,
        );
        expect(decision).toEqual({ kind: 'store', content: null });
      }),
    );
  });

  test('hazard 7: nothing that breaks the shape is ever stored', () => {
    fc.assert(
      fc.property(
        rows,
        fc.jsonValue(),
        fc.constantFrom('city', 'country', 'createdAt'),
        (row, value, field) => {
          const next = { ...row.next, content: { ...row.next.content, [field]: value } };
          const decision = decideRow(spec, { ...row, next }, plenty);
          if (decision.kind !== 'store' || decision.content === null) return;
          expect(typeof decision.content.city).toBe('string');
          expect(['NL', 'BE']).toContain(decision.content.country);
          expect(Number.isInteger(decision.content.createdAt)).toBe(true);
        },
      ),
    );
  });

  test('a full collection refuses new documents and still takes edits and deletes (rule 12)', () => {
    const full = { document: false, row: true };
    fc.assert(
      fc.property(contents, contents, (content, other) => {
        const next = { id, deleted: false, content: { ...content, street: 'Nieuwstraat' } };
        const fresh = decideRow(spec, { master: null, assumed: null, next }, full);
        expect(fresh).toEqual({ kind: 'rejected', code: 'too_many_documents', fields: [] });
        const held = { master: { content: other }, assumed: asSent({ content: other }) };
        expect(decideRow(spec, { ...held, next }, full).kind).toBe('store');
        expect(decideRow(spec, { ...held, next: { ...next, deleted: true } }, full).kind).toBe('store');
      }),
    );
  });
});
