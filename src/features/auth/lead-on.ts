import type { PanelTools } from './panel-tools.ts';
import type { Refusal } from './use-attempt.ts';

/**
 * True when a refusal leads to another screen: an account that was never activated (AUTH-032 to AUTH-034), or the second
 * step of a sign-in.
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
