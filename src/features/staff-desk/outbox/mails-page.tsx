import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { rowsOf, useDeskQuery } from '../act/use-desk-page.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { StaffMailsDocument } from './outbox.gen.ts';

/** Mails that this server kept instead of sending, where no mail server is set. */
export function MailsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Mails`);
  const search = useDeskSearch([]);
  const asked = { searchString: search.query, offset: (search.page - 1) * deskPageSize };
  const query = useDeskQuery(userId, ['mails', asked], async (options) =>
    granted((await request(StaffMailsDocument, asked, options)).staffMails),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Mails</Trans>
      </h1>
      <DeskList
        label={t`Mails`}
        search={search}
        searchLabel={t`Address or subject`}
        answer={rowsOf(query)}
        name={{ label: t`Subject`, of: ({ subject }) => subject }}
        hrefOf={() => null}
        columns={[
          { id: 'to', label: t`Sent to`, cell: ({ recipient }) => recipient },
          { id: 'at', label: t`Sent`, cell: ({ created }) => <Moment at={created} /> },
        ]}
        empty={{
          icon: Mail,
          title: <Trans>No mails kept here</Trans>,
          words: <Trans>A server with a mail service sends them and keeps none.</Trans>,
        }}
      />
    </div>
  );
}
