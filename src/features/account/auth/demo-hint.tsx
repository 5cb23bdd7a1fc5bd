import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import styles from './auth.module.css';

const versionSchema = v.object({
  demo: v.optional(v.object({ accounts: v.array(v.string()), password: v.string() })),
});

/** The accounts for trying out the shop; shown only when the server says that it is a demonstration. */
export function DemoHint() {
  const { data } = useQuery({
    queryKey: ['shop', 'version'],
    meta: { keep: false },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const response = await fetch('/version.json', { signal, cache: 'no-store' });
      return v.parse(versionSchema, await response.json());
    },
  });
  if (data?.demo === undefined) return null;
  return (
    <aside className={styles.demo}>
      <p>
        <Trans>This is a demo. Try it with one of these accounts:</Trans>
      </p>
      <ul className={styles.demoList}>
        {data.demo.accounts.map((email) => (
          <li key={email}>
            <code>{email}</code>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Password: <code>{data.demo.password}</code>
        </Trans>
      </p>
    </aside>
  );
}
