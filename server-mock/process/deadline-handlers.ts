import { bidDeadlines } from '../modules/bids/expire-bid.ts';
import { catalogDeadlines } from '../modules/catalog/deadlines.ts';
import type { DeadlineHandler } from './deadlines.ts';

/**
 * Each module spreads its handlers in here: one line per module. Apart from deadlines.ts, which modules import to set
 * one.
 */
export const deadlineHandlers: readonly DeadlineHandler[] = [...bidDeadlines, ...catalogDeadlines];
