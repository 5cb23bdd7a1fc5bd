import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { saveError } from '../texts/error-messages.ts';
import type { PublishOutcome, PublishStep } from './publish-run.ts';

/** The label of the publish button while it works. */
export function stepMessage(step: PublishStep): MessageDescriptor {
  switch (step.step) {
    case 'photos':
      return msg`Uploading photos: ${step.done} of ${step.total}`;
    case 'saving':
      return msg`Saving your text…`;
    case 'placing':
      return msg`Publishing your listing…`;
  }
}

/** The progress from 0 to 1; uploading photos takes most of it. */
export function stepProgress(step: PublishStep): number {
  switch (step.step) {
    case 'photos':
      return step.total === 0 ? 0 : (step.done / step.total) * 0.8;
    case 'saving':
      return 0.85;
    case 'placing':
      return 0.95;
  }
}

/** Why the draft was not published; null for a result that is shown elsewhere on the page. */
export function outcomeMessage(outcome: PublishOutcome): MessageDescriptor | null {
  switch (outcome.kind) {
    case 'offline':
      return msg`The connection was lost before your listing was published. Everything is saved; publish it once you are back online.`;
    case 'photos_need_attention':
      return msg`Not all photos could be uploaded. Check which photo needs your attention.`;
    case 'not_accepted':
      return msg`The text of this listing could not be saved. See “Unsent changes” for the reason.`;
    case 'no_answer':
      return saveError;
    case 'refused':
    case 'placed':
    case 'problems':
    case 'sign_in':
    case 'stopped':
      return null;
  }
}
