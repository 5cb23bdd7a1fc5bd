import { Trans } from '@lingui/react/macro';
import { formatDate, formatTime } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Banner } from '#src/ui/kit/banner.tsx';
import { Button } from '#src/ui/kit/button.tsx';

/** In the place of buying and bidding, while a piece is kept for somebody whose bid was accepted. `until` is ISO. */
export function ReservedNote({ until }: { readonly until: string }) {
  const locale = useLocale();
  const [day, time] = [formatDate(until, locale), formatTime(until, locale)];
  return (
    <Banner
      title={
        <Trans>
          Reserved until {day}, {time}
        </Trans>
      }
    >
      <Trans>
        The seller accepted somebody's bid. If it is not paid by then, you can buy it or bid again.
      </Trans>
    </Banner>
  );
}

/** The same for the bar at the bottom of a phone. */
export function ReservedButton() {
  return (
    <Button kind="primary" isDisabled>
      <Trans>Reserved</Trans>
    </Button>
  );
}
