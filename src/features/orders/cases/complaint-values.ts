import type { ComplaintDraft } from '#src/data/complaints/complaint-drafts.ts';

/** What a complaint form holds, wherever it is kept. */
export type ComplaintValues = Omit<ComplaintDraft, 'userId' | 'orderUuid'>;
