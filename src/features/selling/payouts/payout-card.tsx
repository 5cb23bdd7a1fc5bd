import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { downloadFile } from '#src/data/download-file.ts';
import { formatDate, formatEuro } from '#src/i18n/format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { errorText, logger } from '#src/platform/logger/logger.ts';
import { Button } from '#src/ui/kit/button.tsx';
import { toast } from '#src/ui/kit/toast-store.ts';
import type { FailedMoney } from './failed-payout.ts';
import { payoutMessage, payoutProblemMessages } from './payout-messages.ts';
import styles from './payouts.module.css';
import type { Payout } from './payouts-query.ts';

interface PayoutCardProps {
  readonly payout: Payout;
  /** For a payout that did not arrive; null if none of it is due any more. */
  readonly failedMoney: FailedMoney | null;
  readonly orderLink: (uuid: string, label: ReactNode) => ReactNode;
  readonly detailsLink: (label: ReactNode) => ReactNode;
}

/** One payout: its amount, its products and its documents. */
export function PayoutCard({ payout, failedMoney, orderLink, detailsLink }: PayoutCardProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { number, problem, amount, accountEnd } = payout;
  const day = formatDate(payout.paid ?? payout.created, locale);
  return (
    <li className={styles.payout}>
      <div className={styles.head}>
        <span className={styles.stacked}>
          <strong className={styles.amount}>{formatEuro(amount)}</strong>
          <span className={styles.soft}>
            <Trans>
              {day} · payout {number} · account ending in {accountEnd}
            </Trans>
          </span>
        </span>
        <span>{t(payoutMessage(payout))}</span>
      </div>
      {problem !== null && (
        <p>
          {t(payoutProblemMessages[problem])}
          {problem !== 'OUTDATED' && failedMoney !== null && (
            <>
              {' '}
              <FailedMoneyText money={failedMoney} detailsLink={detailsLink} />
            </>
          )}
        </p>
      )}
      <ul className={styles.stacked}>
        {payout.items.map((item) => (
          <li key={item.uuid} className={styles.line}>
            <span className={styles.stacked}>
              {orderLink(item.uuid, item.title)}
              {item.amount < 0 && (
                <span className={styles.soft}>
                  <Trans>Refunded after an earlier payout</Trans>
                </span>
              )}
            </span>
            <span className={styles.amount}>{formatEuro(item.amount)}</span>
          </li>
        ))}
      </ul>
      <PayoutFiles payout={payout} />
    </li>
  );
}

interface FailedMoneyProps extends Pick<PayoutCardProps, 'detailsLink'> {
  readonly money: FailedMoney;
}

/** Where the money of a payout that did not arrive is, and what the seller has to do for it. */
function FailedMoneyText({ money, detailsLink }: FailedMoneyProps) {
  if (money.place === 'LATER_PAYOUT') {
    const { number } = money;
    return <Trans>The money is now in payout {number}.</Trans>;
  }
  if (money.place === 'WAITS') return <Trans>The money is still yours: we will pay you again.</Trans>;
  return (
    <>
      <Trans>The money is still yours: enter another account number and we will pay you again.</Trans>{' '}
      {detailsLink(<Trans>Change account number</Trans>)}
    </>
  );
}

interface PayoutFile {
  readonly file: string;
  /** The file name of the download. */
  readonly name: string;
  readonly label: ReactNode;
}

/** The documents of a payout. A failed payout has no statement; earlier invoices stay available. */
function filesOf({ number, status, invoiceNumber, creditNotes }: Payout): readonly PayoutFile[] {
  const statements: readonly PayoutFile[] = [
    { file: 'statement.pdf', name: `hervonden-${number}.pdf`, label: <Trans>Statement (PDF)</Trans> },
    { file: 'statement.csv', name: `hervonden-${number}.csv`, label: <Trans>Statement (CSV)</Trans> },
  ];
  const invoices: readonly PayoutFile[] =
    invoiceNumber === null
      ? []
      : [
          {
            file: 'invoice.pdf',
            name: `hervonden-invoice-${invoiceNumber}.pdf`,
            label: <Trans>Invoice {invoiceNumber}</Trans>,
          },
        ];
  const credits = creditNotes.map(
    (note): PayoutFile => ({
      file: `credit-notes/${note.number}/credit-note.pdf`,
      name: `hervonden-credit-note-${note.number}.pdf`,
      label: <CreditNoteLabel {...note} />,
    }),
  );
  const hasArrived = status !== 'FAILED' && status !== 'RETURNED';
  return [...(hasArrived ? statements : []), ...invoices, ...credits];
}

function CreditNoteLabel({ number, amount }: Payout['creditNotes'][number]) {
  const credited = formatEuro(amount);
  return (
    <Trans>
      Credit note {number} ({credited})
    </Trans>
  );
}

function PayoutFiles({ payout }: { readonly payout: Payout }) {
  const { t } = useLingui();
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (file: string, name: string) => {
    setBusy(file);
    try {
      await downloadFile(`/api/v2/payouts/${payout.uuid}/${file}`, name);
    } catch (error) {
      logger.warn('payout_file_failed', { error: errorText(error) });
      toast(t`The file could not be downloaded. Check your connection and try again.`, { kind: 'error' });
    } finally {
      setBusy(null);
    }
  };
  const files = filesOf(payout);
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map(({ file, name, label }) => (
        <Button key={file} size="small" isPending={busy === file} onPress={() => void save(file, name)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
