import { Trans } from '@lingui/react/macro';
import { formatUntil } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';
import { useNow } from '#src/ui/kit/use-now.ts';

/** Replaces the buy and bid buttons while a product is reserved for another buyer. `until` is an ISO date. */
export function ReservedNote({ until }: { readonly until: string }) {
  const time = formatUntil(until, useNow(), useLocale());
  return (
    <Banner title={<Trans>Reserved until {time}</Trans>}>
      <Trans>Another buyer has until then to pay. If they do not pay, you can buy the product.</Trans>
    </Banner>
  );
}

/** The same for the bar at the bottom of the page on a phone. */
export function ReservedButton() {
  return (
    <Button kind="primary" isDisabled>
      <Trans>Reserved</Trans>
    </Button>
  );
}
