import type { CommandScope } from '../../command.ts';
import { ValidationError } from '../../graphql/errors.ts';
import type { OwnCase } from './store.ts';

/** Messages and proposals of one side in a case. Counted per side, so that neither can silence the other. */
const mostMessages = 200;

/**
 * Refuses another message or proposal of a side that has sent the maximum, as ValidationError `case_is_full`. Staff have
 * none. The caller holds the lock of the case.
 */
export async function requireSpace(
  { tx }: CommandScope,
  caseId: string,
  side: OwnCase['actor'],
): Promise<void> {
  if (side === 'staff') return;
  const { count } = await tx
    .selectFrom('case_entries')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('case_id', '=', caseId)
    .where('side', '=', side)
    .where('what', 'in', ['answer', 'propose'])
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostMessages) throw new ValidationError('case_is_full');
}
