import type { PanelTools } from './panel-tools.ts';
import type { Refusal } from './use-attempt.ts';

/**
 * Opens the next screen when a refusal has one: for an account that was never activated (AUTH-032 to AUTH-034), and
 * for the second step of a sign-in. Returns whether it did.
 */
export function leadOn(tools: PanelTools, { errorCode, ticket }: Refusal): boolean {
  if (errorCode === 'account_inactive') {
    tools.go({ name: 'inactive', email: tools.email.trim() });
    return true;
  }
  if (errorCode !== 'second_factor_required' || typeof ticket !== 'string') return false;
  tools.go({ name: 'second_factor', ticket });
  return true;
}
