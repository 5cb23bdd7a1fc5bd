import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AddressPlace, addressLine } from '#domain/address/address-rules.ts';
import { isOnWaddenIslands } from '#domain/delivery/wadden-islands.ts';
import { useIsOffline } from '#src/data/use-is-offline.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { type ShownDelivery, useDeliveryTexts } from '#src/ui/market/delivery-texts.tsx';
import type { PlaceFormSlot } from '#src/ui/market/place-form-slot.ts';
import { CheapestText } from './cheapest-text.tsx';
import styles from './delivery.module.css';
import { type DeliveryAnswer, useDeliveryOptions } from './use-delivery-options.ts';

export interface DeliveryPickerProps {
  readonly slug: string;
  /** The price of the product, in euros. */
  readonly value: number;
  /** The address form, from another feature. */
  readonly placeForm: PlaceFormSlot;
}

/** Asks for the address first, then shows the delivery methods with their cost (DELIV-006). */
export function DeliveryPicker({ slug, value, placeForm }: DeliveryPickerProps) {
  const isOffline = useIsOffline();
  const { answer, ask, again } = useDeliveryOptions(slug);
  const [last, setLast] = useState<AddressPlace | null>(null);
  if (answer.state === 'found')
    return <Options place={answer.place} options={answer.options} value={value} onChange={again} />;
  const problem = problemMessage(answer, isOffline);
  return (
    <div className={styles.picker}>
      <p>
        <Trans>Delivery costs depend on your address.</Trans>
      </p>
      {problem !== null && (
        <Banner kind="error" announce>
          {problem}
        </Banner>
      )}
      {placeForm({
        first: last,
        action: <Trans>Show delivery costs</Trans>,
        isBusy: answer.state === 'busy',
        isDisabled: isOffline,
        onGiven(place) {
          setLast(place);
          void ask(place);
        },
      })}
    </div>
  );
}

function problemMessage(answer: DeliveryAnswer, isOffline: boolean): ReactNode {
  if (isOffline || answer.state === 'offline')
    return <Trans>You are offline. You can see delivery costs once you are back online.</Trans>;
  switch (answer.state) {
    case 'postcode':
      return <Trans id="deliveries.picker_postcode">Enter a postcode first.</Trans>;
    case 'incomplete':
      return (
        <Trans id="deliveries.picker_error_text">Enter your full address to see the delivery costs.</Trans>
      );
    case 'refused':
      return answer.message;
    case 'failed':
      return <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>;
    default:
      return null;
  }
}

interface OptionsProps {
  readonly place: AddressPlace;
  readonly options: readonly ShownDelivery[];
  readonly value: number;
  readonly onChange: () => void;
}

function Options({ place, options, value, onChange }: OptionsProps) {
  const deliveryTexts = useDeliveryTexts();
  const line = addressLine(place);
  // Gets the focus, because the pressed button is gone.
  const top = useRef<HTMLParagraphElement>(null);
  useEffect(() => top.current?.focus(), []);
  return (
    <div className={styles.picker}>
      <div className={styles.to}>
        <p ref={top} tabIndex={-1}>
          <Trans>To {line}</Trans>
        </p>
        <Button size="small" onPress={onChange}>
          <Trans>Another address</Trans>
        </Button>
      </div>
      {isOnWaddenIslands(place) && (
        <Banner>
          <Trans>
            Delivery to the Wadden Islands is not available. Collection is possible if the seller offers it.
          </Trans>
        </Banner>
      )}
      <Cheapest options={options} />
      <ul className={styles.options}>
        {options.map((option) => {
          const { title, price, instead, explanation } = deliveryTexts(option, value);
          return (
            <li key={option.id} className={styles.option}>
              <span className={styles.text}>
                <strong>{title}</strong>
                <span className={styles.soft}>{explanation}</span>
              </span>
              <span className={styles.price}>
                {instead !== null && <s className={styles.soft}>{instead}</s>} {price}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The result in one line (DELIV-013..016). */
function Cheapest({ options }: Pick<OptionsProps, 'options'>) {
  if (options.length === 0) {
    return (
      <p>
        <Trans>This product cannot be delivered to this address. Choose another address.</Trans>
      </p>
    );
  }
  return (
    <p className={styles.cheapest}>
      <CheapestText options={options} />
    </p>
  );
}
