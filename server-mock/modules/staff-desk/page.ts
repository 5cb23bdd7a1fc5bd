import { builder } from '../../graphql/builder.ts';
import { UserHasNoAdminPermissionsError, UserNotAuthenticatedError } from '../../graphql/errors.ts';

/** The errors that every operation of the staff desk can return. */
export const staffAlone = [UserNotAuthenticatedError, UserHasNoAdminPermissionsError];

const pageSize = 25;
const most = 100;
const furthest = 1_000_000;

export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
}

/** The limit and the offset of a page; values out of range are clamped. */
export function within(limit: number | null | undefined, offset: number | null | undefined) {
  return {
    limit: Math.min(Math.max(1, limit ?? pageSize), most),
    offset: Math.min(Math.max(0, offset ?? 0), furthest),
  };
}

type ItemRef<Item> = ReturnType<ReturnType<typeof builder.objectRef<Item>>['implement']>;

/** Builds the GraphQL type for one page of a list. */
export function pageType<Item>(name: string, item: ItemRef<Item>) {
  return builder.objectRef<PageOf<Item>>(name).implement({
    description: 'One page of a list.',
    fields: (t) => ({
      items: t.field({
        type: [item],
        description: 'What is on it.',
        resolve: ({ items }) => [...items] as never,
      }),
      totalCount: t.exposeInt('totalCount', { description: 'How many there are in all.' }),
    }),
  });
}
