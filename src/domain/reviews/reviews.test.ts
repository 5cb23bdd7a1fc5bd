import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptedLines, everyPair, faultsOf } from '#tests/setup/life-cycle-pairs.ts';
import { type Decision, decide } from '../process/life-cycle.ts';
import type { Result } from '../result.ts';
import { longestReview, type ReviewContent, replyProblem, reviewProblems } from './review-content.ts';
import {
  type ReviewFacts,
  type ReviewParts,
  type ReviewState,
  reviewActors,
  reviewEvents,
  reviewLifeCycle,
  reviewTimes,
} from './review-life-cycle.ts';

const fresh: ReviewFacts = {
  ...{ isSaleFinal: true, sinceConfirmed: 0, sinceWritten: 0, sincePublished: 0 },
  ...{ isOtherIn: false, hasReply: false },
};
const samples = {
  fresh,
  both: { ...fresh, isOtherIn: true },
  waited: { ...fresh, sinceWritten: reviewTimes.publishAfter },
  old: { ...fresh, sinceConfirmed: reviewTimes.writeWithin, sincePublished: reviewTimes.editWithin },
  returned: { ...fresh, isSaleFinal: false, isOtherIn: true },
  answered: { ...fresh, hasReply: true },
} as const;

describe('every state, event and actor of a review', () => {
  test('exactly these transitions exist', () => {
    expect(faultsOf(reviewLifeCycle, samples)).toEqual([]);
    const names = Object.keys(samples);
    const but = (line: string, ...left: string[]) =>
      names.filter((name) => !left.includes(name)).map((name) => line.replace('?', name));
    expect([...acceptedLines(everyPair(reviewLifeCycle, samples))].sort()).toEqual(
      [
        ...but('OPEN write author [?] -> WRITTEN', 'old', 'returned'),
        ...but('WRITTEN edit author [?] -> WRITTEN', 'waited'),
        ...but('PUBLISHED edit author [?] -> PUBLISHED', 'old'),
        ...['both', 'waited'].map((name) => `WRITTEN publish system [${name}] -> PUBLISHED`),
        'WRITTEN drop system [returned] -> DROPPED',
        ...but('PUBLISHED reply reviewed [?] -> PUBLISHED', 'answered'),
        ...but('PUBLISHED hide staff [?] -> HIDDEN'),
        ...but('HIDDEN restore staff [?] -> PUBLISHED'),
      ].sort(),
    );
  });

  test('in any history a single review is not published early, none after a refund, and there is at most one reply', () => {
    const step = fc.record({
      event: fc.constantFrom(...reviewEvents),
      actor: fc.constantFrom(...reviewActors),
      wait: fc.integer({ min: 0, max: 3 * 24 * 60 * 60 * 1000 }),
      otherWrites: fc.boolean(),
      moneyGoesBack: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state: ReviewState = 'OPEN';
        let now = 0;
        let [writtenAt, publishedAt] = [0, 0];
        let [isOtherIn, isSaleFinal, hasReply] = [false, true, false];
        for (const { event, actor, wait, otherWrites, moneyGoesBack } of steps) {
          now += wait;
          isOtherIn ||= otherWrites && wait % 5 === 0;
          isSaleFinal &&= !(moneyGoesBack && wait % 7 === 0);
          const facts: ReviewFacts = {
            ...{ isSaleFinal, isOtherIn, hasReply, sinceConfirmed: now },
            ...{ sinceWritten: now - writtenAt, sincePublished: now - publishedAt },
          };
          const decision: Result<Decision<ReviewParts>> = decide(reviewLifeCycle, {
            state,
            event,
            actor,
            facts,
          });
          if (!decision.ok) continue;
          if (event === 'write') {
            expect(now).toBeLessThan(reviewTimes.writeWithin);
            writtenAt = now;
          }
          if (event === 'publish') {
            expect(isSaleFinal).toBe(true);
            expect(isOtherIn || now - writtenAt >= reviewTimes.publishAfter).toBe(true);
            publishedAt = now;
          }
          if (event === 'edit') {
            const since = state === 'PUBLISHED' ? publishedAt : writtenAt;
            expect(now - since).toBeLessThan(reviewTimes.editWithin);
          }
          if (event === 'reply') {
            expect(hasReply).toBe(false);
            hasReply = true;
          }
          state = decision.value.to;
        }
      }),
      { numRuns: 500 },
    );
  });
});

const ratings = {
  ...{ deliveryTime: 5, itemCondition: 4, itemDescription: 3 },
  ...{ itemWrapping: 2, sellerCommunication: 1, platformService: 5 },
};
const content: ReviewContent = { stars: 5, feedback: '', feedbackPlatform: '', name: '', ratings };

test('SELL-010 SELL-012 stars and six ratings of 1 to 5 from a buyer, only stars from a seller', () => {
  expect(reviewProblems('BUYER', content)).toEqual([]);
  expect(reviewProblems('SELLER', { ...content, ratings: null })).toEqual([]);
  expect(reviewProblems('BUYER', { ...content, ratings: null })).toHaveLength(6);
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -10, max: 10 }), fc.double({ noNaN: true })), (given) => {
      const isFit = [1, 2, 3, 4, 5].includes(given);
      expect(reviewProblems('SELLER', { ...content, stars: given }).length).toBe(isFit ? 0 : 1);
      const rated = { ...content, ratings: { ...ratings, itemWrapping: given } };
      expect(reviewProblems('BUYER', rated).map(({ field }) => field)).toEqual(isFit ? [] : ['itemWrapping']);
    }),
  );
});

test('texts have a maximum length, and a reply is not empty', () => {
  const long = { ...content, feedback: 'a'.repeat(longestReview.feedback + 1), name: 'a'.repeat(61) };
  expect(reviewProblems('BUYER', long).map(({ field }) => field)).toEqual(['feedback', 'name']);
  expect(replyProblem('   ')).toEqual({ field: 'text', code: 'reply_empty' });
  expect(replyProblem(' Dank je wel! ')).toBeNull();
  expect(replyProblem('a'.repeat(longestReview.reply + 1))?.code).toBe('review_text_too_long');
});
