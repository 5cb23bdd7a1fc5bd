import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ProductStatus } from '#domain/product/product-status.ts';
import { invalidateOwnProducts } from '#src/data/graphql/product-changed.ts';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { FormChecks } from '../form/use-form-checks.ts';
import { errorMessage, saveError, successMessages } from '../texts/error-messages.ts';
import type { SaveAnswer, SaveIntent } from './save-product.ts';
import { saveProduct } from './save-product.ts';
import type { ProductEditState } from './use-product-edit.ts';

export interface SaveProductParts {
  readonly status: ProductStatus;
  readonly edit: ProductEditState;
  readonly checks: FormChecks;
}

export interface SavingProduct {
  readonly isSaving: boolean;
  /** How often it did not go; the summary of errors takes the focus each time. */
  readonly attempts: number;
  /** Why it was not saved, where no field has the reason. */
  readonly notice: string | null;
  /** True once it is saved; with `publish` it is placed or offered again, too. */
  readonly save: (publish?: boolean) => Promise<boolean>;
}

/** FORM-071, FORM-069, FORM-070: what it came to. */
function doneWords(status: ProductStatus, before: ProductStatus) {
  if (status === before) return successMessages.saved;
  return status === 'PUBLISHED' ? successMessages.published : successMessages.requestReview;
}

/** Saves an ad: judged here by the server's rules first, then there; nothing is queued and nothing typed is lost. */
export function useSaveProduct({ status, edit, checks }: SaveProductParts): SavingProduct {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [notice, setNotice] = useState<string | null>(null);
  const last = useRef<SaveIntent | null>(null);

  function intentOf(publish: boolean): SaveIntent {
    const wish = { uuid: edit.draft.id, input: edit.input(), publish };
    const { commandId = crypto.randomUUID(), ...before } = last.current ?? {};
    // The same wish again is the same command: a lost answer saves nothing twice.
    const isSame = JSON.stringify(before) === JSON.stringify(wish);
    last.current = { ...wish, commandId: isSame ? commandId : crypto.randomUUID() };
    return last.current;
  }

  function isReady(publish: boolean): boolean {
    setNotice(null);
    checks.setFromServer([]);
    // A draft on the server may be kept unfinished (FORM-029).
    if (status !== 'DRAFT' || publish) {
      checks.showAll();
      if (checks.check.problems.length > 0) {
        setAttempts((count) => count + 1);
        return false;
      }
    }
    if (edit.photos.tiles.every(({ state }) => state === 'done')) return true;
    setNotice(t(errorMessage('photos_not_uploaded')));
    return false;
  }

  function finish(answer: SaveAnswer): boolean {
    if (answer.kind !== 'no_answer') last.current = null;
    if (answer.kind === 'saved') {
      edit.forget();
      // FORM-079
      void invalidateOwnProducts(queries);
      toast(t(doneWords(answer.status, status)), { kind: 'success' });
      return true;
    }
    if (answer.kind === 'problems') {
      checks.setFromServer(answer.problems);
      setAttempts((count) => count + 1);
    } else if (answer.kind === 'refused') setNotice(answer.message);
    else
      setNotice(
        answer.isOffline
          ? t`Saving needs a network. What you changed is kept here until then.`
          : t(saveError),
      );
    return false;
  }

  async function save(publish = false): Promise<boolean> {
    await edit.photos.settle();
    if (!isReady(publish)) return false;
    setSaving(true);
    const answer = await saveProduct(intentOf(publish));
    setSaving(false);
    return finish(answer);
  }
  return { isSaving, attempts, notice, save };
}
