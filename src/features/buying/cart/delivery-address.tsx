import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { type AddressPlace, addressLine } from '#domain/address/address-rules.ts';
import { isCompletePlace, placeProblems } from '#domain/delivery/step-two.ts';
import { isOnWaddenIslands } from '#domain/delivery/wadden-islands.ts';
import { track } from '#src/data/tracking/track.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { usePhone } from '#src/ui/kit/use-narrow.ts';
import { useRetainedFocus } from '#src/ui/kit/use-retained-focus.ts';
import type { PlaceFormSlot } from '#src/ui/market/place-form-slot.ts';
import styles from './cart-delivery.module.css';
import { type CartDelivery, sendTo } from './cart-delivery-query.ts';
import { changeOf } from './cart-query.ts';

/** The form for another address. While it is open, going to the next step asks for that address first. */
export interface ChangingAddress {
  readonly isChanging: boolean;
  readonly setChanging: (isChanging: boolean) => void;
  /** Whether the buyer tried to continue without an address. */
  readonly isMissing: boolean;
  /** The element before the form, which gets the focus. */
  readonly form: RefObject<HTMLParagraphElement | null>;
}

export interface DeliveryAddressProps {
  readonly cart: CartDelivery;
  readonly placeForm: PlaceFormSlot;
  readonly isOffline: boolean;
  readonly changing: ChangingAddress;
  readonly onSettled: (problem: string | null | undefined) => void;
}

/** The place of a cart in the form's type; null when there is none. */
export function placeOfCart({ shippingAddress: at }: CartDelivery): AddressPlace | null {
  if (at === null) return null;
  const { street, houseNumber, houseNumberExtension, postcode, city } = at;
  const country = at.country === 'BE' ? 'BE' : 'NL';
  return { street, houseNumber, houseNumberExtension, postcode, city, country };
}

/** The delivery address of the cart: asked for first, then shown with a button to change it. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { cart, placeForm, isOffline, onSettled } = props;
  const { isChanging, setChanging, isMissing, form: asked } = props.changing;
  const client = useQueryClient();
  const isPhone = usePhone();
  const [problem, setProblem] = useState<'postcode' | 'incomplete' | null>(null);
  const place = placeOfCart(cart);
  const sending = useMutation({
    ...changeOf(cart.uuid),
    mutationFn: (next: AddressPlace) => sendTo(client, cart.uuid, next),
    onSuccess(outcome) {
      onSettled(outcome.ok ? undefined : outcome.message);
      if (outcome.ok) setChanging(false);
    },
    onError: () => onSettled(null),
  });
  const give = (next: AddressPlace) => {
    const missing = placeProblems(next);
    if (missing.length > 0) {
      track({ type: 'address_incomplete', detail: missing.join(',') });
      setProblem(next.postcode === '' ? 'postcode' : 'incomplete');
      return;
    }
    setProblem(null);
    sending.mutate(next);
  };
  const isShown = isCompletePlace(place) && !isChanging;
  // The form and its button replace each other; the focus moves to the one that is shown.
  const shown = useRef<HTMLParagraphElement>(null);
  useRetainedFocus(shown, isShown ? 0 : 1);
  useRetainedFocus(asked, isShown ? 1 : 0);
  if (place !== null && isShown) {
    return (
      <>
        <div className={styles.to}>
          <p ref={shown} tabIndex={-1}>
            {addressLine(place)}
          </p>
          <Button size="small" isDisabled={isOffline} onPress={() => setChanging(true)}>
            <Trans>Change address</Trans>
          </Button>
        </div>
        {isOnWaddenIslands(place) && (
          <Banner>
            <Trans>
              Delivery to the Wadden Islands is not available. Collection is possible if the seller offers it.
            </Trans>
          </Banner>
        )}
      </>
    );
  }
  return (
    <>
      <p ref={asked} tabIndex={-1} className={styles.soft}>
        <Trans>Delivery costs depend on your address.</Trans>
      </p>
      {problem !== null && (
        <Banner kind="error" announce>
          {problem === 'postcode' ? (
            <Trans id="deliveries.picker_postcode">Enter a postcode first.</Trans>
          ) : (
            <Trans id="deliveries.picker_error_text">
              Enter your full address to see the delivery costs.
            </Trans>
          )}
        </Banner>
      )}
      {isPhone && problem === null && isMissing && !isCompletePlace(place) && (
        // The message beside the button, which is announced, is out of sight of the form on a phone.
        <Banner kind="error">
          <Trans id="cart_add_address_b">Enter a delivery address</Trans>
        </Banner>
      )}
      {placeForm({
        first: place,
        action: <Trans>Use this address</Trans>,
        isBusy: sending.isPending,
        isDisabled: isOffline,
        onGiven: give,
      })}
      {isCompletePlace(place) && (
        <div>
          <Button kind="quiet" size="small" onPress={() => setChanging(false)}>
            <Trans>Keep previous address</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
