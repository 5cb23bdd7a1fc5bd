import { lazy, Suspense } from 'react';
import { useValue } from '#src/app/notices/use-value.ts';
import type { ReportButtonProps } from '#src/features/reports/report-button.tsx';
import { loadAccountWords } from '#src/i18n/i18n.ts';
import { session$ } from '#src/platform/session/session.ts';
import { patient } from '#src/platform/update/patient.ts';

// Its words are in the catalogue of the account (scripts/account-rooms.ts).
const ReportButton = lazy(
  patient(async () => {
    const [part] = await Promise.all([import('#src/features/reports/report-button.tsx'), loadAccountWords()]);
    return { default: part.ReportButton };
  }),
);

/** The button that reports a product or a seller, for whoever is signed in and is not the seller. */
export function ReportSlot({ sellerUuid, ...props }: ReportButtonProps & { readonly sellerUuid: string }) {
  const session = useValue(session$, null);
  if (session === null || session.sellerId === sellerUuid) return null;
  return (
    <Suspense fallback={null}>
      <ReportButton {...props} />
    </Suspense>
  );
}
