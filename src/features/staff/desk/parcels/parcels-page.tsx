import { Trans, useLingui } from '@lingui/react/macro';
import { PackageX } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Due, Moment, State } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { chosenOf, deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { parcelListLabels, parcelTroubleLabels } from './parcel-labels.ts';
import { StaffParcelsDocument, type StaffParcelsQueryVariables } from './parcels.gen.ts';

/** Parcels that are lost, returned or rejected by the carrier; overdue ones first, then the oldest problem. */
export function ParcelsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Parcels with a problem`);
  const search = useDeskSearch(['list']);
  const asked: StaffParcelsQueryVariables = {
    searchString: search.query,
    list: chosenOf(parcelListLabels, search.filters.list) ?? 'OPEN',
    offset: (search.page - 1) * deskPageSize,
  };
  const answer = useDeskList(userId, ['parcels', asked], async (options) =>
    granted((await request(StaffParcelsDocument, asked, options)).staffParcels),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Parcels with a problem</Trans>
      </h1>
      <DeskList
        label={t`List of parcels`}
        search={search}
        searchLabel={t`Product, order number, tracking number or seller`}
        filters={[
          {
            name: 'list',
            label: t`Status`,
            options: Object.entries(parcelListLabels).map(([value, label]) => ({ value, label: t(label) })),
          },
        ]}
        answer={answer}
        name={{ label: t`Product`, of: ({ title }) => title }}
        hrefOf={({ uuid }) => `/staff/parcels/${uuid}`}
        columns={[
          {
            id: 'trouble',
            label: t`Problem`,
            cell: ({ trouble, resolved }) =>
              trouble === null ? (
                '–'
              ) : (
                <State isAlert={resolved === null}>{t(parcelTroubleLabels[trouble])}</State>
              ),
          },
          { id: 'since', label: t`Since`, cell: ({ since }) => <Moment at={since} /> },
          { id: 'due', label: t`Deadline`, cell: ({ due }) => <Due at={due} isForStaff /> },
          { id: 'next', label: t`Next step of the order`, cell: ({ nextStep }) => <Moment at={nextStep} /> },
          {
            id: 'contacted',
            label: t`Carrier contacted`,
            isSecondary: true,
            cell: ({ contacted }) => <Moment at={contacted} />,
          },
          { id: 'number', label: t`Order`, isSecondary: true, cell: ({ orderNumber }) => orderNumber },
          { id: 'seller', label: t`Seller`, isSecondary: true, cell: ({ sellerName }) => sellerName },
        ]}
        empty={{ icon: PackageX, title: <Trans>No parcels with a problem</Trans> }}
      />
    </div>
  );
}
