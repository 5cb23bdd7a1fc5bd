import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { changeOf } from './cart-query.ts';

export interface PendingNavigation {
  readonly goOn: () => void;
  /** True when the button was pressed during a change of the cart; the navigation follows when the change is done. */
  readonly isWaiting: boolean;
}

/**
 * Navigates to the next step once no change of this cart is pending, so that the next step shows the amounts that are
 * charged. A change that fails (`hasFailed`) cancels the navigation.
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
