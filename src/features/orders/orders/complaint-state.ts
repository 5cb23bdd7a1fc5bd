import type { OrderDetailFragment } from './orders.gen.ts';

/** Whether there is a complaint about an order, or one can be opened. */
export function complaintStateOf({
  complaint,
  status,
  possible,
}: OrderDetailFragment['delivery']): 'opened' | 'possible' | 'none' {
  if (complaint !== null || status === 'IN_REVIEW') return 'opened';
  return possible.includes('dispute') ? 'possible' : 'none';
}
