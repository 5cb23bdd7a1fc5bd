import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Problem } from './problem.tsx';

export interface WithLookupProps<Value, Key extends readonly unknown[]> {
  readonly query: UseQueryOptions<Value, Error, Value, Key>;
  /** The message if the list cannot be loaded (STAFF-034..038). */
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}

/**
 * A field that needs a list from the server: shows a placeholder, the field, or the message that the list is missing.
 */
export function WithLookup<Value, Key extends readonly unknown[]>(props: WithLookupProps<Value, Key>) {
  const { data, isError, refetch } = useQuery(props.query);
  if (data !== undefined) return props.children(data);
  return isError ? (
    <Problem text={props.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton height="120px" />
  );
}
