import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { filledRanges } from '#domain/wanted/size-range.ts';
import { wantedProblems } from '#domain/wanted/wanted-rules.ts';
import { request } from '#src/data/graphql/client.ts';
import type { PhotoUploads } from '#src/data/photos/photo-uploads.ts';
import { CreateWantedItemDocument } from '../wanted.gen.ts';
import { wantedItemsKey } from '../wanted-list-query.ts';
import { type FormProblem, refusedFields } from './problem-messages.ts';
import type { WantedValues } from './stored-form.ts';

/** Why sending failed; `generic` covers every failure that can be retried (WANT-014). */
export type SendFailure = { readonly kind: 'generic' } | { readonly kind: 'said'; readonly message: string };

/** Errors about the account rather than the form, for which the server's own message says what to do. */
const serverMessageCodes: readonly string[] = ['too_many_wanted_items', 'too_many_requests'];

/**
 * Sends the form once its photos are uploaded. A retry has the same idempotency key and does not create a second
 * item.
 */
export function useSendWanted(uploads: PhotoUploads, onSent: () => void) {
  const client = useQueryClient();
  /** Problems found only by sending; the form shows those that it can validate itself. */
  const [refused, setRefused] = useState<readonly FormProblem[]>([]);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [isSending, setSending] = useState(false);
  /** The number of failed attempts; the error summary receives focus on each. */
  const [refusals, setRefusals] = useState(0);
  const intent = useRef<{ readonly body: string; readonly commandId: string } | null>(null);

  const refuse = (found: readonly FormProblem[]) => {
    setRefused(found);
    if (found.length > 0) setRefusals((count) => count + 1);
    return found.length > 0;
  };

  const create = async (values: WantedValues, images: string[]) => {
    const { sizes, ...rest } = values;
    const given = { ...rest, ...filledRanges(sizes), budget: values.budget ?? 0, images };
    const body = JSON.stringify(given);
    if (intent.current?.body !== body) intent.current = { body, commandId: crypto.randomUUID() };
    const variables = { ...given, commandId: intent.current.commandId };
    const { createWantedItem: answer } = await request(CreateWantedItemDocument, variables);
    if (!('errorCode' in answer)) {
      await client.invalidateQueries({ queryKey: wantedItemsKey });
      onSent();
      return;
    }
    const fields = 'fields' in answer ? refusedFields(answer.fields) : [];
    if (refuse(fields)) return;
    setFailure(
      serverMessageCodes.includes(answer.errorCode)
        ? { kind: 'said', message: answer.message }
        : { kind: 'generic' },
    );
  };

  const send = async (values: WantedValues, isCategoryShown: boolean): Promise<void> => {
    const chosen = uploads.photos$.value.map(({ id }) => id);
    setFailure(null);
    const missing = wantedProblems({ ...values, images: chosen }, { isCategoryShown });
    setRefused([]);
    if (missing.length > 0) {
      setRefusals((count) => count + 1);
      return;
    }
    setSending(true);
    try {
      await uploads.settled();
      const photos = uploads.photos$.value;
      const images = photos.flatMap(({ mediaKey }) => mediaKey ?? []);
      if (images.length === 0 || images.length < photos.length) {
        refuse([{ field: 'images', code: photos.length === 0 ? 'images' : 'images_failed' }]);
        return;
      }
      await create(values, images);
    } catch {
      // The request may have arrived; a retry is idempotent.
      setFailure({ kind: 'generic' });
    } finally {
      setSending(false);
    }
  };

  return { send, isSending, refused, failure, refusals };
}
