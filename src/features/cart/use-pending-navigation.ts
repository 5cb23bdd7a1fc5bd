import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeOf } from './cart-query.ts';

export interface PendingNavigation {
  readonly goOn: () => void;
  /** It was pressed while a change of the cart is on its way: it goes on when that is there. */
  readonly isWaiting: boolean;
}

/**
 * The way to the next step, held for as long as a change of this cart is on its way, so that the next step never shows
 * other sums than are charged. A change that fails (`hasFailed`) ends the waiting here.
 */
export function usePendingNavigation(
  cartUuid: string,
  hasFailed: boolean,
  go: () => void,
): PendingNavigation {
  const isChanging = useIsMutating({ mutationKey: changeOf(cartUuid).mutationKey }) > 0;
  const [isAsked, setAsked] = useState(false);
  const end = useEffectEvent(() => {
    setAsked(false);
    if (!hasFailed) go();
  });
  useEffect(() => {
    if (isAsked && !isChanging) end();
  }, [isAsked, isChanging]);
  return { goOn: () => (isChanging ? setAsked(true) : go()), isWaiting: isAsked && isChanging };
}
