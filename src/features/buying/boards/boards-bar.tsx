import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BoardTools } from './board-tools.tsx';
import styles from './boards.module.css';
import { boardsQuery } from './boards-query.ts';

/** The boards above the wishlist: the list of them, and the open one with its tools. */
export function BoardsBar({ chosen }: { readonly chosen: string | null }) {
  const { t } = useLingui();
  const { data: boards = [] } = useQuery(boardsQuery);
  const board = boards.find(({ uuid }) => uuid === chosen);
  if (boards.length === 0) {
    return (
      <p className={styles.hint}>
        <Trans>
          Tap the folder on a photo to add the product to a board. Make one for each room, for example, and
          share it with others.
        </Trans>
      </p>
    );
  }
  return (
    <>
      <nav aria-label={t`Boards`}>
        <ul className={styles.bar}>
          <li>
            <Link to="/account/favorieten" className={styles.tab} data-chosen={chosen === null || undefined}>
              <Trans>All</Trans>
            </Link>
          </li>
          {boards.map(({ uuid, title, productUuids }) => (
            <li key={uuid}>
              <Link
                to="/account/favorieten"
                search={{ bord: uuid }}
                className={styles.tab}
                data-chosen={uuid === chosen || undefined}
              >
                {title} <span className={styles.soft}>{productUuids.length}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {board !== undefined && <BoardTools key={board.uuid} board={board} />}
    </>
  );
}
