import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { track } from '#src/data/tracking/track.ts';
import { formatEuro, formatPercent } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button, IconButton } from '#src/ui/kit/button.tsx';
import { FieldRow } from '#src/ui/kit/field-row.tsx';
import { TextField } from '#src/ui/kit/text-field.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import styles from './checkout.module.css';
import { addDiscount, type CheckoutCart, changeOf, removeDiscount } from './checkout-query.ts';

type Discounted = Pick<CheckoutCart, 'uuid' | 'status' | 'isFromBid' | 'discounts' | 'subTotal'>;

export interface DiscountEntryProps {
  readonly cart: Discounted;
  readonly isOffline: boolean;
  /** Without buttons to change the codes: the payment has started. */
  readonly readOnly?: boolean;
}

/**
 * The codes of a cart and a field for another one: at most one discount and one gift card (CART-027, CART-028). No
 * code can be added to a paid cart (CART-012) or to the cart of a bid (CART-030).
 */
export function DiscountEntry({ cart, isOffline, readOnly = false }: DiscountEntryProps) {
  const { discounts, status, isFromBid } = cart;
  const isOpen = status === 'OPEN' && !isFromBid && !readOnly;
  if (!isOpen && discounts.length === 0) return null;
  return (
    <div className={styles.codes}>
      {discounts.length > 0 && (
        <ul className={styles.codeList}>
          {discounts.map((discount) => (
            <Entered key={discount.uuid} {...{ cart, discount, isOffline, readOnly }} />
          ))}
        </ul>
      )}
      {isOpen && discounts.length < 2 && <NewCode cart={cart} isOffline={isOffline} />}
    </div>
  );
}

interface EnteredProps extends DiscountEntryProps {
  readonly discount: Discounted['discounts'][number];
}

function Entered({ cart, discount, isOffline, readOnly = false }: EnteredProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { code, name, minimalOrderValue, isUsable, counts } = discount;
  const minimum = formatEuro(minimalOrderValue);
  const removing = useMutation({
    ...changeOf(cart.uuid),
    mutationFn: () => removeDiscount(client, cart.uuid, code),
    onSuccess: (refusal) => {
      if (refusal === null)
        toast(t`Code ${code} removed`, { action: { label: t`Undo`, run: () => adding.mutate() } });
    },
  });
  // Uses the mutation key of the cart: it waits for earlier changes, and blocks the payment meanwhile.
  const adding = useMutation({
    ...changeOf(cart.uuid),
    mutationFn: () => addDiscount(client, cart.uuid, code),
    onSuccess: (refusal) => {
      if (refusal !== null) toast(refusal, { kind: 'error' });
    },
    onError: () =>
      toast(t({ id: 'generic.error_try_again', message: 'Something went wrong. Try again.' }), {
        kind: 'error',
      }),
  });
  return (
    <li className={styles.code}>
      <span>
        <strong>{name}</strong> <span className={styles.soft}>{code}</span>
        <span className={styles.soft}>
          {' '}
          <Worth discount={discount} isSpent={readOnly} />
        </span>
        {!isUsable && (
          <span className={styles.wrong}>
            <Trans>This code is no longer valid. Remove it to continue.</Trans>
          </span>
        )}
        {isUsable && !counts && (
          <span className={styles.wrong} role="status">
            <Trans>Valid from {minimum}, excluding delivery costs.</Trans>
          </span>
        )}
        {(removing.isError || (removing.data ?? null) !== null) && (
          <span className={styles.wrong} role="alert">
            {removing.data ?? <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>}
          </span>
        )}
      </span>
      {cart.status === 'OPEN' && !readOnly && (
        <IconButton
          icon={X}
          label={t`Remove code ${code}`}
          isDisabled={isOffline}
          isPending={removing.isPending}
          onPress={() => removing.mutate()}
        />
      )}
    </li>
  );
}

interface WorthProps {
  readonly discount: Pick<EnteredProps['discount'], 'type' | 'value' | 'usage'>;
  /** Whether the cart is paid: the value of a gift card is then what was spent of it. */
  readonly isSpent: boolean;
}

/** What a code deducts. An open cart may deduct less than the balance of a gift card (CART-028). */
function Worth({ discount: { type, value, usage }, isSpent }: WorthProps) {
  const locale = useLocale();
  const balance = formatEuro(value);
  if (usage === 'gift_card' && !isSpent) return <Trans>Balance: {balance}</Trans>;
  // With a non-breaking space.
  return type === 'percentage' ? `−\u00a0${formatPercent(value, locale)}` : `−\u00a0${formatEuro(value)}`;
}

function NewCode({ cart, isOffline }: DiscountEntryProps) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const adding = useMutation({
    ...changeOf(cart.uuid),
    mutationFn: (code: string) => addDiscount(client, cart.uuid, code),
    onSuccess: (refusal) => {
      if (refusal === null) setTyped('');
      else track({ type: 'error', detail: 'cart_discount' });
    },
  });
  // Not a form: in step 3 it is inside the form that pays.
  const use = () => {
    if (typed.trim() !== '' && !adding.isPending) adding.mutate(typed.trim());
  };
  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" onPress={() => setOpen(true)}>
        <Trans>Add a discount code or gift card</Trans>
      </Button>
    );
  }
  return (
    <FieldRow>
      <TextField
        autoFocus
        label={<Trans>Discount code or gift card</Trans>}
        value={typed}
        onChange={setTyped}
        onKeyDown={({ key }) => key === 'Enter' && use()}
        autoComplete="off"
        spellCheck="false"
        maxLength={50}
        error={
          adding.isError ? (
            <Trans id="generic.error_try_again">Something went wrong. Try again.</Trans>
          ) : (
            (adding.data ?? undefined)
          )
        }
      />
      <Button isDisabled={isOffline} isPending={adding.isPending} onPress={use}>
        <Trans>Apply</Trans>
      </Button>
    </FieldRow>
  );
}
