import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/kit/skeleton.tsx';
import { Problem } from './problem.tsx';

export interface WithLookupProps<Value, Key extends readonly unknown[]> {
  readonly query: UseQueryOptions<Value, Error, Value, Key>;
  /** Told when the list cannot be had (STAFF-034..038). */
  readonly failed: string;
  readonly children: (value: Value) => ReactNode;
}

/** A field that needs a list of the server: waits for it, or says which one is missing. */
export function WithLookup<Value, Key extends readonly unknown[]>(props: WithLookupProps<Value, Key>) {
  const { data, isError, refetch } = useQuery(props.query);
  if (data !== undefined) return props.children(data);
  return isError ? (
    <Problem text={props.failed} onRetry={() => void refetch()} />
  ) : (
    <Skeleton height="120px" />
  );
}
