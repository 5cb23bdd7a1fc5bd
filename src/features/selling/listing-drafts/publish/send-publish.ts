import { request } from '#src/data/graphql/client.ts';
import { PublishDraftDocument } from './publish.gen.ts';
import { forgetPublishCommand, publishCommandId } from './publish-command.ts';
import type { PublishAnswer } from './publish-run.ts';

/**
 * Asks the server to publish the draft. Throws when the server does not answer; the command's id is stored until it
 * does, so that a retry publishes the product once. The draft's id becomes the product's uuid (FORM-008, FORM-009).
 */
export async function sendPublish(draftUuid: string): Promise<PublishAnswer> {
  const commandId = publishCommandId(localStorage, draftUuid, () => crypto.randomUUID());
  const { publishDraft } = await request(PublishDraftDocument, { draftUuid, commandId });
  forgetPublishCommand(localStorage, draftUuid);
  switch (publishDraft.__typename) {
    case 'Product':
      return { kind: 'placed', live: publishDraft.status === 'PUBLISHED', slug: publishDraft.slug };
    case 'ValidationError':
      return { kind: 'problems', problems: publishDraft.fields };
    case 'UserNotAuthenticatedError':
      return { kind: 'sign_in' };
    default:
      return { kind: 'refused', message: publishDraft.message };
  }
}
