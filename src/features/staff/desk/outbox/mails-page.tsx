import { Trans, useLingui } from '@lingui/react/macro';
import { Mail } from 'lucide-react';
import { request } from '#src/data/graphql/client.ts';
import { usePageTitle } from '#src/ui/kit/page-title.ts';
import { Moment } from '../act/detail.tsx';
import { granted } from '../act/granted.ts';
import { useDeskList } from '../act/use-desk-query.ts';
import styles from '../desk.module.css';
import { DeskList } from '../list/desk-list.tsx';
import { deskPageSize, useDeskSearch } from '../list/use-desk-search.ts';
import { StaffMailsDocument } from './outbox.gen.ts';

/** Emails stored on this server instead of being sent, when no mail server is configured. */
export function MailsPage({ userId }: { readonly userId: string }) {
  const { t } = useLingui();
  usePageTitle(t`Emails`);
  const search = useDeskSearch([]);
  const asked = { searchString: search.query, offset: (search.page - 1) * deskPageSize };
  const answer = useDeskList(userId, ['mails', asked], async (options) =>
    granted((await request(StaffMailsDocument, asked, options)).staffMails),
  );
  return (
    <div className={styles.page}>
      <h1>
        <Trans>Emails</Trans>
      </h1>
      <DeskList
        label={t`Emails`}
        search={search}
        searchLabel={t`Address or subject`}
        answer={answer}
        enterDoes={null}
        name={{ label: t`Subject`, of: ({ subject }) => subject }}
        hrefOf={() => null}
        columns={[
          { id: 'to', label: t`Sent to`, cell: ({ recipient }) => recipient },
          { id: 'at', label: t`Sent`, cell: ({ created }) => <Moment at={created} /> },
        ]}
        empty={{
          icon: Mail,
          title: <Trans>No stored emails</Trans>,
          text: <Trans>A server with an email service sends emails instead of storing them.</Trans>,
        }}
      />
    </div>
  );
}
