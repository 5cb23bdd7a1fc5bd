import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { FormChecks } from '../form/form-checks.ts';
import { errorMessage, saveError, successMessages } from '../texts/error-messages.ts';
import type { EditableProduct } from './editable-product.ts';
import { type SaveOverAnswer, saveOver } from './save-over.ts';
import type { SaveIntent } from './save-product.ts';
import type { ProductEditState } from './use-product-edit.ts';

export interface SaveProductParts {
  readonly content: EditableProduct;
  readonly edit: ProductEditState;
  readonly checks: FormChecks;
  /** To be called with why it was not saved, when the reason belongs to no field; null when it is saved again. */
  readonly onNotice: (notice: string | null) => void;
  /** To be called with the product as it is saved now, when the person has to choose between two values. */
  readonly onClash: (saved: EditableProduct | null) => void;
}

export interface SavingProduct {
  readonly isSaving: boolean;
  /** Number of failed attempts; the error summary gets the focus after each. */
  readonly attempts: number;
  /** Resolves to true once it is saved; `publish` also publishes it or offers it again. */
  readonly save: (publish?: boolean) => Promise<boolean>;
}

const offlineError = msg`You are offline. You can save once you are back online; you won’t lose your changes.`;

/** The success message (FORM-071, FORM-069, FORM-070). */
function doneMessage(status: ProductStatus, before: ProductStatus) {
  if (status === before) return successMessages.saved;
  return status === 'PUBLISHED' ? successMessages.published : successMessages.requestReview;
}

/**
 * Saves a product: validated here by the server's rules, then by the server. Nothing is queued, and typed values are
 * never lost.
 */
export function useSaveProduct({ content, edit, checks, ...callbacks }: SaveProductParts): SavingProduct {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const last = useRef<SaveIntent | null>(null);
  const { status } = content;

  function intentOf(publish: boolean, seen: string | null): SaveIntent {
    const wish = { uuid: edit.draft.id, input: edit.input(), publish, seen };
    const { commandId = crypto.randomUUID(), ...before } = last.current ?? {};
    // The same changes have the same command id, so that a retry after a lost answer takes effect once.
    const isSame = JSON.stringify(before) === JSON.stringify(wish);
    last.current = { ...wish, commandId: isSame ? commandId : crypto.randomUUID() };
    return last.current;
  }

  function isReady(publish: boolean): boolean {
    callbacks.onNotice(null);
    checks.setFromServer([]);
    // A draft on the server may be saved incomplete (FORM-029).
    if (status !== 'DRAFT' || publish) {
      checks.showAll();
      if (checks.check.problems.length > 0) {
        setAttempts((count) => count + 1);
        return false;
      }
    }
    if (edit.photos.tiles.every(({ state }) => state === 'done')) return true;
    callbacks.onNotice(t(errorMessage('photos_not_uploaded')));
    return false;
  }

  function finish(answer: SaveOverAnswer): boolean {
    if (answer.kind !== 'no_answer') last.current = null;
    if (answer.kind === 'saved') {
      edit.forget();
      // FORM-079
      void invalidateOwnProducts(queries);
      toast(t(doneMessage(answer.status, status)), { kind: 'success' });
      return true;
    }
    if (answer.kind === 'problems') {
      checks.setFromServer(answer.problems);
      setAttempts((count) => count + 1);
    } else if (answer.kind === 'no_answer')
      callbacks.onNotice(t(answer.isOffline ? offlineError : saveError));
    else callbacks.onNotice(answer.message);
    if (answer.kind === 'clash') callbacks.onClash(answer.saved);
    return false;
  }

  async function save(publish = false): Promise<boolean> {
    await edit.photos.settle();
    if (!isReady(publish)) return false;
    setSaving(true);
    const answer = await saveOver({ content, mine: edit, intentOf: (seen) => intentOf(publish, seen) });
    setSaving(false);
    return finish(answer);
  }
  return { isSaving, attempts, save };
}
