import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { companyQuery } from '#src/data/company/company-query.ts';
import styles from './company-details.module.css';

export interface CompanyDetailsProps {
  /** Shown while they are not known, and where the operator has set none. */
  readonly fallback?: ReactNode;
}

/** The name, address, registration and contact details of the company behind the shop. */
export function CompanyDetails({ fallback = null }: CompanyDetailsProps) {
  const { data: company } = useQuery(companyQuery);
  if (company === undefined || company === null) return fallback;
  const { name, address, registrationNumber, vatNumber, email, phone, isDemo } = company;
  return (
    <div className={styles.company}>
      <address className={styles.address}>
        <strong>{name}</strong>
        <span>{address}</span>
        <span>
          <Trans>KvK {registrationNumber}</Trans>
        </span>
        <span>
          <Trans>VAT {vatNumber}</Trans>
        </span>
        <a href={`mailto:${email}`}>{email}</a>
        {phone !== null && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      </address>
      {isDemo && (
        <p>
          <Trans>This is a demonstration: these company details are fictitious.</Trans>
        </p>
      )}
    </div>
  );
}
